import type { AnyResource } from '../../../model/definition/resource.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import type { Guard, GuardedWrite } from '../../../model/write/guard.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { requireUnanswered, unansweredStep } from './answered-period.ts';

/** The period that asks what a record belongs to; undefined where the record leads to none, which the write will say. */
type PeriodOf = (record: StoredRecord) => Promise<string | undefined>;

const ofSet = async ({ period }: StoredRecord): Promise<string> => String(period);

// A set stays in its period, and what is below it in the set.
const ofPart =
  (store: Store): PeriodOf =>
  async ({ question_set: id }) => {
    const set = await store.readInline({ type: courseEvaluationQuestionSet.type, id: String(id) });
    return set && ofSet(set);
  };

/** What can still change once students have answered: nothing that a value counts for. */
const freeFields: ReadonlySet<string> = new Set(['text_translations']);

const changesNothingFixed = (resource: AnyResource, { before, after, change }: GuardedWrite): boolean =>
  before !== undefined &&
  after !== undefined &&
  change !== undefined &&
  Object.keys(alteredFields(resource, before, change)).every((field) => freeFields.has(field));

const guardOf =
  (store: Store, resource: AnyResource, periodOf: PeriodOf): Guard =>
  async (write) => {
    const record = write.after ?? write.before;
    if (record === undefined || changesNothingFixed(resource, write)) return [];
    const period = await periodOf(record);
    if (period === undefined) return [];
    // A deletion is told first of all, before what refers to the record.
    const step: Step = write.after === undefined ? await requireUnanswered(store, period) : unansweredStep(period);
    return [step];
  };

/** Refuses with 409 to create, change or delete a question set of a period that students have answered. */
export const guardSets = (store: Store): Guard => guardOf(store, courseEvaluationQuestionSet, ofSet);

/** The same for the sections of question sets. */
export const guardSections = (store: Store): Guard => guardOf(store, courseEvaluationQuestionSetSection, ofPart(store));

/** The same for questions, of which translations can change at any time. */
export const guardQuestions = (store: Store): Guard => guardOf(store, courseEvaluationQuestion, ofPart(store));
