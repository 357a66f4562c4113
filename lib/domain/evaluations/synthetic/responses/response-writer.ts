import { courseEvaluation } from '../../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResponse } from '../../../../resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../../../resources/course-evaluations/course-evaluation-section-response.ts';
import { forEachAtOnce } from '../../../../runtime/at-once.ts';
import { countSteps } from '../../../../store/counter.ts';
import { counterShards, keyName, keyOf } from '../../../../store/keys.ts';
import { inlineEntries } from '../../../../store/linkage.ts';
import { overflowAttribute, type StoredRecord } from '../../../../store/record.ts';
import { WriteRefused } from '../../../../store/refused.ts';
import { retryBusy } from '../../../../store/retry.ts';
import { type Condition, changeStep, itemExists, putStep, type Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { maxSteps } from '../../../../store/write.ts';
import { countResponseStep } from '../../response-rates/items.ts';
import type { MadeResponse } from './make-response.ts';

/** A response to write, with where it is linked. */
export interface PlacedResponse extends MadeResponse {
  readonly evaluation: string;
  readonly period: string;
  /** Students of the section: the evaluation takes no more responses. */
  readonly students: number;
  /** Whether there is room for it in the evaluation's own item, which those of others may have passed by. */
  readonly isInline: boolean;
}

/** What a refused step returns: the evaluation is full or gone, or the response exists already. */
const refusal = Symbol('refused');
const refused = () => refusal;

const linkage = 'responses';
const referenceOf = (evaluation: string) => ({ type: courseEvaluation.type, id: evaluation });

/** Links responses with their evaluation, if it still exists and has room: those of another writer count as well. */
const evaluationSteps = (evaluation: string, placed: readonly PlacedResponse[]): Step[] => {
  const reference = referenceOf(evaluation);
  const students = placed[0]?.students ?? 0;
  const inline = placed.filter(({ isInline }) => isInline);
  const overflow = placed.filter(({ isInline }) => !isInline);
  const than = Math.min(students, inlineEntries) - inline.length + 1;
  const conditions: Condition[] = [
    itemExists,
    ...(inline.length === 0 ? [] : [{ kind: 'shorter', path: [linkage], than } as const]),
    ...(overflow.length === 0
      ? []
      : [
          {
            kind: 'fewer',
            path: [overflowAttribute, linkage],
            than: students - inlineEntries - overflow.length + 1,
          } as const,
        ]),
  ];
  const counted = changeStep(
    keyOf.record(reference),
    {
      conditions,
      set: inline.map(({ response }) => [[linkage, response.id], {}] as const),
      add: overflow.length === 0 ? [] : [[[overflowAttribute, linkage], overflow.length]],
    },
    refused,
  );
  const entries = overflow.map(({ response: { id } }) =>
    putStep(keyOf.linkageEntry(reference, linkage, id), { target: id, entry: {} }, refused),
  );
  return [counted, ...entries];
};

const putRecord = (record: StoredRecord): Step => putStep(keyOf.record(record), record, refused);

/** A response with the steps that are its own. */
interface Packed {
  readonly placed: PlacedResponse;
  readonly steps: readonly Step[];
}

type Pack = readonly Packed[];

const ownSteps = ({ response, sectionResponses, period, evaluation }: PlacedResponse, shard: number): Step[] => [
  countResponseStep({ period, evaluation, day: response.created_at }, shard),
  ...[response, ...sectionResponses].map(putRecord),
  ...countSteps(courseEvaluationResponse, 1, shard),
  ...sectionResponses.flatMap(() => countSteps(courseEvaluationSectionResponse, 1, shard)),
];

const nameOf = ({ key }: Step): string => keyName(key);

/** Fills transactions; each counts in another shard than its neighbours, so that they do not meet on one item. */
function* packsOf(responses: Iterable<PlacedResponse>): Generator<Pack, void, void> {
  let [pack, items, shard]: [Packed[], Set<string>, number] = [[], new Set(), 0];
  for (const placed of responses) {
    const steps = ownSteps(placed, shard);
    const touched = new Set([...steps, ...evaluationSteps(placed.evaluation, [placed])].map(nameOf));
    if (items.union(touched).size > maxSteps) {
      yield pack;
      shard = (shard + 1) % counterShards;
      const again = ownSteps(placed, shard);
      [pack, items] = [[{ placed, steps: again }], new Set(again.map(nameOf)).union(touched)];
      continue;
    }
    pack.push({ placed, steps });
    items = items.union(touched);
  }
  if (pack.length > 0) yield pack;
}

const byEvaluation = (pack: Pack): [string, Packed[]][] => [
  ...Map.groupBy(pack, ({ placed }) => placed.evaluation).entries(),
];

const stepsOf = (pack: Pack): Step[] => [
  ...byEvaluation(pack).flatMap(([evaluation, packed]) =>
    evaluationSteps(
      evaluation,
      packed.map(({ placed }) => placed),
    ),
  ),
  ...pack.flatMap(({ steps }) => steps),
];

/** Whether a pack is written; one that was refused after an answer was lost may be, by the attempt before. */
const tryToWrite = async (store: Store, pack: Pack): Promise<boolean> => {
  let attempts = 0;
  try {
    await retryBusy(() => {
      attempts += 1;
      return store.write(stepsOf(pack));
    });
    return true;
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    const [first] = pack;
    if (attempts === 1 || first === undefined) return false;
    return (await store.get(keyOf.record(first.placed.response))) !== undefined;
  }
};

type OnWritten = (responses: readonly PlacedResponse[]) => void;

const writePack = async (store: Store, pack: Pack, onWritten: OnWritten): Promise<void> => {
  if (await tryToWrite(store, pack)) return onWritten(pack.map(({ placed }) => placed));
  const parts = byEvaluation(pack);
  if (parts.length > 1) for (const [, part] of parts) await writePack(store, part, onWritten);
};

const inFlight = 4;

/**
 * Writes responses into their evaluations, many in one transaction with their counts: at any moment the counters are
 * right, and no evaluation is destroyed without its latest responses. Responses whose evaluation is gone or full are left
 * out; `onWritten` hears of all others.
 */
export const writeResponses = (
  store: Store,
  responses: Iterable<PlacedResponse>,
  onWritten: OnWritten,
): Promise<void> => forEachAtOnce(packsOf(responses), inFlight, (pack) => writePack(store, pack, onWritten));
