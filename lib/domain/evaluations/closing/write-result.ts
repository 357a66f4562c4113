import type { ResourceIdentifier } from '../../../jsonapi/resource-object.ts';
import { textOf } from '../../../model/definition/record-fields.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { backReferenceSteps } from '../../../model/write/back-references.ts';
import { countRecordSteps } from '../../../model/write/count-steps.ts';
import { courseEvaluationResult } from '../../../resources/course-evaluations/course-evaluation-result.ts';
import { asPartOf } from '../../../resources/course-evaluations/midterm.ts';
import { ownRelease } from '../../../resources/course-evaluations/own-settings.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { dayOf } from '../../../runtime/instant.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { unchangedEvaluation } from '../coverage/items.ts';
import { asFixed } from '../questions/items.ts';
import type { FrozenResult } from '../results/frozen-result.ts';
import { absentResult, putDetail, putResult, resultShard } from '../results/items.ts';
import { ratesSeveral, taughtAs } from '../results/reading/own-units.ts';
import { detailItems, detailParts } from '../results/result-details.ts';
import { type FoldOf, noteEmptied, overtaken, stillClosed } from '../tally/items.ts';
import type { Circumstance } from './circumstances.ts';

/** The evaluation of a result. */
export interface ResultOf extends FoldOf {
  /** The evaluation as it was when its settings were read. */
  readonly record: StoredRecord;
  readonly circumstance: Circumstance;
  readonly now: Date;
  /** True if the evaluation has no ballots to delete. */
  readonly isEmpty: boolean;
}

const toOne = (type: string, id: string | null): ResourceIdentifier | null => (id === null ? null : { type, id });

const entriesOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, {}]));

const recordOf = ({ summary }: FrozenResult, { record, circumstance, now }: ResultOf): StoredRecord => {
  const { name, section, course, term, teaching, departments } = circumstance;
  const instructors = teaching.map(({ instructor }) => instructor);
  return newRecord(
    courseEvaluationResult,
    {
      attributes: { name, ...summary, closed_on: dayOf(now.toISOString()) },
      toOne: {
        evaluation: toOne('course_evaluation', record.id),
        period: toOne('course_evaluation_period', textOf(record, 'period')),
        term: toOne('course_evaluation_term', term),
        section: toOne('course_evaluation_section', section),
        course: toOne('course_evaluation_course', course),
      },
      toMany: {},
      data: { attributes: {}, relationships: {} },
    },
    now,
    {
      id: record.id,
      linkages: { instructors: entriesOf(instructors), departments: entriesOf(departments) },
      hidden: asPartOf(record),
    },
  );
};

const backReferencesOf = (record: StoredRecord, { circumstance }: ResultOf): Step[] => {
  const { course, teaching, departments } = circumstance;
  const named = {
    course: course === null ? [] : [course],
    // An instructor who left the section and returned has two assignments.
    instructors: [...new Set(teaching.map(({ instructor }) => instructor))],
    departments,
  };
  return Object.entries(named).flatMap(([relationship, targets]) =>
    backReferenceSteps(courseEvaluationResult, record, { relationship, targets }),
  );
};

// This many parts of details stay below the 4 MB of a transaction.
const batchSize = 35;

/**
 * Writes a result after its details, so that an existing result is complete. Throws `WriteRefused` with `overtaken` when
 * another fold has written one, or the period has been reopened.
 */
export const writeResult = async (store: Store, frozen: FrozenResult, of: ResultOf): Promise<void> => {
  const details = detailItems(of.evaluation, frozen.units);
  const record: StoredRecord = {
    ...recordOf(frozen, of),
    ...ownRelease(of.record),
    ...(frozen.units.filter(({ instructor }) => instructor !== null).length > 1 && { [ratesSeveral]: true }),
    [taughtAs]: Object.fromEntries(of.circumstance.teaching.map(({ id, instructor }) => [id, instructor])),
    [detailParts]: details.length,
  };
  const before = [
    // An interrupted fold may have counted other students, so its details are replaced as a whole.
    ...details.map(putDetail),
    ...backReferencesOf(record, of),
  ];
  const batches = chunk(before, batchSize);
  const last = [
    // The evaluation is counted again if its settings have changed, or if the first answer came at the last moment.
    unchangedEvaluation(of.record, () => overtaken, [asFixed(of.record)]),
    ...(of.isEmpty ? [noteEmptied(of)] : []),
    ...(batches.pop() ?? []),
    putResult(record, () => overtaken),
    ...countRecordSteps(courseEvaluationResult, record, 1, { shard: resultShard(of.evaluation) }),
  ];
  for (const batch of batches)
    await retryBusy(() => store.write([stillClosed(of), absentResult(of.evaluation, () => overtaken), ...batch]));
  await retryBusy(() => store.write([stillClosed(of), ...last]));
};
