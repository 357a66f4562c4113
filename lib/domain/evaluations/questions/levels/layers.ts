import type { ResourceIdentifier } from '../../../../jsonapi/resource-object.ts';
import { linkageOf, textOf } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationQuestionSet } from '../../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { derivedId } from '../../../../runtime/ids.ts';
import type { StoredRecord } from '../../../../store/record.ts';

/** A layer of a period, as the period's record names it. */
export interface Layer {
  readonly id: string;
  /** The department; null for the layer of the instructors. */
  readonly department: string | null;
}

/** The layers of a period. */
export const layersOf = (period: StoredRecord): Layer[] =>
  Object.entries(linkageOf(period, 'question_layers')).map(([id, { department }]) => ({
    id,
    department: typeof department === 'string' ? department : null,
  }));

/** The departments that have a layer in a period. */
export const departmentsWithLayer = (period: StoredRecord): string[] =>
  layersOf(period).flatMap(({ department }) => department ?? []);

const hasInstructors = (period: StoredRecord): boolean =>
  layersOf(period).some(({ department }) => department === null);

/** Returns the department or section that a question set belongs to; undefined for a set of the institution. */
export const appliesTo = (set: StoredRecord): ResourceIdentifier | undefined => {
  const [type, id] = (textOf(set, 'applies_to') ?? '').split('#');
  return type === undefined || id === undefined ? undefined : { type, id };
};

/** Returns whether a set belongs to a section. Its instructors write it. */
export const isOfSection = (set: StoredRecord): boolean => appliesTo(set)?.type === 'course_evaluation_section';

/** Returns the id of the period's layer for a department or section. */
export const layerFor = (period: StoredRecord, { type, id }: ResourceIdentifier): string | undefined =>
  layersOf(period).find(({ department }) => (type === 'department' ? department === id : department === null))?.id;

/**
 * Returns the id that the question set of a department or section always has in a period, so that a form finds it
 * without a search.
 */
export const levelSetId = (period: string, target: string): string => derivedId(`questions of ${target}`, period);

/**
 * Returns the ids of the question sets of a section and its departments for which the period has layers. Some sets may
 * not exist.
 */
export const levelSetsOf = (
  period: StoredRecord,
  { departments, section }: { readonly departments: readonly string[]; readonly section: string },
): string[] =>
  [...departments, ...(hasInstructors(period) ? [section] : [])].map((target) => levelSetId(period.id, target));

export const setReference = (id: string) => ({ type: courseEvaluationQuestionSet.type, id });
