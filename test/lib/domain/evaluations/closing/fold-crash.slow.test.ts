import { describe, expect, inject, test } from 'vitest';
import { type Item, scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { foldPeriod } from '../../../../../lib/domain/evaluations/closing/fold-period.ts';
import { documentClient } from '../../../../../lib/store/client.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { readTables, restoreTables } from '../../../../support/copy-tables.ts';
import { deaths, dieAfter } from '../../../../support/dying-store.ts';
import { checkKeptTotals } from '../../../../support/kept-totals.ts';
import { openTestTable } from '../../../../support/table.ts';
import { type AskedPeriod, afterClosing, answer, askPeriod } from './support/answered-period.ts';

const client = documentClient(inject('endpoint'));
const openStore = async (): Promise<Store> => new Store(client, (await openTestTable()).tableName);
const ballotsOf = ({ ballotsTableName }: Store) => scanTable({ client, tableName: ballotsTableName });

const classes = [
  { enrolled: 5, teachers: 2 },
  { enrolled: 4, teachers: 1 },
  { enrolled: 2, teachers: 0 },
];

const answered = [4, 2, 0];

/** Classes with enough answers, with too few, and with none; who answers writes something too. */
const answerSome = async (store: Store): Promise<AskedPeriod> => {
  const period = await askPeriod(store, classes, { minimum_response_threshold: 3 });
  const { questions } = period;
  for (const [index, evaluation] of period.evaluations.entries())
    for (let student = 0; student < (answered[index] ?? 0); student += 1)
      await answer(store, evaluation, student, [
        { question: questions.overall, value: 1 + student, comment: `overall ${index} ${student}` },
        { question: questions.words, text: `words ${index} ${student}` },
        ...evaluation.teaching.map((instructor) => ({ question: questions.clear, instructor, value: 2 + student })),
      ]);
  return period;
};

// What differs between two folds of the same ballots: the ids of comments, and with them their places.
const withoutIds = ({ pk, sk, ...item }: Item): Item => {
  const isComment = String(pk).startsWith('course_evaluation_comment#');
  const isList = String(sk).startsWith('comments#');
  if (isList) return { pk, sk, ids: (item.ids as string[]).length };
  if (!isComment) return { pk, sk, ...item };
  const { text, question, instructor, evaluation, subject, decision, created_at } = item;
  return { pk: 'comment', sk: `${evaluation} ${text}`, text, question, instructor, subject, decision, created_at };
};

const contentOf = async (store: Store): Promise<Item[]> =>
  (await scanTable(store))
    .map(withoutIds)
    .sort((one, other) => (`${one.pk} ${one.sk}` < `${other.pk} ${other.sk}` ? -1 : 1));

/** Each evaluation has all of its ballots, or its result; neither is half there. */
const requireBallotsOrResult = async (store: Store, before: readonly Item[]): Promise<void> => {
  const results = new Set(
    (await scanTable(store)).flatMap(({ type, id }) => (type === 'course_evaluation_result' ? [id] : [])),
  );
  const left = await ballotsOf(store);
  for (const { pk, sk } of before)
    expect(results.has(pk) || left.some((each) => each.pk === pk && each.sk === sk)).toBe(true);
};

const fold = (store: Store, { id }: AskedPeriod) => foldPeriod(store, id, { now: afterClosing });

describe('a fold', () => {
  test('that is killed between any two of its writes leaves ballots or result, and is finished by the next', async () => {
    const first = await openStore();
    const period = await answerSome(first);
    const before = await readTables(first);
    const writes = await dieAfter(first, Number.POSITIVE_INFINITY, (store) => fold(store, period));
    await foldPeriod(first, period.id, { now: afterClosing });
    const after = await contentOf(first);
    expect(await ballotsOf(first)).toEqual([]);
    expect(after.filter(({ pk }) => pk === 'comment')).toHaveLength(8);
    expect(writes).toBeGreaterThan(5);
    for (const most of deaths(writes)) {
      await restoreTables(before, first);
      await dieAfter(first, most, (dying) => fold(dying, period));
      await requireBallotsOrResult(first, before.ballots);
      await fold(first, period);
      await foldPeriod(first, period.id, { now: afterClosing });
      expect(await contentOf(first), `after ${most} writes`).toEqual(after);
      await checkKeptTotals(first);
      expect(await ballotsOf(first), `after ${most} writes`).toEqual([]);
    }
  });
});
