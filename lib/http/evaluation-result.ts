import { ownResultScopes } from '../domain/evaluations/results/reading/own-result-scopes.ts';
import { type Fold, readWholeResult } from '../domain/evaluations/results/reading/read-result.ts';
import { isWithheldResult } from '../domain/evaluations/results/reading/withheld-result.ts';
import { resourceUrl } from '../jsonapi/links.ts';
import type { RelationshipObject, ResourceObject } from '../jsonapi/resource-object.ts';
import { renderResource } from '../model/render/render.ts';
import { courseEvaluation } from '../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResult } from '../resources/course-evaluations/course-evaluation-result.ts';
import type { StoredRecord } from '../store/record.ts';
import { readAction } from './action.ts';
import type { OperationRequest } from './operation-request.ts';
import type { LambdaHandler } from './pipeline.ts';
import { answerUndivided } from './response-size.ts';
import { withOwnScopes } from './with-own-scopes.ts';

/** A withheld result: it has no address among the results, so that its links stay with its evaluation. */
const renderWithheld = (request: OperationRequest, record: StoredRecord): ResourceObject => {
  const { relationships = {}, ...data } = renderResource(courseEvaluationResult, record, request);
  const evaluation = resourceUrl(request.base, courseEvaluation.collection, record.id);
  const self = `${evaluation}/result`;
  const relatedOf = (name: string): string => {
    if (name === 'evaluation') return evaluation;
    return Object.hasOwn(courseEvaluation.relationships, name) ? `${evaluation}/${name}` : self;
  };
  const linked = Object.entries(relationships).map(([name, each]): [string, RelationshipObject] => [
    name,
    { ...each, links: { related: relatedOf(name) } },
  ]);
  return { ...data, ...(linked.length > 0 && { relationships: Object.fromEntries(linked) }), links: { self } };
};

/** The operation that reads the result of an evaluation with its figures; `foldAt` counts answers that nobody has counted. */
export const evaluationResultOperation = (foldAt: (now: Date) => Fold): LambdaHandler =>
  withOwnScopes(
    courseEvaluationResult,
    ownResultScopes,
    readAction(courseEvaluationResult, 'read_evaluation_result', {
      respond: async (request: OperationRequest) => {
        const id = request.pathId('course_evaluation');
        const { record, ...meta } = await readWholeResult(request, id, foldAt(request.now));
        const data = isWithheldResult(record)
          ? renderWithheld(request, record)
          : renderResource(courseEvaluationResult, record, request);
        const hasMeta = Object.keys(meta).length > 0;
        return answerUndivided({ data, ...(hasMeta && { meta }), links: { self: request.self } });
      },
    }),
  );
