import { describe, expect, it } from 'vitest';
import { commandOf } from '../../../../app/src/staff/comments/keys.ts';
import {
  afterEvent,
  type Comment,
  type Event,
  emptyQueue,
  progressOf,
  type Queue,
  shownOf,
} from '../../../../app/src/staff/comments/review.ts';

const comment = (id: string, version = 1, attributes: object = {}): Comment =>
  // A test says what it looks at.
  ({
    id,
    attributes: { text: `text of ${id}`, decision: 'undecided', reason: null, ...attributes },
    meta: { version },
  }) as unknown as Comment;

const loaded: Event = { type: 'loaded', comments: [comment('a'), comment('b'), comment('c')], isLast: true };

const queueAfter = (...events: readonly Event[]): Queue => [loaded, ...events].reduce(afterEvent, emptyQueue);

const decide = (id: string, decision: 'public' | 'removed', key: string): Event => ({
  type: 'decided',
  id,
  review: { decision, reason: decision === 'removed' ? 'Insults' : null },
  key,
});

const entry = (queue: Queue, id: string) => {
  const found = queue.entries.find((each) => each.comment.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('a queue of comments', () => {
  it('continues with the next one that is left, and back to the first at its end', () => {
    expect(queueAfter(decide('a', 'public', '1')).at).toBe(1);
    expect(queueAfter({ type: 'went', to: 2 }, decide('c', 'public', '1')).at).toBe(0);
    expect(queueAfter({ type: 'went', to: 9 }).at).toBe(2);
  });

  it('shows a decision at once, and counts what is not saved', () => {
    const queue = queueAfter(decide('a', 'removed', '1'));
    expect(shownOf(entry(queue, 'a'))).toMatchObject({ decision: 'removed', reason: 'Insults' });
    expect(progressOf(queue)).toEqual({ done: 1, all: 3, unsaved: 1, failed: 0 });
  });

  it('keeps what could not be sent, and sends it again under the same key', () => {
    const failed = queueAfter(decide('a', 'public', '1'), { type: 'failed', id: 'a', key: '1' });
    expect(progressOf(failed)).toMatchObject({ done: 1, unsaved: 1, failed: 1 });
    const retried = afterEvent(failed, { type: 'retried', id: 'a' });
    expect(entry(retried, 'a').sending).toMatchObject({ state: 'sending', key: '1' });
    const saved = afterEvent(retried, { type: 'saved', comment: comment('a', 2, { decision: 'public' }), key: '1' });
    expect(entry(saved, 'a').sending).toBeUndefined();
  });

  it('goes back to what a comment was before the last decision', () => {
    const saved = queueAfter(decide('a', 'public', '1'), {
      type: 'saved',
      comment: comment('a', 2, { decision: 'public' }),
      key: '1',
    });
    const undone = afterEvent(saved, { type: 'undone', id: 'a', key: '2' });
    expect(entry(undone, 'a').sending).toMatchObject({
      state: 'sending',
      key: '2',
      review: { decision: 'undecided', reason: null, text: 'text of a' },
    });
    expect([undone.at, undone.decided]).toEqual([0, []]);
  });

  it('sends a later decision from the version that the earlier one has made', () => {
    const queue = queueAfter(decide('a', 'public', '1'), decide('a', 'removed', '2'), {
      type: 'saved',
      comment: comment('a', 2, { decision: 'public' }),
      key: '1',
    });
    expect(entry(queue, 'a')).toMatchObject({ comment: { meta: { version: 2 } }, sending: { key: '2' } });
    const failed = afterEvent(queue, { type: 'failed', id: 'a', key: '1' });
    expect(entry(failed, 'a').sending?.state).toBe('sending');
  });

  it('shows what another reviewer has decided, until it is decided again', () => {
    const theirs = comment('a', 5, { decision: 'removed', reason: 'Theirs' });
    const queue = queueAfter(decide('a', 'public', '1'), { type: 'overtaken', comment: theirs });
    expect(shownOf(entry(queue, 'a'))).toMatchObject({ decision: 'removed', reason: 'Theirs' });
    const again = afterEvent(queue, decide('a', 'public', '2'));
    expect(shownOf(entry(again, 'a')).decision).toBe('public');
  });

  it('takes a comment that comes twice once', () => {
    expect(afterEvent(queueAfter(), loaded).entries).toHaveLength(3);
  });
});

describe('keys', () => {
  const press = (key: string, own: object = {}) =>
    commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...own });

  it('are commands, but not with the keys of the browser', () => {
    expect([press('j'), press('?'), press('3')]).toEqual(['next', 'help', 'remove']);
    expect([press('j', { ctrlKey: true }), press('1', { altKey: true }), press('x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
