import { type MyEvaluation, myEvaluations } from '../../../lib/domain/evaluations/questions/my-evaluations.ts';
import { readAction } from '../../../lib/http/operations/action.ts';
import { forStudents, requireStudent } from '../../../lib/http/operations/for-students.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import type { MyEvaluationsAnswer, MyReply } from '../../../lib/resources/course-evaluations/answers/forms.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationReply } from '../../../lib/resources/course-evaluations/course-evaluation-reply.ts';
import { statusOfPeriod } from '../../../lib/resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

const renderReply = (request: OperationRequest, reply: StoredRecord): MyReply => {
  // What is out has a text and a day.
  const { text, translations, published_on } = renderResource(courseEvaluationReply, reply, request)
    .attributes as MyReply;
  return { text, translations, published_on };
};

// Without the times of the record: they would be read as something about the student.
const render = (
  request: OperationRequest,
  { evaluation, section, course, isAnswered, reply }: MyEvaluation,
): MyEvaluationsAnswer['data'][number] => {
  const { id, links, meta } = renderResource(courseEvaluation, evaluation, request);
  const one = (name: 'period' | 'section') => ({
    links: { related: `${links.self}/${name}` },
    data: { type: `course_evaluation_${name}`, id: String(evaluation[name]) },
    meta: {},
  });
  return {
    type: 'course_evaluation',
    id,
    attributes: {
      course_name: course === undefined ? null : String(course.name),
      section_name: String(section.name),
      is_answered: isAnswered ?? null,
      reply: reply === undefined ? null : renderReply(request, reply),
    },
    relationships: { period: one('period'), section: one('section') },
    links,
    meta,
  };
};

// No instant: it would be read as something about the student.
const metaOf = (period: StoredRecord | undefined, now: Date) => ({
  period_name: period === undefined ? null : String(period.name),
  status: period === undefined ? null : statusOfPeriod(period, now),
});

/** The operation that lists the evaluations of the student that an answering token stands for. */
export const myEvaluationsOperation = forStudents(
  readAction(courseEvaluation, 'list_my_evaluations', {
    respond: async (request): Promise<Answer<MyEvaluationsAnswer>> => {
      const { store, now, self } = request;
      const { period, evaluations } = await myEvaluations(store, await requireStudent(request), now);
      const data = evaluations.map((each) => render(request, each));
      return { status: 200, document: { data, links: { self }, meta: { total: data.length, ...metaOf(period, now) } } };
    },
  }),
);
