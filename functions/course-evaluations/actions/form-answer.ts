import type { EvaluationForm } from '../../../lib/domain/evaluations/questions/read-form.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import { answerUndivided } from '../../../lib/http/pipeline/response-size.ts';
import type { ResourceIdentifier } from '../../../lib/jsonapi/resource-object.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import type { FormAnswer } from '../../../lib/resources/course-evaluations/answers/forms.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationQuestion } from '../../../lib/resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../lib/resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { courseEvaluationSectionInstructor } from '../../../lib/resources/course-evaluations/course-evaluation-section-instructor.ts';
import { isOfMidterm } from '../../../lib/resources/course-evaluations/midterm.ts';
import { withOwnSettings } from '../../../lib/resources/course-evaluations/own-settings.ts';
import { periodTimes } from '../../../lib/resources/course-evaluations/period-times.ts';
import { thresholdOf } from '../../../lib/resources/course-evaluations/threshold.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

const finality =
  'What is sent counts at once and permanently: the service keeps no drafts, and an answer can be neither changed nor withdrawn.';

type Meta = FormAnswer['meta'];

const isRole = (name: unknown): name is 'instructor' | 'department_admin' =>
  name === 'instructor' || name === 'department_admin';

/** Who will read what students answer, and from when on; null where that is not known, or never. */
const readersOf = (period: StoredRecord): Meta['readers'] => {
  const { closesAt, resultsReleaseAt: release } = periodTimes(period);
  // Nothing is released before it closes. Instants are stored in UTC with milliseconds: they compare as text.
  const isLater = release !== null && closesAt !== null && release > closesAt;
  const releasedAt = release === null || isLater ? release : closesAt;
  const reader = <Role extends string>(role: Role, from: string | null) => ({
    role,
    figures_from: from,
    comments_from: from,
  });
  const roles = [period.results_visible_to_roles].flat().filter(isRole);
  const readers = roles.map((role) => reader(role, releasedAt));
  return isOfMidterm(period) ? readers : [reader('evaluation_office', closesAt), ...readers];
};

const metaOf = (form: EvaluationForm): Meta => {
  const settings = withOwnSettings(form.period, form.evaluation);
  const threshold = thresholdOf(settings);
  return {
    threshold,
    // Without a threshold no result ever comes to be.
    readers: threshold === null ? [] : readersOf(settings),
    is_small_class: form.isSmallClass,
    are_comments_reviewed: !isOfMidterm(form.period),
    keeps_drafts: false,
    can_be_changed: false,
    can_be_withdrawn: false,
    notice: finality,
  };
};

/** All that the form names, in order. */
const recordsOf = ({ sets }: EvaluationForm) => ({
  sets: sets.map(({ set }) => set),
  sections: sets.flatMap(({ sections }) => sections.map(({ section }) => section)),
  questions: sets.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions)),
});

const identify = ({ type, id }: ResourceIdentifier): ResourceIdentifier => ({ type, id });

const render = (request: OperationRequest, form: EvaluationForm): FormAnswer['data'] => {
  const { evaluation, period, section, course, instructors } = form;
  const { links, meta } = renderResource(courseEvaluation, evaluation, request);
  const { sets, sections, questions } = recordsOf(form);
  const one = (record: StoredRecord, related: string) => ({ links: { related }, data: identify(record), meta: {} });
  const many = <Item>(data: readonly Item[]) => ({
    links: { related: `${links.self}/form` },
    data,
    meta: { count: data.length },
  });
  const rated = instructors.map(({ id, name }) => ({
    type: 'course_evaluation_section_instructor' as const,
    id,
    meta: { display_name: name },
  }));
  return {
    type: 'course_evaluation_form',
    id: evaluation.id,
    attributes: {
      course_name: course === undefined ? null : String(course.name),
      section_name: String(section.name),
      period_name: String(period.name),
    },
    relationships: {
      evaluation: one(evaluation, links.self),
      section: one(section, `${links.self}/section`),
      question_sets: many(sets.map(identify)),
      question_set_sections: many(sections.map(identify)),
      questions: many(questions.map(identify)),
      instructors: many(rated),
    },
    links: { self: `${links.self}/form` },
    meta: { version: meta.version },
  };
};

/** The answer that shows a form, as students get it. */
export const answerForm = (request: OperationRequest, form: EvaluationForm): Answer<FormAnswer> => {
  const { sets, sections, questions } = recordsOf(form);
  const included = [
    ...sets.map((each) => renderResource(courseEvaluationQuestionSet, each, request)),
    ...sections.map((each) => renderResource(courseEvaluationQuestionSetSection, each, request)),
    ...questions.map((each) => renderResource(courseEvaluationQuestion, each, request)),
    ...form.instructors.map(({ assignment }) => renderResource(courseEvaluationSectionInstructor, assignment, request)),
  ];
  return answerUndivided({ data: render(request, form), included, links: { self: request.self }, meta: metaOf(form) });
};
