import { type MyEvaluation, myEvaluations } from '../../../lib/domain/evaluations/questions/my-evaluations.ts';
import { readAction } from '../../../lib/http/operations/action.ts';
import { forStudents, requireStudent } from '../../../lib/http/operations/for-students.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { ResourceObject } from '../../../lib/jsonapi/resource-object.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { statusOfPeriod } from '../../../lib/resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

// Without the times of the record: they would be read as something about the student.
const render = (
  request: OperationRequest,
  { evaluation, section, course, isAnswered }: MyEvaluation,
): ResourceObject => ({
  ...renderResource(courseEvaluation, evaluation, request),
  attributes: {
    course_name: course?.name ?? null,
    section_name: section.name,
    is_answered: isAnswered,
  },
});

// No instant: it would be read as something about the student.
const metaOf = (period: StoredRecord | undefined, now: Date) => ({
  period_name: period?.name ?? null,
  status: period === undefined ? null : statusOfPeriod(period, now),
});

/** The operation that lists the evaluations of the student that an answering token stands for. */
export const myEvaluationsOperation = forStudents(
  readAction(courseEvaluation, 'list_my_evaluations', {
    respond: async (request) => {
      const { store, now, self } = request;
      const { period, evaluations } = await myEvaluations(store, await requireStudent(request), now);
      const data = evaluations.map((each) => render(request, each));
      return { status: 200, document: { data, links: { self }, meta: { total: data.length, ...metaOf(period, now) } } };
    },
  }),
);
