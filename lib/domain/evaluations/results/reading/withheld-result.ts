import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import type { StoredRecord } from '../../../../store/record.ts';

// A stored record has a version of at least 1.
const notStored = 0;

/** Whether a result is a stand-in that `withheldResult` made. Its evaluation shows it, and lists of results do not. */
export const isWithheldResult = ({ version }: StoredRecord): boolean => version === notStored;

/**
 * Makes the stand-in that is shown where a result is withheld from a caller: it says only that the result exists and why it
 * is withheld. It has no stored value, and not even the time of storing.
 */
export const withheldResult = (evaluation: StoredRecord, because: string): StoredRecord => ({
  type: courseEvaluationResult.type,
  id: evaluation.id,
  version: notStored,
  created_at: evaluation.created_at,
  updated_at: evaluation.created_at,
  spilled: {},
  status: 'withheld',
  withheld_because: because,
  evaluation: evaluation.id,
  period: evaluation.period,
  section: evaluation.section,
  instructors: {},
  departments: {},
});
