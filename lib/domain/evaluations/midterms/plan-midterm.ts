import { noChange } from '../../../model/validation/change.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { prepareCreation } from '../../../model/write/create.ts';
import { putRecord } from '../../../model/write/record-steps.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationPeriod } from '../../../resources/course-evaluations/course-evaluation-period.ts';
import { courseEvaluationPeriodSchedule } from '../../../resources/course-evaluations/course-evaluation-period-schedule.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import {
  bucketOf,
  type Chunk,
  countsOf,
  evaluationId,
  periodReference,
} from '../../../resources/course-evaluations/coverage.ts';
import { asPartOf, type Midterm, midtermField } from '../../../resources/course-evaluations/midterm.ts';
import { newId } from '../../../runtime/ids.ts';
import { keyName, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { alreadyWritten, mergeSteps, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { putEvaluation, settleChunk } from '../coverage/items.ts';
import { withLinkages } from '../questions/add-questions.ts';
import { copiedFrom } from '../questions/bank/use-item.ts';
import { asAnswered } from '../tally/items.ts';

/** The plan of a midterm: the questions for a section, the instructor, and the closing time. */
export interface MidtermPlan {
  /** Id of the period. */
  readonly id: string;
  readonly name: string;
  readonly midterm: Midterm;
  /** The course and the term of the section. */
  readonly course: string;
  readonly term: string;
  readonly threshold: number;
  readonly items: readonly StoredRecord[];
  readonly closesAt: string;
  readonly now: Date;
}

interface Parts {
  readonly schedule: string;
  readonly set: string;
}

const periodOf = (
  { id, name, midterm, term, threshold, closesAt, now, ...plan }: MidtermPlan,
  { schedule, set }: Parts,
) =>
  newRecord(
    courseEvaluationPeriod,
    {
      ...noChange,
      attributes: {
        name,
        evaluation_type: 'midterm',
        kind: 'section',
        draft: false,
        // The instructor reads the result as soon as it is counted.
        results_release_at: closesAt,
        minimum_response_threshold: threshold,
        results_visible_to_roles: ['instructor'],
      },
      toOne: { term: { type: 'course_evaluation_term', id: term } },
    },
    now,
    {
      id,
      linkages: {
        schedules: { [schedule]: { opens_at: now.toISOString(), closes_at: closesAt } },
        question_sets: { [set]: { position: 0 } },
      },
      hidden: { [midtermField]: midterm, ...countsOf([chunkOf({ midterm, ...plan })]) },
    },
  );

const chunkOf = ({ course, midterm: { section } }: Pick<MidtermPlan, 'course' | 'midterm'>): Chunk => ({
  courses: { [course]: 0 },
  sections: { [section]: 0 },
});

const evaluationOf = ({ id, midterm: { section }, now }: MidtermPlan, period: StoredRecord): StoredRecord => {
  const toOne = { period: periodReference(id), section: { type: 'course_evaluation_section', id: section } };
  const ids = { id: evaluationId(id, section), hidden: asPartOf(period) };
  return newRecord(courseEvaluation, { ...noChange, toOne }, now, ids);
};

/** Prepares the parts of a period: its schedule, and one question set with one section. */
const prepareParts = async (store: Store, plan: MidtermPlan, period: StoredRecord, { schedule, set }: Parts) => {
  const { name, items, closesAt, now } = plan;
  const part = newId();
  const hidden = asPartOf(period);
  const setReference = { type: courseEvaluationQuestionSet.type, id: set };
  const partReference = { type: courseEvaluationQuestionSetSection.type, id: part };
  const create = (
    resource: Parameters<typeof prepareCreation>[1],
    { id, ...change }: Pick<typeof noChange, 'attributes' | 'toOne'> & { readonly id: string },
    own: Readonly<Record<string, unknown>> = {},
  ) => prepareCreation(store, resource, { ...noChange, ...change }, { now, id, hidden: { ...hidden, ...own } });
  return Promise.all([
    create(courseEvaluationPeriodSchedule, {
      id: schedule,
      attributes: { opens_at: now.toISOString(), closes_at: closesAt },
      toOne: { period },
    }),
    // The set counts as answered from the start, because students may answer at once and nobody may change the
    // instructor's choice.
    create(courseEvaluationQuestionSet, { id: set, attributes: { name, position: 0 }, toOne: { period } }, asAnswered),
    create(courseEvaluationQuestionSetSection, {
      id: part,
      attributes: { name, position: 0 },
      toOne: { question_set: setReference },
    }),
    ...items.map((item, position) =>
      create(courseEvaluationQuestion, {
        id: newId(),
        attributes: { ...copiedFrom(item), position },
        toOne: { question_set_section: partReference, question_set: setReference },
      }),
    ),
  ]);
};

/**
 * Prepares the evaluation of a midterm, and about twenty steps that write it with its period, schedule and questions in
 * one transaction. The term does not link the period, so that no section joins it.
 */
export const prepareMidterm = async (
  store: Store,
  plan: MidtermPlan,
): Promise<{ readonly evaluation: StoredRecord; readonly steps: readonly Step[] }> => {
  const parts = { schedule: newId(), set: newId() };
  const period = periodOf(plan, parts);
  const evaluation = evaluationOf(plan, period);
  const creations = await prepareParts(store, plan, period, parts);
  const itself = keyName(keyOf.record(period));
  // The record of the period is written with its linkages.
  const below = creations.flatMap((each) => each.steps(new Set())).filter(({ key }) => keyName(key) !== itself);
  const chunk = { period: period.id, bucket: bucketOf(plan.course), isThere: false };
  return {
    evaluation,
    steps: mergeSteps([
      putRecord(period),
      ...settleChunk(chunk, chunkOf(plan), () => alreadyWritten),
      putEvaluation(evaluation),
      ...withLinkages(below),
    ]),
  };
};
