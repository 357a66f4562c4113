import { ownResultScopes } from '../domain/evaluations/results/reading/own-result-scopes.ts';
import { type Fold, readWholeResult } from '../domain/evaluations/results/reading/read-result.ts';
import { renderResource } from '../model/render/render.ts';
import { courseEvaluationResult } from '../resources/course-evaluations/course-evaluation-result.ts';
import { action } from './action.ts';
import type { OperationRequest } from './operation-request.ts';
import type { LambdaHandler } from './pipeline.ts';
import { withOwnScopes } from './with-own-scopes.ts';

/** The operation that reads the result of an evaluation with its figures; `foldAt` counts answers that nobody has counted. */
export const evaluationResultOperation = (foldAt: (now: Date) => Fold): LambdaHandler =>
  withOwnScopes(
    courseEvaluationResult,
    ownResultScopes,
    action(courseEvaluationResult, 'read_evaluation_result', {
      respond: async (request: OperationRequest) => {
        const id = request.pathId('course_evaluation');
        const { record, ...meta } = await readWholeResult(request, id, foldAt(request.now));
        const data = renderResource(courseEvaluationResult, record, request);
        const hasMeta = Object.keys(meta).length > 0;
        return { status: 200, document: { data, ...(hasMeta && { meta }), links: { self: request.self } } };
      },
    }),
  );
