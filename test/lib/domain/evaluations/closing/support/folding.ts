import { scanTable } from '../../../../../../infra/tools/bench/scan-table.ts';
import type { UnitResult } from '../../../../../../lib/domain/evaluations/results/frozen-result.ts';
import { detailKeys, unitsOf } from '../../../../../../lib/domain/evaluations/results/result-details.ts';
import type { Answer } from '../../../../../../lib/store/ballots.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import type { Store } from '../../../../../../lib/store/store.ts';
import { type AskedPeriod, answer, askPeriod, type Evaluated } from './answered-period.ts';

export const ballotsOf = ({ client, ballotsTableName }: Store) => scanTable({ client, tableName: ballotsTableName });

/** All records of a type. */
export const recordsOf = async (store: Store, type: string): Promise<StoredRecord[]> =>
  (await scanTable(store)).filter((item) => item.type === type && item.sk === '#') as unknown as StoredRecord[];

/** The result of an evaluation, if there is one, with its units. */
export const resultOf = async (
  store: Store,
  { id }: Evaluated,
): Promise<{ record: StoredRecord | undefined; units: UnitResult[] }> => {
  const record = await store.read({ type: 'course_evaluation_result', id });
  return { record, units: record === undefined ? [] : unitsOf(await store.getMany(detailKeys(record))) };
};

/** A ballot: of what is on a scale the value, and comments where there are words. */
export const answersTo = (
  { questions }: AskedPeriod,
  { teaching }: Evaluated,
  value: number,
  words?: string,
): Answer[] => [
  { question: questions.overall, value, ...(words && { comment: `${words} overall` }) },
  { question: questions.pace, choices: ['right'] },
  ...(words === undefined ? [] : [{ question: questions.words, text: words }]),
  ...teaching.map((instructor) => ({
    question: questions.clear,
    instructor,
    value,
    ...(words && { comment: `${words} of one` }),
  })),
];

/** The first of a list that has one. */
export const only = <Value>([first]: readonly Value[]): Value => {
  if (first === undefined) throw new Error('nothing there');
  return first;
};

/** One class of seven, with one teacher, of which six have answered. */
export const answeredClass = async (store: Store, settings: object = { minimum_response_threshold: 5 }) => {
  const period = await askPeriod(store, [{ enrolled: 7, teachers: 1 }], settings);
  const evaluation = only(period.evaluations);
  for (const [student, value] of [5, 4, 4, 3, 5, 1].entries()) {
    const words = student < 2 ? `words ${student}` : undefined;
    await answer(store, evaluation, student, answersTo(period, evaluation, value, words));
  }
  return { period, evaluation };
};
