import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCountLeftAgain } from '../periods/comments-left.ts';
import { useStaff } from '../session/staff.tsx';
import type { Filters } from './filters.ts';
import { useCommentPages } from './queries.ts';
import { isDone } from './review.ts';
import { openReviewQueue, type ReviewQueue } from './review-queue.ts';

// The next page is requested when no more than this many comments are left.
const enough = 50;

/** The queue that was opened before where there is one, so that nothing is lost on the way to another page. */
const useKeptQueue = (period: string, filters: Filters): ReviewQueue => {
  const kept = useQueryClient();
  const { ask } = useStaff();
  const countLeftAgain = useCountLeftAgain(period);
  const [queue] = useState((): ReviewQueue => {
    const key = ['comments', 'queue', period, filters];
    const known = kept.getQueryData<ReviewQueue>(key);
    if (known !== undefined) return known;
    const opened = openReviewQueue(ask, window, countLeftAgain);
    kept.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    kept.setQueryData(key, opened);
    return opened;
  });
  return queue;
};

/** The queue of a period's comments, with more of them as they are needed. */
export const useQueue = (period: string, filters: Filters) => {
  const { get, dispatch, subscribe } = useKeptQueue(period, filters);
  const queue = useSyncExternalStore(subscribe, get);
  const pages = useCommentPages(period, filters);
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = pages;
  useEffect(() => {
    if (data !== undefined)
      dispatch({ type: 'loaded', comments: data.pages.flatMap((page) => page.data), isLast: !hasNextPage });
  }, [data, hasNextPage, dispatch]);
  const left = queue.entries.filter((entry) => !isDone(entry)).length;
  const isNear = left < enough || queue.entries.length - queue.at < enough;
  useEffect(() => {
    if (hasNextPage && isNear && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isNear, isFetching, isError, fetchNextPage]);
  return { queue, dispatch, pages };
};
