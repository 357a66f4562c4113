import { noChange } from '../../../model/validation/change.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { countRecordSteps } from '../../../model/write/count-steps.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { evaluationId } from '../../../resources/course-evaluations/coverage.ts';
import { requireTime } from '../../../runtime/time-limit.ts';
import { countSteps } from '../../../store/counter.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxSteps } from '../../../store/write.ts';
import { overtaken, putEvaluation } from './items.ts';

/** The evaluations to create, and the fence that every write checks. */
export interface Making {
  readonly period: string;
  readonly sections: readonly string[];
  /** When they are created, ISO 8601. */
  readonly at: string;
  readonly fence: Step;
  /** When to stop; without it, at the end. */
  readonly until?: Date | undefined;
  /** The shard of the counter. Each process that creates evaluations in parallel has its own. */
  readonly shard: number;
  /** The steps that are written with the last evaluations, in place of the fence. */
  readonly end: readonly Step[];
}

const evaluationOf = (period: string, section: string, at: string): StoredRecord =>
  newRecord(
    courseEvaluation,
    {
      ...noChange,
      toOne: {
        period: { type: 'course_evaluation_period', id: period },
        section: { type: 'course_evaluation_section', id: section },
      },
    },
    new Date(at),
    { id: evaluationId(period, section) },
  );

/** An evaluation to create, its creation time, and the shard that counts it. */
interface Made extends Pick<Making, 'period' | 'at'> {
  readonly section: string;
  readonly shard?: number;
}

/** Returns steps that create an evaluation and count it in its list. The caller must count it in its period. */
export const joiningSteps = ({ period, section, at, shard }: Made): Step[] => [
  putEvaluation(evaluationOf(period, section, at)),
  ...countSteps(courseEvaluation, 1, shard),
];

const makeSteps = ({ period, section, at, shard }: Made): Step[] => {
  const record = evaluationOf(period, section, at);
  return [putEvaluation(record), ...countRecordSteps(courseEvaluation, record, 1, { shard })];
};

const withoutMade = async (store: Store, period: string, sections: readonly string[]): Promise<string[]> => {
  const references = sections.map((section) => ({ type: courseEvaluation.type, id: evaluationId(period, section) }));
  const made = new Set((await store.getMany(references.map(keyOf.record))).map(({ section }) => section));
  return sections.filter((section) => !made.has(section));
};

interface Batch extends Pick<Making, 'period' | 'sections' | 'at' | 'shard'> {
  readonly sideEffects: readonly Step[];
}

const makeBatch = async (store: Store, batch: Batch): Promise<void> => {
  const { period, sections, at, shard, sideEffects } = batch;
  try {
    const made = sections.flatMap((section) => makeSteps({ period, section, at, shard }));
    await retryBusy(() => store.write([...sideEffects, ...made]));
  } catch (error) {
    if (!(error instanceof WriteRefused) || error.reasons.includes(overtaken)) throw error;
    // Another process may have created some evaluations in other transactions. A second creation would remove the links
    // of the record.
    const missing = await withoutMade(store, period, sections);
    if (missing.length === sections.length) throw error;
    await makeBatch(store, { ...batch, sections: missing });
  }
};

/**
 * Creates the evaluations of sections without one, about a hundred in a transaction, and writes the end of the work.
 * Throws `WriteRefused` when overtaken, and `outOfTime`.
 */
export const makeEvaluations = async (
  store: Store,
  { period, sections, at, fence, until, shard, end }: Making,
): Promise<void> => {
  // Two more steps count the evaluations, in the list and in the period.
  const batchSize = maxSteps - end.length - 2;
  for (let start = 0; start === 0 || start < sections.length; start += batchSize) {
    requireTime(until);
    const batch = sections.slice(start, start + batchSize);
    const isLast = start + batchSize >= sections.length;
    await makeBatch(store, { period, sections: batch, at, shard, sideEffects: isLast ? end : [fence] });
  }
};
