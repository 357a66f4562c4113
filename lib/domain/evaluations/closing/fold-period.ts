import { linkedIds } from '../../../model/definition/record-fields.ts';
import { generationOf, isClosed, isCounted } from '../../../resources/course-evaluations/period-times.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { outOfTime, requireTime } from '../../../runtime/time-limit.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { tryToWrite } from '../../../store/try-to-write.ts';
import { finishCoverage } from '../coverage/finish-coverage.ts';
import { noteCounted, notePeriodFolded } from '../periods/items.ts';
import { readQuestionnaire } from '../questions/read-questionnaire.ts';
import { askedIn } from './asked-in.ts';
import { Circumstances } from './circumstances.ts';
import { foldBatch } from './fold-batch.ts';
import type { ClosedPeriod } from './fold-evaluation.ts';

/** A closed period with its questions; 2 round trips. */
export const withQuestions = async (store: Store, record: StoredRecord, now: Date): Promise<ClosedPeriod> => ({
  record,
  generation: generationOf(record),
  questions: (await readQuestionnaire(store, record)).flatMap(askedIn),
  now,
});

/** When a fold is carried out, and until when. */
export interface FoldTimes {
  readonly now: Date;
  readonly until?: Date | undefined;
}

/** The state of a period after a fold. */
export type FoldOutcome = 'folded' | 'not_closed' | 'unfinished';

const batchSize = 33;
const batchesAtOnce = 3;

/**
 * Folds the evaluations of a closed period that have no result yet, in parallel. The number of requests grows with the
 * evaluations and their ballots. After an interruption the next fold continues; two parallel folds do no harm.
 */
export const foldPeriod = async (store: Store, id: string, { now, until }: FoldTimes): Promise<FoldOutcome> => {
  const covered = await finishCoverage(store, id, until);
  if (covered === undefined || !isClosed(covered.record, now)) return 'not_closed';
  if (covered.plan !== undefined) return 'unfinished';
  // After this note, the settings and questions that results are computed with cannot change.
  const isFixed = isCounted(covered.record) || (await tryToWrite(store, [noteCounted(covered.record)]));
  if (!isFixed) return 'unfinished';
  const period = await withQuestions(store, covered.record, now);
  const evaluations = linkedIds(covered.record, 'evaluations');
  const circumstances = new Circumstances(store);
  let isDone = true;
  try {
    await forEachAtOnce(chunk(evaluations, batchSize), batchesAtOnce, async (batch) => {
      requireTime(until);
      isDone = (await foldBatch(store, batch, { period, circumstances, until })) && isDone;
    });
  } catch (error) {
    if (error !== outOfTime) throw error;
    return 'unfinished';
  }
  // The next sweep sees what the other process has done.
  if (!isDone) return 'unfinished';
  await store.write([notePeriodFolded(covered.record)]);
  return 'folded';
};
