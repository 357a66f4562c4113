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

/** The set that a write is about, as it is; undefined for one that is gone. */
type SetOf = (store: Store, write: GuardedWrite) => Promise<StoredRecord | undefined>;

/** The sets of the institution that nobody must have answered for a write, among them that which it is about. */
type SetsOf = (store: Store, set: StoredRecord, write: GuardedWrite) => Promise<readonly StoredRecord[]>;

/** Whether a change brings translations alone, which can still change once students have answered. */
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
    // What departments and instructors translate is new words of theirs.
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
    // A set that is deleted has nothing below it that could have been answered since it was read.
    return write.after === undefined && resource === courseEvaluationQuestionSet ? allowed : [...allowed, ...steps];
  };

const reference = (id: string) => ({ type: courseEvaluationQuestionSet.type, id });

// A set stays in its period, and what is below it in the set.
const setOfPart: SetOf = (store, { before, after = before }) =>
  store.readInline(reference(String(after?.question_set)));

const setItself: SetOf = async (_store, { before, after = before }) => before ?? after;

const alone: SetsOf = async (_store, set) => [set];

// A new section counts with those of all sets of the period.
const withRoom: SetsOf = async (store, set, write) => {
  if (write.before === undefined) await requireRoomForSection(store, set);
  return [set];
};

// A new set comes to those that students may have answered without it.
const withOthers: SetsOf = async (store, set, { before, after }) => {
  if (before !== undefined) return [set];
  const period = await store.read(periodReference(String(after?.period)), ['schedules']);
  const others = period === undefined ? [] : linkedIds(period, 'question_sets');
  requireFewSets(others.length + 1, 'period');
  return store.readManyInline(others.map(reference));
};

/**
 * Refuses with 409 to change or delete a question set that students have answered, and to add another to its period; with 422
 * to create one where the period has as many as can have sections. Of the set of a department or a section it refuses what
 * `levelSteps` does, and with 403 callers that can not write the set.
 */
export const guardSets = guardBy(courseEvaluationQuestionSet, { setOf: setItself, setsOf: withOthers });

/**
 * Refuses with 409 to create, change or delete a section of a question set that students have answered, and with 422 to
 * create one where the period has as many as can be answered.
 */
export const guardSections = guardBy(courseEvaluationQuestionSetSection, { setOf: setOfPart, setsOf: withRoom });

/** The same for questions, of which translations can change at any time. */
export const guardQuestions = guardBy(courseEvaluationQuestion, { setOf: setOfPart, setsOf: alone });

/**
 * Steps for a new order of what is in a set, below `parent`, which may be the set itself: the records as they are to be. Throws
 * as the guards do.
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
