import { withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { isVisibleTo } from './result-period.ts';
import { chairs, teaches } from './result-standing.ts';
import { type ResultViewer, viewerIn } from './result-viewer.ts';

/** The part of a result that somebody sees: all of it, or the part of an instructor. */
export type Part = 'all of it' | 'as an instructor';

/** What a viewer sees of a result, or the reason why the viewer sees nothing. It depends on the viewer and on the time. */
export type Verdict = { readonly sees: Part } | { readonly withheld: 'not_closed' | 'not_released' | 'role' };

/**
 * Decides what a viewer sees of a result. Suppression for small groups is not decided here: suppressed answers are not
 * stored (closing/freeze-result.ts).
 */
export const judgeResult = (
  given: ResultViewer,
  { result, period, now }: { readonly result: StoredRecord; readonly period: StoredRecord; readonly now: Date },
): Verdict => {
  const viewer = viewerIn(given, period);
  const status = statusOfPeriod(withOwnSettings(period, result), now);
  if (status !== 'closed' && status !== 'released') return { withheld: 'not_closed' };
  if (viewer.kind === 'office') return { sees: 'all of it' };
  if (status !== 'released') return { withheld: 'not_released' };
  if (viewer.kind === 'reader') return { sees: 'all of it' };
  const { standing } = viewer;
  if (isVisibleTo(period, 'department_admin') && chairs(standing, result)) return { sees: 'all of it' };
  if (isVisibleTo(period, 'instructor') && teaches(standing, result)) return { sees: 'as an instructor' };
  return { withheld: 'role' };
};
