import { refuse } from '../../../errors/error-kind.ts';
import type { RequestData } from '../../../jsonapi/request-document.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { AnyResource } from '../../../model/definition/resource.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import type { Guard, GuardedWrite } from '../../../model/write/guard.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isTranslation } from '../../../resources/course-evaluations/translations.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { lifecycle } from '../periods/lifecycle.ts';
import { isAnsweredSet, stillUnanswered } from '../tally/items.ts';
import { conditionSteps, conditionStepsOfOrder } from './keep-conditions.ts';
import { isOffice, levelSteps, type QuestionWriter, writerSteps } from './levels/guard-levels.ts';
import { appliesTo } from './levels/layers.ts';
import { requireFewSets, requireRoomForSection } from './most-sections.ts';

/**
 * Returns a step that checks that a question set has no answers; throws 409 if it has some already. If the set is
 * deleted meanwhile, the read is stale.
 */
export const requireUnanswered = (set: StoredRecord): Step => {
  if (isAnsweredSet(set)) throw refuse(lifecycle.changeQuestions.refusal, set.id);
  return stillUnanswered(set.id, (found) => {
    if (found === undefined) return new StaleRead('the question set is gone');
    // The item under a record's key is a record.
    return isAnsweredSet(found as StoredRecord) ? refuse(lifecycle.changeQuestions.refusal, set.id) : undefined;
  });
};

/** Reads the set that a write changes; undefined if it no longer exists. */
type SetOf = (store: Store, write: GuardedWrite) => Promise<StoredRecord | undefined>;

/** Returns the sets of the institution that must have no answers for a write, with the set that the write changes. */
type SetsOf = (store: Store, set: StoredRecord, write: GuardedWrite) => Promise<readonly StoredRecord[]>;

/** Returns whether a change contains only translations, which can still change after students have answered. */
const changesNothingFixed = (resource: AnyResource, { before, after, change }: GuardedWrite): boolean =>
  before !== undefined &&
  after !== undefined &&
  change !== undefined &&
  Object.entries(alteredFields(resource, before, change)).every(([field, value]) =>
    isTranslation(field, before[field], value),
  );

const guardBy =
  (resource: AnyResource, { setOf, setsOf }: { readonly setOf: SetOf; readonly setsOf: SetsOf }) =>
  (writer: QuestionWriter): Guard =>
  async (write) => {
    const { store } = writer;
    // Translations by departments and instructors are new texts of their own, so they are not exempt.
    if (changesNothingFixed(resource, write) && (await isOffice(writer))) return [];
    const set = await setOf(store, write);
    if (set === undefined) return [];
    const allowed = await writerSteps(writer, set);
    if (appliesTo(set) !== undefined) {
      const steps = await levelSteps(writer, set, write);
      return [...allowed, ...(await conditionSteps(store, set, write)), ...steps];
    }
    const sets = await setsOf(store, set, write);
    const steps = [...sets.map(requireUnanswered), ...(await conditionSteps(store, set, write))];
    // A deleted set has no part that could have been answered since it was read.
    return write.after === undefined && resource === courseEvaluationQuestionSet ? allowed : [...allowed, ...steps];
  };

const reference = (id: string) => ({ type: courseEvaluationQuestionSet.type, id });

// A set never changes its period, and its parts never change their set.
const setOfPart: SetOf = (store, { before, after = before }) =>
  store.readInline(reference(String(after?.question_set)));

const setItself: SetOf = async (_store, { before, after = before }) => before ?? after;

const alone: SetsOf = async (_store, set) => [set];

// A new section counts together with those of all sets of the period.
const withRoom: SetsOf = async (store, set, write) => {
  if (write.before === undefined) await requireRoomForSection(store, set);
  return [set];
};

// A new set joins other sets that students may have answered without it.
const withOthers: SetsOf = async (store, set, { before, after }) => {
  if (before !== undefined) return [set];
  const period = await store.read(periodReference(String(after?.period)), ['schedules']);
  const others = period === undefined ? [] : linkedIds(period, 'question_sets');
  requireFewSets(others.length + 1, 'period');
  return store.readManyInline(others.map(reference));
};

/**
 * Refuses with 409 to change or delete a question set that students have answered, and to add another to its period;
 * with 422 to create one if the period has the maximum number. For the set of a department or section it refuses what
 * `levelSteps` refuses, and with 403 callers that cannot write the set.
 */
export const guardSets = guardBy(courseEvaluationQuestionSet, { setOf: setItself, setsOf: withOthers });

/**
 * Refuses with 409 to create, change or delete a section of a question set that students have answered, and with 422 to
 * create one if the period has the maximum number.
 */
export const guardSections = guardBy(courseEvaluationQuestionSetSection, { setOf: setOfPart, setsOf: withRoom });

/** Refuses the same for questions, whose translations can change at any time. */
export const guardQuestions = guardBy(courseEvaluationQuestion, { setOf: setOfPart, setsOf: alone });

/**
 * Returns steps for a new order of records in a set, below `parent`, which may be the set itself. Throws the errors of
 * the guards.
 */
export const orderSteps = async (
  writer: QuestionWriter,
  {
    set,
    parent,
    ordered,
    data,
  }: {
    readonly set: StoredRecord;
    readonly parent: StoredRecord;
    readonly ordered: readonly StoredRecord[];
    readonly data: RequestData;
  },
): Promise<readonly Step[]> => {
  const allowed = await writerSteps(writer, set);
  const steps =
    appliesTo(set) === undefined
      ? [requireUnanswered(set)]
      : await levelSteps(writer, set, { before: parent, after: parent });
  return [...allowed, ...(await conditionStepsOfOrder(writer.store, set, { ordered, data })), ...steps];
};
