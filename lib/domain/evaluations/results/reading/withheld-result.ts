import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import type { StoredRecord } from '../../../../store/record.ts';

// A record that is stored has a version from 1 on.
const notStored = 0;

/** Whether a result is shown at its evaluation only: among the results the caller finds none. */
export const isWithheldResult = ({ version }: StoredRecord): boolean => version === notStored;

/**
 * What is shown of a result that is withheld from a caller: that it exists, and why. Nothing of what is stored is in it, not
 * even when it was.
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
