import { describe, expect, it } from 'vitest';
import { changesAnything, toCounts } from '../../../../app/src/staff/imports/counts.ts';
import { messages } from '../../../../app/src/staff/imports/messages.ts';
import { type Rejection, toCsv } from '../../../../app/src/staff/imports/rejections-csv.ts';
import { isSameFile, recall, remember } from '../../../../app/src/staff/imports/remembered.ts';
import { toRemovalLimit } from '../../../../app/src/staff/imports/removal-limit.ts';
import { hasEnded, type ImportAttributes, rowsDoneOf, stageOf } from '../../../../app/src/staff/imports/stage.ts';
import { byKind, summaryOf } from '../../../../app/src/staff/imports/summary.ts';

const none = { created: 0, changed: 0, unchanged: 0, removed: 0, rejected: 0, skipped: 0 };

describe('the counts of an import', () => {
  const counts = toCounts({
    types: { user: { ...none, created: 2, rejected: 1 }, department: none, profile: { ...none, unchanged: 7 } },
    enrolments: { ...none, changed: 3 },
    missing: { department: 4 },
    files: [{ file: 'x.csv', state: 'not_understood', rows: 2, loaded: 0, rejected: 2, skipped: 0 }],
    notes: [{ text: 'classes name several terms', count: 4 }, { text: 'no file of terms' }],
    warnings: { count: 5, first: [] },
  });

  it('leave out kinds of which there is nothing to report, and sum up the others', () => {
    expect(counts?.kinds.map(({ kind }) => kind)).toEqual(['user', 'department', 'profile', 'enrolments']);
    expect(counts?.total).toEqual({ ...none, created: 2, changed: 3, unchanged: 7, rejected: 1, missing: 4 });
    expect(counts?.notes).toEqual(['classes name several terms (4)', 'no file of terms']);
    expect([counts?.files[0]?.state, counts?.warnings]).toEqual(['not_understood', 5]);
  });

  it.each([null, undefined, {}, 'text'])('are not there before the work has begun: %j', (value) => {
    expect(toCounts(value)).toBeUndefined();
  });

  it('are shown in words, in all and by kind', () => {
    const found = toCounts({
      types: { user: { ...none, created: 1_204 }, course_evaluation_course: { ...none, created: 1, removed: 1 } },
      enrolments: none,
    });
    expect(found && summaryOf(found, messages.would)).toBe('creates 1,205 records and ends 1 record');
    expect(found && byKind(found, 'created')).toBe('1,205 records (people 1,204, courses 1)');
    expect(found && byKind(found, 'changed')).toBeUndefined();
  });

  it('show whether anything would be written', () => {
    const of = (user: object) => toCounts({ types: { user: { ...none, ...user } }, enrolments: none });
    const anything = [{ created: 1 }, { changed: 1 }, { removed: 1 }, { unchanged: 9, rejected: 1 }].map((each) => {
      const found = of(each);
      return found && changesAnything(found);
    });
    expect(anything).toEqual([true, true, true, false]);
  });
});

describe('an import that stopped', () => {
  it('at its removal limit shows what is missing, and which limit would allow it', () => {
    const message =
      'The set lacks more than 10 % of what is known of a kind; it may be cut. Missing are user: 3 of 8 (37.5 %); department: 1 of 20 (5.0 %).';
    expect(toRemovalLimit(message)).toEqual({
      limit: 10,
      kinds: [
        { kind: 'user', missing: 3, known: 8 },
        { kind: 'department', missing: 1, known: 20 },
      ],
      enough: 38,
    });
  });

  it.each([null, 'The zip archive is damaged.', 'The set lacks more than it should.'])(
    'for another reason: %s',
    (text) => {
      expect(toRemovalLimit(text)).toBeUndefined();
    },
  );
});

describe('how far an import is', () => {
  const of = (attributes: object) =>
    ({ state: 'awaiting_upload', message: null, dry_run: true, ...attributes }) as unknown as ImportAttributes;

  it.each([
    [{}, { kind: 'sending', share: 0.5 }, { kind: 'sending', share: 0.5 }],
    [{}, { kind: 'sent' }, { kind: 'arrived' }],
    [{}, { kind: 'failed' }, { kind: 'not_sent', broke: true }],
    [{}, undefined, { kind: 'not_sent', broke: false }],
    [{ state: 'running' }, { kind: 'sent' }, { kind: 'running' }],
    [{ state: 'finished' }, undefined, { kind: 'checked' }],
    [{ state: 'finished', dry_run: false }, undefined, { kind: 'applied' }],
    [{ state: 'stopped', message: 'The zip archive is damaged.' }, undefined, { kind: 'stopped' }],
    [{ state: 'interrupted' }, undefined, { kind: 'interrupted' }],
    [{ state: 'failed' }, undefined, { kind: 'failed' }],
  ] as const)('%j, %j', (attributes, sending, stage) => {
    expect(stageOf(of(attributes), sending)).toEqual(stage);
  });

  it.each([
    [{ rows: null, rows_done: null }, undefined],
    [{ rows: 0, rows_done: 0 }, undefined],
    [
      { rows: 18_600, rows_done: 0 },
      { done: 0, rows: 18_600 },
    ],
    [
      { rows: 18_600, rows_done: 8_400 },
      { done: 8_400, rows: 18_600 },
    ],
  ])('in rows: %j', (attributes, known) => {
    expect(rowsDoneOf(of(attributes))).toEqual(known);
  });

  it('ends with every state but the first two', () => {
    const states = ['awaiting_upload', 'running', 'finished', 'stopped', 'interrupted', 'failed'];
    expect(states.map((state) => hasEnded(of({ state })))).toEqual([false, false, true, true, true, true]);
  });
});

describe('the rows that were not loaded, as CSV', () => {
  it('are quoted where they have to be, and run as no formula', () => {
    const rejection = {
      file: '=cmd().csv',
      line: 7,
      column: null,
      value: 'text;=1+1 of "9" characters',
      reason: 'There is no such course.',
      record_type: 'user',
    } as unknown as Rejection;
    expect(toCsv([rejection])).toBe(
      'file,row,column,value,reason,kind\r\n\'=cmd().csv,7,,"text;=1+1 of ""9"" characters",There is no such course.,user\r\n',
    );
  });
});

describe('what a tab keeps of an import', () => {
  const file = { name: 'a.zip', size: 3, lastModified: 5 };
  const known = { file, wish: { format: null, remove_missing: true, threshold: 5 }, isDryRun: true, key: 'key' };

  it('is what is needed to continue after a reload', () => {
    const entries = new Map<string, string>();
    const storage = {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => void entries.set(name, value),
    };
    remember(storage, 'one', known);
    expect([recall(storage, 'one'), recall(storage, 'two')]).toEqual([known, undefined]);
  });

  it('is given up where there is no room', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => remember(full, 'one', known)).not.toThrow();
  });

  it('distinguishes the same file from one that was saved since', () => {
    expect(isSameFile({ ...file }, file)).toBe(true);
    for (const other of [{ size: 4 }, { name: 'b.zip' }, { lastModified: 6 }])
      expect(isSameFile({ ...file, ...other }, file)).toBe(false);
  });
});
