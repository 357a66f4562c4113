import type { AnyResource } from '../../../model/definition/resource.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResponse } from '../../../resources/course-evaluations/course-evaluation-response.ts';
import { courseEvaluationSectionResponse } from '../../../resources/course-evaluations/course-evaluation-section-response.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { formerCounterPartitions, type Key } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { deleteStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxSteps } from '../../../store/write.ts';
import { countResponseStep } from '../response-rates/count-response.ts';
import { alterRecords } from './alter-records.ts';
import { alteredSteps } from './to-days.ts';

/** What an upgrade has found in a table, by type. */
export interface Upgraded {
  /** Records that an earlier version had written. */
  readonly altered: Readonly<Record<string, number>>;
  /** Counts by the minute, which showed when students answered. */
  readonly minuteCounts: number;
  /** Responses whose ids show when they were made; no version of this service has given such ids. */
  readonly tellingIds: number;
}

/** Reads each evaluation once; of those that are read last a few thousand are kept. */
const readEvaluation = (store: Store) => {
  const known = new Map<string, Promise<StoredRecord | undefined>>();
  return (id: string): Promise<StoredRecord | undefined> => {
    if (known.size > 5_000) known.clear();
    const reading = known.get(id) ?? store.readInline({ type: courseEvaluation.type, id });
    known.set(id, reading);
    return reading;
  };
};

const alteringResponses = (store: Store) => {
  const evaluationOf = readEvaluation(store);
  return async (record: StoredRecord): Promise<readonly Step[]> => {
    const steps = alteredSteps(courseEvaluationResponse, record);
    if (record.counted === true) return steps;
    const evaluation = await evaluationOf(String(record.evaluation));
    if (evaluation === undefined) return steps;
    const counted = { period: String(evaluation.period), evaluation: evaluation.id, day: record.created_at };
    return [...steps, countResponseStep(counted, 0)];
  };
};

const isOpaque = (id: string): boolean => id.charAt('xxxxxxxx-xxxx-'.length) === '4';

// First and last sort key of the counts of an hour and its minutes.
const hours = ['h', 'h\uffff'] as const;

const findMinuteCounts = async (store: Store, { type }: AnyResource): Promise<Key[]> => {
  const partitions = formerCounterPartitions(type, hours[0]);
  const found = await Promise.all(
    partitions.map(async (pk) => (await store.queryRange(pk, hours)).map(({ sk }) => ({ pk, sk: String(sk) }))),
  );
  return found.flat();
};

const dropMinuteCounts = async (store: Store, resource: AnyResource): Promise<number> => {
  const keys = await findMinuteCounts(store, resource);
  for (const batch of chunk(keys, maxSteps))
    await store.write(batch.map((key) => deleteStep(key, () => undefined, [])));
  return keys.length;
};

/** Whether a table has responses that show when students answered. 1 round trip. */
export const needsUpgrade = async (store: Store): Promise<boolean> =>
  // They are dropped last.
  (await findMinuteCounts(store, courseEvaluationSectionResponse)).length > 0;

/**
 * Brings what earlier versions have written to what this one writes: nothing of a response shows more than its day, and
 * evaluations and responses are counted. Can be stopped at any moment, begun again and done twice, while others read and
 * write. Requests grow with what there is to alter.
 */
export const upgradeTable = async (store: Store, onProgress?: (altered: number) => void): Promise<Upgraded> => {
  let tellingIds = 0;
  const noting =
    (stepsFor: (record: StoredRecord) => Promise<readonly Step[]>) =>
    (record: StoredRecord): Promise<readonly Step[]> => {
      if (!isOpaque(record.id)) tellingIds += 1;
      return stepsFor(record);
    };
  const altering = [
    { resource: courseEvaluation, stepsFor: async (record: StoredRecord) => alteredSteps(courseEvaluation, record) },
    { resource: courseEvaluationResponse, stepsFor: noting(alteringResponses(store)) },
    {
      resource: courseEvaluationSectionResponse,
      stepsFor: noting(async (record) => alteredSteps(courseEvaluationSectionResponse, record)),
    },
  ];
  const altered: Record<string, number> = {};
  for (const each of altering) {
    const before = Object.values(altered).reduce((sum, count) => sum + count, 0);
    altered[each.resource.type] = await alterRecords(store, {
      ...each,
      onProgress: (count) => onProgress?.(before + count),
    });
  }
  return { altered, minuteCounts: await dropMinuteCounts(store, courseEvaluationSectionResponse), tellingIds };
};
