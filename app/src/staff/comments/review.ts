import type { Resource } from 'facet-client/types';

export type Comment = Resource<'course_evaluation_comment'>;
export type Decision = Comment['attributes']['decision'];

/** The decision of a reviewer about a comment. */
export interface Review {
  readonly decision: Decision;
  readonly reason: string | null;
  /** The text after the reviewer has made it unrecognisable. */
  readonly text?: string;
}

/** The state of sending a review: under way, done, failed, or overtaken by another reviewer. */
export type Sending =
  | { readonly state: 'sending' | 'failed'; readonly review: Review; readonly key: string }
  | { readonly state: 'refused'; readonly review: Review; readonly detail: string }
  | { readonly state: 'overtaken'; readonly review: Review };

/** A comment of the queue. */
export interface Entry {
  /** The comment as the service stores it. */
  readonly comment: Comment;
  readonly sending?: Sending;
  /** The comment before this reviewer's last decision, for undoing it. */
  readonly before?: Review;
  /** The end of another reviewer's hold, if it is known. */
  readonly heldUntil?: string;
}

/** The queue of a reviewer: the comments in the order in which they came, and the place of the current one. */
export interface Queue {
  readonly entries: readonly Entry[];
  readonly at: number;
  /** Ids in the order in which they were decided, the latest last. */
  readonly decided: readonly string[];
  readonly isWhole: boolean;
}

export const emptyQueue: Queue = { entries: [], at: 0, decided: [], isWhole: false };

/** A comment with the idempotency key of the request about it. */
interface Keyed {
  readonly id: string;
  readonly key: string;
}

export type Event =
  | { readonly type: 'loaded'; readonly comments: readonly Comment[]; readonly isLast: boolean }
  | { readonly type: 'went'; readonly to: number }
  | { readonly type: 'decided'; readonly id: string; readonly review: Review; readonly key: string }
  | { readonly type: 'undone'; readonly id: string; readonly key: string }
  | { readonly type: 'decidedMany'; readonly each: readonly Keyed[]; readonly review: Review }
  | { readonly type: 'undoneMany'; readonly each: readonly Keyed[] }
  | { readonly type: 'held'; readonly id: string; readonly until: string | undefined }
  | { readonly type: 'heldBack'; readonly id: string; readonly key: string; readonly until: string }
  | { readonly type: 'refreshed'; readonly comment: Comment }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'saved'; readonly comment: Comment; readonly key: string }
  | { readonly type: 'failed'; readonly id: string; readonly key: string }
  | { readonly type: 'refused'; readonly id: string; readonly key: string; readonly detail: string }
  | { readonly type: 'overtaken'; readonly comment: Comment };

/** The present state of a comment, in the form of a review. */
const reviewOf = ({ attributes: { decision, reason, text } }: Comment): Review => ({
  decision,
  reason,
  ...(text !== null && { text }),
});

/** The review that a reviewer sees: the reviewer's own one where there is one, otherwise the stored one. */
export const shownOf = ({ comment, sending }: Entry): Review => {
  const own = sending === undefined || sending.state === 'overtaken' ? undefined : sending.review;
  return { ...reviewOf(comment), ...own };
};

/** Returns whether an entry is decided. */
export const isDone = (entry: Entry): boolean => shownOf(entry).decision !== 'undecided';

const bounded = (at: number, { entries }: Pick<Queue, 'entries'>): number =>
  Math.max(0, Math.min(at, entries.length - 1));

const change = (queue: Queue, id: string, to: (entry: Entry) => Entry): Queue => ({
  ...queue,
  entries: queue.entries.map((entry) => (entry.comment.id === id ? to(entry) : entry)),
});

/** Returns the next undecided entry after a place, otherwise one before it; the place itself if there is none. */
const nextOpen = ({ entries }: Queue, at: number): number => {
  const open = (from: number, to: number) =>
    entries.findIndex((each, i) => i >= from && i < to && !isDone(each) && each.heldUntil === undefined);
  const [after, before] = [open(at + 1, entries.length), open(0, at)];
  if (after >= 0) return after;
  return before >= 0 ? before : at;
};

const load = (queue: Queue, { comments, isLast }: Extract<Event, { type: 'loaded' }>): Queue => {
  const known = new Set(queue.entries.map(({ comment }) => comment.id));
  const entries = comments.filter(({ id }) => !known.has(id)).map((comment) => ({ comment }));
  return { ...queue, entries: [...queue.entries, ...entries], isWhole: isLast };
};

const decide = (queue: Queue, { id, review, key }: Extract<Event, { type: 'decided' }>): Queue => {
  const changed = change(queue, id, (entry) => ({
    comment: entry.comment,
    before: shownOf(entry),
    sending: { state: 'sending', review, key },
  }));
  const decided = [...queue.decided.filter((each) => each !== id), id];
  const at = queue.entries.findIndex(({ comment }) => comment.id === id);
  return { ...changed, decided, at: review.decision === 'undecided' ? at : nextOpen(changed, at) };
};

const undo = (queue: Queue, { id, key }: Extract<Event, { type: 'undone' }>): Queue => {
  const changed = change(queue, id, ({ comment, before }) => ({
    comment,
    ...(before && { sending: { state: 'sending', review: before, key } }),
  }));
  const at = queue.entries.findIndex(({ comment }) => comment.id === id);
  return { ...changed, decided: queue.decided.filter((each) => each !== id), at: bounded(at, queue) };
};

/** A decision about several comments keeps the reviewer's place. */
const staying = (queue: Queue, change: (queue: Queue) => Queue): Queue => ({ ...change(queue), at: queue.at });

const decideMany = (queue: Queue, { each, review }: Extract<Event, { type: 'decidedMany' }>): Queue =>
  staying(queue, (before) =>
    each.reduce((so, { id, key }) => decide(so, { type: 'decided', id, review, key }), before),
  );

const undoMany = (queue: Queue, { each }: Extract<Event, { type: 'undoneMany' }>): Queue =>
  staying(queue, (before) => each.reduce((so, { id, key }) => undo(so, { type: 'undone', id, key }), before));

/** Moves to the next open comment if the current one no longer waits for this reviewer. */
const continueFrom = (queue: Queue, id: string, isLeft: boolean): Queue => {
  const isCurrent = queue.entries[queue.at]?.comment.id === id;
  return isCurrent && !isLeft ? { ...queue, at: nextOpen(queue, queue.at) } : queue;
};

const hold = (queue: Queue, { id, until }: Extract<Event, { type: 'held' }>): Queue => {
  const changed = change(queue, id, ({ heldUntil: _before, ...entry }) => ({
    ...entry,
    ...(until !== undefined && { heldUntil: until }),
  }));
  const before = queue.entries.find(({ comment }) => comment.id === id);
  // A reviewer who returns to a held comment wants to see it.
  const isKnown = before?.heldUntil !== undefined;
  return continueFrom(changed, id, until === undefined || before === undefined || isKnown || isDone(before));
};

/** Takes back a decision that the service refused because another reviewer holds the comment. */
const holdBack = (queue: Queue, { id, key, until }: Extract<Event, { type: 'heldBack' }>): Queue => ({
  ...settle(queue, id, [key, (entry) => ({ ...withoutSending(entry), heldUntil: until })]),
  decided: queue.decided.filter((each) => each !== id),
});

const refresh = (queue: Queue, { comment }: Extract<Event, { type: 'refreshed' }>): Queue => {
  const before = queue.entries.find((entry) => entry.comment.id === comment.id);
  // The reviewer's own decision is under way; its response brings the new state.
  if (before === undefined || before.sending !== undefined) return queue;
  const changed = change(queue, comment.id, (entry) => ({ ...entry, comment }));
  return continueFrom(changed, comment.id, isDone(before) || comment.attributes.decision === 'undecided');
};

/** Whether an event is about the decision that an entry waits for, and not about an earlier one. */
const isAbout = ({ sending }: Entry, key: string): boolean =>
  sending !== undefined && 'key' in sending && sending.key === key;

const settle = (queue: Queue, id: string, [key, to]: readonly [string, (entry: Entry) => Entry]): Queue =>
  change(queue, id, (entry) => (isAbout(entry, key) ? to(entry) : entry));

const withoutSending = ({ sending: _sending, ...entry }: Entry): Entry => entry;

const save = (queue: Queue, { comment, key }: Extract<Event, { type: 'saved' }>): Queue =>
  change(queue, comment.id, (entry) =>
    // A later decision is still being sent, and continues from this version.
    isAbout(entry, key) ? { ...withoutSending(entry), comment } : { ...entry, comment },
  );

const resend = (entry: Entry): Entry =>
  entry.sending?.state === 'failed' ? { ...entry, sending: { ...entry.sending, state: 'sending' } } : entry;

const overtake = (queue: Queue, { comment }: Extract<Event, { type: 'overtaken' }>): Queue =>
  change(queue, comment.id, (entry) => ({
    comment,
    ...(entry.sending && { sending: { state: 'overtaken', review: entry.sending.review } }),
  }));

/** The queue after an event. */
export const afterEvent = (queue: Queue, event: Event): Queue => {
  switch (event.type) {
    case 'loaded':
      return load(queue, event);
    case 'went':
      return { ...queue, at: bounded(event.to, queue) };
    case 'decided':
      return decide(queue, event);
    case 'undone':
      return undo(queue, event);
    case 'decidedMany':
      return decideMany(queue, event);
    case 'undoneMany':
      return undoMany(queue, event);
    case 'held':
      return hold(queue, event);
    case 'heldBack':
      return holdBack(queue, event);
    case 'refreshed':
      return refresh(queue, event);
    case 'retried':
      return change(queue, event.id, resend);
    case 'saved':
      return save(queue, event);
    case 'failed':
      return settle(queue, event.id, [event.key, (entry) => failed(entry)]);
    case 'refused':
      return settle(queue, event.id, [event.key, (entry) => refused(entry, event.detail)]);
    case 'overtaken':
      return overtake(queue, event);
  }
};

const failed = (entry: Entry): Entry =>
  entry.sending?.state === 'sending' ? { ...entry, sending: { ...entry.sending, state: 'failed' } } : entry;

const refused = (entry: Entry, detail: string): Entry =>
  entry.sending === undefined
    ? entry
    : { ...entry, sending: { state: 'refused', review: entry.sending.review, detail } };

/** How far a reviewer is. */
export const progressOf = ({ entries }: Queue) => ({
  done: entries.filter(isDone).length,
  all: entries.length,
  unsaved: entries.filter(({ sending }) => sending?.state === 'failed' || sending?.state === 'sending').length,
  failed: entries.filter(({ sending }) => sending?.state === 'failed').length,
});
