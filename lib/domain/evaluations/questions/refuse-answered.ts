import { refuse } from '../../../errors/error-kind.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { AnyResource } from '../../../model/definition/resource.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import type { Guard, GuardedWrite } from '../../../model/write/guard.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { lifecycle } from '../periods/lifecycle.ts';
import { isAnsweredSet, stillUnanswered } from '../tally/answered-sets.ts';
import { requireFewSets, requireRoomForSection } from './most-sections.ts';

/**
 * Step that checks that a question set has not been answered; throws 409 where it has been already. A set that is deleted
 * meanwhile is a stale read.
 */
export const requireUnanswered = (set: StoredRecord): Step => {
  if (isAnsweredSet(set)) throw refuse(lifecycle.changeQuestions.refusal, set.id);
  return stillUnanswered(set.id, (found) => {
    if (found === undefined) return new StaleRead('the question set is gone');
    // What stood under a record's key is a record.
    return isAnsweredSet(found as StoredRecord) ? refuse(lifecycle.changeQuestions.refusal, set.id) : undefined;
  });
};

type SetsOf = (store: Store, write: GuardedWrite) => Promise<readonly StoredRecord[]>;

/** What can still change once students have answered: nothing that changes the meaning of an answer. */
const freeFields: ReadonlySet<string> = new Set(['text_translations']);

const changesNothingFixed = (resource: AnyResource, { before, after, change }: GuardedWrite): boolean =>
  before !== undefined &&
  after !== undefined &&
  change !== undefined &&
  Object.keys(alteredFields(resource, before, change)).every((field) => freeFields.has(field));

const guardBy =
  (resource: AnyResource, setsOf: SetsOf) =>
  (store: Store): Guard =>
  async (write) => {
    if (changesNothingFixed(resource, write)) return [];
    const steps = (await setsOf(store, write)).map(requireUnanswered);
    // A set that is deleted has nothing below it that could have been answered since it was read.
    return write.after === undefined && resource === courseEvaluationQuestionSet ? [] : steps;
  };

const reference = (id: string) => ({ type: courseEvaluationQuestionSet.type, id });

// A set stays in its period, and what is below it in the set.
const setOfPart: SetsOf = async (store, { before, after = before }) => {
  const set = await store.readInline(reference(String(after?.question_set)));
  return set === undefined ? [] : [set];
};

// A new section counts with those of all sets of the period.
const setWithRoom: SetsOf = async (store, write) => {
  const sets = await setOfPart(store, write);
  const [set] = sets;
  if (write.before === undefined && set !== undefined) await requireRoomForSection(store, set);
  return sets;
};

// A new set comes to those that students may have answered without it.
const otherSets: SetsOf = async (store, { before, after }) => {
  if (before !== undefined) return [before];
  const period = await store.read(periodReference(String(after?.period)), ['schedules']);
  const others = period === undefined ? [] : linkedIds(period, 'question_sets');
  requireFewSets(others.length + 1, 'period');
  return store.readManyInline(others.map(reference));
};

/**
 * Refuses with 409 to change or delete a question set that students have answered, and to add another to its period; with 422
 * to create one where the period has as many as can have sections.
 */
export const guardSets = guardBy(courseEvaluationQuestionSet, otherSets);

/**
 * Refuses with 409 to create, change or delete a section of a question set that students have answered, and with 422 to
 * create one where the period has as many as can be answered.
 */
export const guardSections = guardBy(courseEvaluationQuestionSetSection, setWithRoom);

/** The same for questions, of which translations can change at any time. */
export const guardQuestions = guardBy(courseEvaluationQuestion, setOfPart);
