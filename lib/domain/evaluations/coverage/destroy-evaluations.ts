import { linkedIds } from '../../../model/definition/record-fields.ts';
import { type CountedRecords, countRecordSteps } from '../../../model/write/count-steps.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResponse } from '../../../resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../../resources/course-evaluations/course-evaluation-section-response.ts';
import { evaluationId } from '../../../resources/course-evaluations/coverage.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { requireTime } from '../../../runtime/time-limit.ts';
import { keyName, keyOf, linkageEntryRange } from '../../../store/keys.ts';
import { overflowAttribute, overflowOf, type StoredRecord } from '../../../store/record.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Condition, Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxSteps } from '../../../store/write.ts';
import { droppedCounts } from '../response-rates/items.ts';
import { submittedResponses, withAnswers } from '../tally/answered.ts';
import { discardSteps } from '../tally/items.ts';
import { dropEntry, dropRecord } from './items.ts';

/** The evaluations to destroy, and the fence that every write checks. */
export interface Destruction {
  readonly period: string;
  readonly sections: readonly string[];
  readonly fence: Step;
  /** The shard of the counters that the writes change. */
  readonly shard: number;
  /** When to stop; without it, at the end. */
  readonly until?: Date | undefined;
}

/** Returns the condition that the linkage has got no entries since it was read, because new entries would remain. */
const asRead = (record: StoredRecord, linkage: string, entries: number): Condition[] => {
  const overflow = record.spilled[linkage];
  return [
    { kind: 'shorter', path: [linkage], than: linkedIds(record, linkage).length - entries + 1 },
    overflow === undefined
      ? { kind: 'absent', path: [overflowAttribute, linkage] }
      : { kind: 'equals', path: [overflowAttribute, linkage], value: overflow },
  ];
};

/** Records of one type that are destroyed together. */
interface Destroyed extends Pick<Destruction, 'period' | 'fence' | 'shard'> {
  readonly resource: CountedRecords;
  readonly records: readonly StoredRecord[];
  /** Records of one type that are destroyed together. */
  readonly linkage?: string;
}

/** The only linkage of these records. */
const destroySteps = async (
  store: Store,
  record: StoredRecord,
  { resource, linkage, period, shard }: Destroyed,
): Promise<Step[][]> => {
  const key = keyOf.record(record);
  const hasOverflow = linkage !== undefined && overflowOf(record, linkage) > 0;
  const entries = hasOverflow ? await store.queryRange(key.pk, linkageEntryRange(linkage)) : [];
  const conditions = linkage === undefined ? [] : asRead(record, linkage, entries.length);
  return [
    // The entries are deleted before the record, because they could not be found without it. Their targets are deleted
    // already.
    ...entries.map(({ sk }) => [dropEntry({ pk: key.pk, sk: String(sk) })]),
    [dropRecord(record, conditions), ...countRecordSteps(resource, record, -1, { shard, group: period })],
  ];
};

const writeAll = async (store: Store, fence: Step, units: readonly Step[][]): Promise<void> => {
  let pack: Step[] = [];
  let items = new Set<string>();
  const send = async (): Promise<void> => {
    const steps = [fence, ...pack];
    if (pack.length > 0) await retryBusy(() => store.write(steps));
    pack = [];
    items = new Set();
  };
  for (const unit of units) {
    const touched = new Set(unit.map(({ key }) => keyName(key)));
    if (items.union(touched).size > maxSteps - 1) await send();
    pack.push(...unit);
    items = items.union(touched);
  }
  await send();
};

const destroyRecords = async (store: Store, destroyed: Destroyed): Promise<void> => {
  const units: Step[][] = [];
  for (const record of destroyed.records) units.push(...(await destroySteps(store, record, destroyed)));
  await writeAll(store, destroyed.fence, units);
};

const readAll = (store: Store, { type }: CountedRecords, ids: readonly string[]) =>
  store.readMany([...new Set(ids)].map((id) => ({ type, id })));

const entryKey = (evaluation: string, response: string) =>
  keyOf.linkageEntry({ type: courseEvaluation.type, id: evaluation }, 'responses', response);

const batchSize = 25;

/** The evaluations whose responses are destroyed, and which of them have answers. */
export interface Answered extends Pick<Destruction, 'period' | 'fence' | 'shard'> {
  readonly evaluations: readonly StoredRecord[];
  /** Ids of the evaluations that take no more ballots and may have had some. */
  readonly closed: readonly string[];
}

/**
 * Destroys the responses of evaluations, their section responses, and the counts of both. The section responses come
 * first, so that the next run finds the rest after an interruption.
 */
export const destroyResponses = async (
  store: Store,
  { period, evaluations, closed, fence, shard }: Answered,
): Promise<void> => {
  const submitted = await Promise.all(closed.map((id) => submittedResponses(store, id)));
  // Responses that no student has sent are linked in the evaluation's record. Its overflow has the same entries as a
  // submission writes.
  const linked = evaluations.flatMap((record) => linkedIds(record, 'responses'));
  const responses = await readAll(store, courseEvaluationResponse, [...linked, ...submitted.flat()]);
  const answers = responses.flatMap((record) => linkedIds(record, 'section_responses'));
  const parts = await readAll(store, courseEvaluationSectionResponse, answers);
  const by = { period, fence, shard };
  await destroyRecords(store, { ...by, resource: courseEvaluationSectionResponse, records: parts });
  await destroyRecords(store, {
    ...by,
    resource: courseEvaluationResponse,
    records: responses,
    linkage: 'section_responses',
  });
  const entries = closed.flatMap((evaluation, index) =>
    (submitted[index] ?? []).map((id) => [dropEntry(entryKey(evaluation, id))]),
  );
  await writeAll(store, fence, entries);
  const counts = await droppedCounts(
    store,
    period,
    evaluations.map(({ id }) => id),
  );
  await writeAll(
    store,
    fence,
    counts.map((step) => [step]),
  );
};

/**
 * Destroys evaluations after their section responses and responses, so that the next run finds the rest after an
 * interruption.
 */
export const destroyEvaluations = async (
  store: Store,
  { period, sections, fence, until, shard }: Destruction,
): Promise<void> => {
  for (const batch of chunk(sections, batchSize)) {
    requireTime(until);
    const ids = batch.map((section) => evaluationId(period, section));
    const evaluations = await store.readMany(ids.map((id) => ({ type: courseEvaluation.type, id })));
    const answered = await withAnswers(store, period, ids);
    await writeAll(store, fence, answered.map(discardSteps));
    // After this write, no process adds responses.
    await destroyResponses(store, { period, evaluations, closed: answered, fence, shard });
    const destroyed = { resource: courseEvaluation, records: evaluations, linkage: 'responses' };
    await destroyRecords(store, { period, fence, shard, ...destroyed });
  }
};
