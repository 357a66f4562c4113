import { describe, expect, it } from 'vitest';
import { filterQuery, filtersIn, isNarrowed } from '../../../../app/src/staff/comments/filters.ts';
import { commandOf } from '../../../../app/src/staff/comments/keys.ts';
import { listedIn, markedBy } from '../../../../app/src/staff/comments/marked.ts';
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
  // Each test gives only the members that it needs.
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

  it('decides several at once where the reviewer stays, and takes them all back', () => {
    const each = [
      { id: 'a', key: '1' },
      { id: 'c', key: '2' },
    ];
    const decided = queueAfter({ type: 'decidedMany', each, review: { decision: 'private', reason: null } });
    expect(decided.entries.map((one) => shownOf(one).decision)).toEqual(['private', 'undecided', 'private']);
    expect([decided.at, decided.decided]).toEqual([0, ['a', 'c']]);
    const back = each.map(({ id, key }) => ({ id, key: `again ${key}` }));
    const undone = afterEvent(decided, { type: 'undoneMany', each: back });
    expect(undone.entries.map((one) => shownOf(one).decision)).toEqual(Array(3).fill('undecided'));
    expect(entry(undone, 'c').sending).toMatchObject({ state: 'sending', key: 'again 2' });
    expect(undone.decided).toEqual([]);
  });

  it('passes by what another reviewer holds, until that is free again', () => {
    const held = queueAfter({ type: 'held', id: 'a', until: '2026-01-05T10:05:00.000Z' });
    expect(held.at).toBe(1);
    expect(afterEvent(held, { type: 'held', id: 'b', until: '2026-01-05T10:06:00.000Z' }).at).toBe(2);
    // It is looked at all the same by who goes there.
    const back = afterEvent(held, { type: 'went', to: 0 });
    expect(entry(back, 'a').heldUntil).toBe('2026-01-05T10:05:00.000Z');
    expect(afterEvent(back, { type: 'held', id: 'a', until: '2026-01-05T10:09:00.000Z' }).at).toBe(0);
    const free = afterEvent(back, { type: 'held', id: 'a', until: undefined });
    expect([free.at, entry(free, 'a').heldUntil]).toEqual([0, undefined]);
  });

  it('leaves undecided what another reviewer held when the decision came', () => {
    const until = '2026-01-05T10:05:00.000Z';
    const back = queueAfter(decide('a', 'public', '1'), { type: 'heldBack', id: 'a', key: '1', until });
    expect([shownOf(entry(back, 'a')).decision, entry(back, 'a').heldUntil]).toEqual(['undecided', until]);
    expect([progressOf(back), back.decided]).toEqual([{ done: 0, all: 3, unsaved: 0, failed: 0 }, []]);
  });

  it('passes by what another reviewer has decided, and keeps the own decision that is being sent', () => {
    const theirs = comment('a', 2, { decision: 'public' });
    const refreshed = queueAfter({ type: 'refreshed', comment: theirs });
    expect([refreshed.at, shownOf(entry(refreshed, 'a')).decision]).toEqual([1, 'public']);
    const own = queueAfter(decide('a', 'removed', '1'), { type: 'refreshed', comment: theirs });
    expect(shownOf(entry(own, 'a')).decision).toBe('removed');
  });

  it('takes a comment that comes twice once', () => {
    expect(afterEvent(queueAfter(), loaded).entries).toHaveLength(3);
  });
});

describe('marked words', () => {
  const markedIn = (text: string, words = ['idiot', 'Größe']) =>
    markedBy(words)(text).flatMap((each) => (each.isMarked ? [each.text] : []));

  it('are found at the beginning of words, without capitals and accents', () => {
    expect(markedIn('What an IDIOT, those Idioten!')).toEqual(['IDIOT', 'Idioten']);
    expect(markedIn('grosse Gruppe')).toEqual(['grosse']);
    expect(markedIn('Die Grösse der Gruppe')).toEqual(['Grösse']);
    expect(markedIn('antiidiotic', [''])).toEqual([]);
  });

  it('leave the text as it is', () => {
    const text = '„Idiot“,\n  said he – é.';
    expect(
      markedBy(['idiot'])(text)
        .map((each) => each.text)
        .join(''),
    ).toBe(text);
  });

  it('are listed each once, however they are divided', () => {
    expect(listedIn('idiot, dumm;dumm\n unfähig ')).toEqual(['idiot', 'dumm', 'unfähig']);
  });
});

describe('what is chosen of the comments', () => {
  it('is asked of the service, and only words stay out of the address', () => {
    const filters = filtersIn(new URLSearchParams('show=public&department=d,e&course=c&other=1'), 'jane');
    expect(filterQuery('p', filters)).toEqual({
      'filter[period]': ['p'],
      'filter[decision]': ['public'],
      'filter[department]': ['d', 'e'],
      'filter[course]': ['c'],
      'filter[q]': 'jane',
    });
    expect([isNarrowed(filters), isNarrowed(filtersIn(new URLSearchParams('show=nonsense'), ''))]).toEqual([
      true,
      false,
    ]);
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
