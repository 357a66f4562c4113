import { readForm } from '../../../lib/domain/evaluations/questions/read-form.ts';
import { notOpen } from '../../../lib/errors/answering.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { notFound } from '../../../lib/errors/reading.ts';
import { readAction } from '../../../lib/http/operations/action.ts';
import { forStudents } from '../../../lib/http/operations/for-students.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { statusOfPeriod } from '../../../lib/resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { answerForm } from './form-answer.ts';

const requireOpen = (period: StoredRecord, now: Date): void => {
  const status = statusOfPeriod(period, now);
  if (status === 'open') return;
  throw refuse(notOpen, status);
};

/** The operation that reads what an evaluation asks: a student's own, or any for callers that can read periods. */
export const formOperation = forStudents(
  readAction(courseEvaluation, 'read_form', {
    respond: async (request) => {
      const id = request.pathId(courseEvaluation.type);
      const { principal } = await request.caller();
      const isStudent = principal.kind === 'student';
      if (!isStudent) request.needScope('periods:read');
      const form = await readForm(request.store, id, isStudent ? { student: principal } : {});
      if (form === undefined) throw refuse(notFound, courseEvaluation.type, id);
      if (isStudent) requireOpen(form.period, request.now);
      return answerForm(request, form);
    },
  }),
);
