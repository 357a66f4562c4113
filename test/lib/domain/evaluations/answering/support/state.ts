import { scanTable } from '../../../../../../infra/tools/bench/scan-table.ts';
import { counterPartitions, keyOf, linkageEntryRange, wholePartition } from '../../../../../../lib/store/keys.ts';
import type { Store } from '../../../../../../lib/store/store.ts';

/** How much there is of an evaluation's answers, place by place; each must show the same. */
export interface AnswerState {
  readonly participations: number;
  readonly ballots: number;
  readonly responses: number;
  readonly linked: number;
  readonly sectionResponses: number;
  readonly completed: number;
  readonly counted: number;
}

const sum = (numbers: readonly unknown[]): number => numbers.reduce<number>((total, each) => total + Number(each), 0);

/** The states of evaluations of one question section each, by one look at both tables. */
export const statesOf = async (store: Store, evaluations: readonly string[]): Promise<AnswerState[]> => {
  const { client, ballotsTableName, tableName } = store;
  const [main, ballots] = await Promise.all([
    scanTable({ client, tableName }),
    scanTable({ client, tableName: ballotsTableName }),
  ]);
  const inPartition = Map.groupBy(main, ({ pk }) => String(pk));
  const ballotsOf = Map.groupBy(ballots, ({ pk }) => String(pk));
  const responsesOf = Map.groupBy(main, ({ evaluation }) => String(evaluation));
  const partsOf = Map.groupBy(main, ({ evaluation_response: response }) => String(response));
  const counts = main.filter(({ pk }) => String(pk).startsWith('response_count#'));
  const countsOf = Map.groupBy(counts, ({ sk }) => String(sk).split('#')[0] ?? '');
  const [first] = linkageEntryRange('responses');
  return evaluations.map((evaluation) => {
    const responses = responsesOf.get(evaluation) ?? [];
    const own = inPartition.get(keyOf.record({ type: 'course_evaluation', id: evaluation }).pk) ?? [];
    const tally = inPartition.get(keyOf.tally(evaluation, 0).pk) ?? [];
    return {
      participations: (inPartition.get(keyOf.participation(evaluation, '').pk) ?? []).length,
      ballots: (ballotsOf.get(evaluation) ?? []).length,
      responses: responses.length,
      linked: own.filter(({ sk }) => String(sk).startsWith(first)).length,
      sectionResponses: sum(responses.map(({ id }) => (partsOf.get(String(id)) ?? []).length)),
      completed: sum(tally.map(({ completed = 0 }) => completed)),
      counted: sum((countsOf.get(evaluation) ?? []).flatMap(({ pk: _pk, sk: _sk, ...days }) => Object.values(days))),
    };
  });
};

/** The state after so many answers. */
export const afterAnswers = (count: number): AnswerState => ({
  participations: count,
  ballots: count,
  responses: count,
  linked: count,
  sectionResponses: count,
  completed: count,
  counted: count,
});

/** How many section responses the list counts. */
export const countedInList = async (store: Store, list = 'course_evaluation_section_response'): Promise<number> => {
  const items = (
    await Promise.all(counterPartitions(list).map((each) => store.queryRange(each, wholePartition)))
  ).flat();
  return sum(items.map(({ count = 0 }) => count));
};
