import type { Problem } from '../../../errors/fields.ts';
import type { Change } from '../../../model/validation/change.ts';
import { validationError, withoutRelationships } from '../../../model/validation/validation-error.ts';
import { markerOf, overridable } from '../../../resources/course-evaluations/own-settings.ts';
import type { StoredRecord } from '../../../store/record.ts';

const isMarked = (evaluation: StoredRecord, { attributes }: Change, marker: string): boolean =>
  (Object.hasOwn(attributes, marker) ? attributes[marker] : evaluation[marker]) === true;

/**
 * Returns a change of an evaluation's settings as it is stored: a marker that is not set is absent, and removes the own
 * value. Throws 422 for values without their markers, which would have no effect.
 */
export const readOwnChange = (evaluation: StoredRecord, change: Change): Change => {
  const attributes: Record<string, unknown> = { ...change.attributes };
  const problems: Problem[] = [];
  for (const name of overridable) {
    const marker = markerOf(name);
    if (isMarked(evaluation, change, marker)) continue;
    if ((attributes[name] ?? null) !== null) problems.push({ field: name, code: 'not_overridden', bound: marker });
    if (Object.hasOwn(attributes, marker)) Object.assign(attributes, { [marker]: null, [name]: null });
  }
  if (problems.length > 0) throw validationError(problems, change.data, withoutRelationships);
  return { ...change, attributes };
};
