import type { AnyResource } from '../../model/definition/resource.ts';
import { courseEvaluationSectionInstructor } from '../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { user } from '../../resources/people/user.ts';
import type { StoredRecord } from '../../store/record.ts';

/**
 * What happens to a record that its source has removed: its fields change, or it is destroyed, or it is kept. Departments,
 * terms, courses and sections are kept, because other records, evaluations or responses refer to them.
 */
export type Ending =
  | { readonly kind: 'change'; readonly attributes: Readonly<Record<string, unknown>> }
  | { readonly kind: 'destroy' }
  | { readonly kind: 'keep' };

const endDates = ({ effective_from: from, effective_to: to }: StoredRecord, day: string) => {
  // A record that has not begun ends on the day of its beginning: an end before the beginning is not allowed.
  const end = typeof from === 'string' && from > day ? from : day;
  return typeof to === 'string' && to <= end ? {} : { effective_to: end };
};

/** Returns whether records of a type are ended or destroyed, instead of kept. */
export const isRemovable = ({ type, attributes }: AnyResource): boolean =>
  type === user.type || type === courseEvaluationSectionInstructor.type || Object.hasOwn(attributes, 'effective_to');

export const endingOf = (resource: AnyResource, record: StoredRecord, day: string): Ending => {
  if (!isRemovable(resource)) return { kind: 'keep' };
  if (resource.type === user.type) return { kind: 'change', attributes: { deactivated: true } };
  if (resource.type === courseEvaluationSectionInstructor.type) return { kind: 'destroy' };
  return { kind: 'change', attributes: endDates(record, day) };
};
