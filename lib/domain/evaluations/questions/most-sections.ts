import { refuse } from '../../../errors/error-kind.ts';
import { tooManyQuestionSets, tooManySections } from '../../../errors/periods.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { linkageSize } from '../../../store/linkage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

/**
 * The maximum number of sections in the question sets of a period. Each gets a section response in the one transaction
 * of 100 items that stores a student's answers; up to 15 items are for other records.
 */
export const mostSections = 85;

/** Returns the number of sections of some question sets. */
export const sectionsOf = (sets: readonly StoredRecord[]): number =>
  sets.reduce((sum, set) => sum + linkageSize(set, 'sections'), 0);

/** Throws 422 for more sections than can be answered at once, with a pointer to the relationship that asks for them. */
export const requireFewSections = (wanted: number, relationship: string): void => {
  if (wanted > mostSections) throw refuse(tooManySections, wanted, mostSections, relationship);
};

/**
 * Throws 422 for more question sets than can have sections. A write that adds to the sets of a period checks each
 * existing set in one transaction of 100 items.
 */
export const requireFewSets = (wanted: number, relationship: string): void => {
  if (wanted > mostSections) throw refuse(tooManyQuestionSets, wanted, mostSections, relationship);
};

/** Throws 422 if a period has no room for another section of a question set. 2 round trips. */
export const requireRoomForSection = async (store: Store, set: StoredRecord): Promise<void> => {
  const period = await store.read(periodReference(String(set.period)), ['schedules']);
  const ids = period === undefined ? [] : linkedIds(period, 'question_sets');
  const sets = await store.readManyInline(ids.map((id) => ({ type: set.type, id })));
  requireFewSections(sectionsOf(sets) + 1, 'question_set');
};
