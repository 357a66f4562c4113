import { linkageOf, textOf } from '../../../../model/definition/record-fields.ts';
import type { InstructorOfResult, PeriodOfResult } from '../../../../resources/course-evaluations/answers/results.ts';
import { courseEvaluationInstructor } from '../../../../resources/course-evaluations/course-evaluation-instructor.ts';
import { courseEvaluationTerm } from '../../../../resources/course-evaluations/course-evaluation-term.ts';
import { isOfMidterm } from '../../../../resources/course-evaluations/midterm.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { user } from '../../../../resources/people/user.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import type { UnitResult } from '../frozen-result.ts';
import type { TaughtAs } from './own-units.ts';

/** References of the records whose names a result shows: its term and its instructors. */
export const namedIn = (result: StoredRecord | undefined): { readonly type: string; readonly id: string }[] =>
  result === undefined
    ? []
    : [
        ...(typeof result.term === 'string' ? [{ type: courseEvaluationTerm.type, id: result.term }] : []),
        ...Object.keys(linkageOf(result, 'instructors')).map((id) => ({ type: courseEvaluationInstructor.type, id })),
      ];

/** Records that were read with a result, by their role. */
export interface NamedRecords {
  readonly terms: readonly StoredRecord[];
  readonly instructors: readonly StoredRecord[];
}

export const namedAmong = (found: readonly StoredRecord[]): NamedRecords => ({
  terms: found.filter(({ type }) => type === courseEvaluationTerm.type),
  instructors: found.filter(({ type }) => type === courseEvaluationInstructor.type),
});

/** `period` has the evaluation's own settings. */
export const periodOfResult = (period: StoredRecord, { terms: [term] }: NamedRecords, now: Date): PeriodOfResult => ({
  name: textOf(period, 'name'),
  status: statusOfPeriod(period, now),
  results_release_at: textOf(period, 'results_release_at'),
  term: term === undefined ? null : textOf(term, 'name'),
  ...(isOfMidterm(period) && { is_midterm: true }),
});

/** Returns the names of the instructors of some units at the closing of the period; 1 round trip. */
export const nameInstructors = async (
  store: Store,
  units: readonly UnitResult[],
  { taught, instructors }: Pick<NamedRecords, 'instructors'> & { readonly taught: TaughtAs },
): Promise<InstructorOfResult[]> => {
  const shown = new Set(units.map(({ instructor }) => instructor));
  const users = new Map(instructors.map(({ id, user }) => [id, String(user)]));
  const wanted = [...taught].flatMap(([id, instructor]) => {
    const user = users.get(instructor);
    return user === undefined || !shown.has(id) ? [] : [{ id, instructor, user }];
  });
  if (wanted.length === 0) return [];
  const found = await store.readManyInline(
    [...new Set(wanted.map(({ user }) => user))].map((id) => ({ type: user.type, id })),
  );
  const names = new Map(found.map((user) => [user.id, textOf(user, 'display_name')]));
  return wanted.map((each) => ({ ...each, display_name: names.get(each.user) ?? '' }));
};
