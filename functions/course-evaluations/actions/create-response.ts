import { acceptAnsweringTokens } from '../../../lib/access/authenticate-student.ts';
import { WrongAnswers } from '../../../lib/domain/evaluations/answering/read-ballot.ts';
import type { submitAnswers } from '../../../lib/domain/evaluations/answering/submit-answers.ts';
import { unanswered } from '../../../lib/errors/answering.ts';
import { errorOf } from '../../../lib/errors/error-kind.ts';
import { requireStudent } from '../../../lib/http/operations/for-students.ts';
import { operation } from '../../../lib/http/pipeline/operation.ts';
import type { LambdaHandler } from '../../../lib/http/pipeline/pipeline.ts';
import { requestBody } from '../../../lib/http/pipeline/request-body.ts';
import { readToOne } from '../../../lib/jsonapi/linkage.ts';
import type { RequestData } from '../../../lib/jsonapi/request-document.ts';
import { operationOf } from '../../../lib/model/definition/operations.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import { readChange, unknownFields } from '../../../lib/model/validation/read-change.ts';
import { validationError } from '../../../lib/model/validation/validation-error.ts';
import {
  courseEvaluationResponse,
  responseRequest,
} from '../../../lib/resources/course-evaluations/course-evaluation-response.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';

const { type } = courseEvaluationResponse;

const evaluationOf = (data: RequestData): string => {
  const given = Object.hasOwn(data.relationships, 'evaluation')
    ? readToOne(data, 'evaluation', { types: ['course_evaluation'] })
    : null;
  // It refuses a request that names none.
  if (given === null) readChange(responseRequest, data, { creates: true });
  const id = given?.id ?? '';
  return canonicalId(id) ?? id;
};

/** Reports wrong answers by where they are in the request. */
export const withPointers = (error: unknown, data: RequestData): unknown =>
  error instanceof WrongAnswers
    ? validationError(
        error.problems,
        data,
        responseRequest,
        error.unanswered.map((asked) => errorOf(unanswered, asked)),
      )
    : error;

/**
 * The operation that takes a student's answers. Not one of those that write: an answer that is kept for an idempotency key, or
 * a digest of the request, would reveal what a short ballot says.
 */
export const submission = (submit: typeof submitAnswers): LambdaHandler => {
  acceptAnsweringTokens();
  return operation(operationOf(courseEvaluationResponse, { kind: 'action', name: 'create-response' }), {
    rules: () => ({ fields: () => undefined }),
    body: requestBody(type, false),
    respond: async (request) => {
      const { id: student, period } = await requireStudent(request);
      const { store, data, now } = request;
      const evaluation = evaluationOf(data);
      if (canonicalId(evaluation) !== undefined) request.setLogFields({ evaluation });
      const problems = unknownFields(responseRequest, data);
      const { answers } = data.attributes;
      const record = await submit(store, { student, period, evaluation, answers, problems, now }).catch((error) => {
        throw withPointers(error, data);
      });
      const rendered = renderResource(courseEvaluationResponse, record, request);
      return { status: 201, document: { data: rendered }, headers: { location: rendered.links.self } };
    },
  });
};
