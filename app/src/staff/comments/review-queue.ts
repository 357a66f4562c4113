import type { Ask } from '../session/api.ts';
import { afterEvent, type Entry, type Event, emptyQueue, progressOf, type Queue } from './review.ts';
import { sendReview } from './send-review.ts';

/** A queue of comments that outlives its page: decisions are sent also while the reviewer is on other pages. */
export interface ReviewQueue {
  readonly get: () => Queue;
  readonly dispatch: (event: Event) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

// The most requests at once. After a decision about many comments, the service's rate limit would refuse more.
const mostAtOnce = 4;

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Opens a queue. It sends the decisions about one comment one after another, and sends failed ones again when the
 * connection is back. The browser asks before it drops unsaved decisions; `noteChange` is called when the service has
 * stored a new decision.
 */
export const openReviewQueue = (ask: Ask, page: Page, noteChange: () => void): ReviewQueue => {
  let queue = emptyQueue;
  const listeners = new Set<() => void>();
  const underWay = new Set<string>();
  const send = async ({ comment, sending }: Entry): Promise<void> => {
    if (sending?.state !== 'sending' || underWay.has(comment.id) || underWay.size >= mostAtOnce) return;
    underWay.add(comment.id);
    const event = await sendReview(ask, comment, sending);
    underWay.delete(comment.id);
    dispatch(event);
    if (event.type === 'saved' || event.type === 'overtaken') noteChange();
  };
  const dispatch = (event: Event): void => {
    queue = afterEvent(queue, event);
    if (progressOf(queue).unsaved > 0) page.addEventListener('beforeunload', warn);
    else page.removeEventListener('beforeunload', warn);
    for (const listener of listeners) listener();
    for (const entry of queue.entries) void send(entry);
  };
  page.addEventListener('online', () => {
    for (const { comment, sending } of queue.entries)
      if (sending?.state === 'failed') dispatch({ type: 'retried', id: comment.id });
  });
  return {
    get: () => queue,
    dispatch,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
