import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useStaff } from '../session/staff.tsx';
import { useCommentPages } from './queue-queries.ts';
import {
  afterEvent,
  type Decision,
  type Entry,
  type Event,
  emptyQueue,
  isDone,
  progressOf,
  type Queue,
} from './review.ts';
import { sendReview } from './send-review.ts';

// The next page is asked for while so many are left.
const enough = 50;

type Send = Dispatch<Event>;

/** Sends what was decided, of each comment one after the other. */
const useSending = ({ entries }: Queue, tell: Send): void => {
  const { ask } = useStaff();
  const underWay = useRef(new Set<string>());
  useEffect(() => {
    const send = async ({ comment, sending }: Entry): Promise<void> => {
      if (sending?.state !== 'sending' || underWay.current.has(comment.id)) return;
      underWay.current.add(comment.id);
      const event = await sendReview(ask, comment, sending);
      underWay.current.delete(comment.id);
      tell(event);
    };
    for (const entry of entries) void send(entry);
  }, [entries, ask, tell]);
};

/** Tries again when the connection is back, and has the browser ask before what is not saved is lost. */
const useSafety = (queue: Queue, tell: Send): void => {
  const { unsaved } = progressOf(queue);
  const failed = queue.entries.flatMap(({ comment, sending }) => (sending?.state === 'failed' ? [comment.id] : []));
  const ids = failed.join();
  useEffect(() => {
    const retry = (): void => {
      for (const id of ids.split(',')) tell({ type: 'retried', id });
    };
    if (ids === '') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [ids, tell]);
  useEffect(() => {
    if (unsaved === 0) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
};

/** The queue of a period's comments: what is in it outlives the page, so that nothing is lost on the way to another. */
export const useQueue = (period: string, decision: Decision) => {
  const kept = useQueryClient();
  const key = ['comments', 'queue', period, decision];
  const [queue, tell] = useReducer(afterEvent, undefined, () => kept.getQueryData<Queue>(key) ?? emptyQueue);
  const name = key.join();
  useEffect(() => {
    kept.setQueryDefaults(name.split(','), { gcTime: Number.POSITIVE_INFINITY });
    kept.setQueryData(name.split(','), queue);
  }, [kept, name, queue]);
  const pages = useCommentPages(period, decision);
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = pages;
  useEffect(() => {
    if (data !== undefined)
      tell({ type: 'loaded', comments: data.pages.flatMap((page) => page.data), isLast: !hasNextPage });
  }, [data, hasNextPage]);
  const left = queue.entries.filter((entry) => !isDone(entry)).length;
  const isNear = left < enough || queue.entries.length - queue.at < enough;
  useEffect(() => {
    if (hasNextPage && isNear && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isNear, isFetching, isError, fetchNextPage]);
  useSending(queue, tell);
  useSafety(queue, tell);
  return { queue, tell, pages };
};
