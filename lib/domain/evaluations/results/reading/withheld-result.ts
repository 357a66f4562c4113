import { courseEvaluationResult } from '../../../../resources/course-evaluations/course-evaluation-result.ts';
import type { StoredRecord } from '../../../../store/record.ts';

/**
 * What is told of a result that is withheld from a caller: that it exists, and why. Nothing of what is stored is in it, not
 * even when it was.
 */
export const withheldResult = (evaluation: StoredRecord, because: string): StoredRecord => ({
  type: courseEvaluationResult.type,
  id: evaluation.id,
  version: 0,
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
