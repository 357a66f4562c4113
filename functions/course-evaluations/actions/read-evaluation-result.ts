import { ownScopes } from '../../../lib/access/authenticate-person.ts';
import { readWholeResult } from '../../../lib/domain/evaluations/results/reading/read-result.ts';
import { ownResultScopes } from '../../../lib/domain/evaluations/results/reading/result-standing.ts';
import { isWithheldResult } from '../../../lib/domain/evaluations/results/reading/withheld-result.ts';
import { reportLanguages } from '../../../lib/domain/evaluations/results/reports/make-report.ts';
import { readReport } from '../../../lib/domain/evaluations/results/reports/read-report.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { resultWithheld } from '../../../lib/errors/reports.ts';
import { readAction } from '../../../lib/http/operations/action.ts';
import { alsoAsReport } from '../../../lib/http/operations/pdf-action.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { LambdaHandler } from '../../../lib/http/pipeline/pipeline.ts';
import { answerUndivided } from '../../../lib/http/pipeline/response-size.ts';
import { resourceUrl } from '../../../lib/jsonapi/links.ts';
import type { RelationshipObject, ResourceObject } from '../../../lib/jsonapi/resource-object.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import type { Report } from '../../../lib/reports/report.ts';
import type { EvaluationResultAnswer } from '../../../lib/resources/course-evaluations/answers/results.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResult } from '../../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { preferredLanguage } from '../../../lib/runtime/preferred-language.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

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

const evaluationOf = (request: OperationRequest): string => request.pathId(courseEvaluation.type);

const reportOf = async (request: OperationRequest): Promise<Report> => {
  const language = preferredLanguage(request.event.headers?.['accept-language'], reportLanguages);
  const { record, report } = await readReport(request, evaluationOf(request), { language });
  if (report === undefined) throw refuse(resultWithheld, String(record.withheld_because));
  return report;
};

const name = 'read_evaluation_result';

/** The operation that reads the result of an evaluation with its figures, as a document or as a report. */
export const evaluationResultOperation = (): LambdaHandler => {
  ownScopes.set(courseEvaluationResult.type, ownResultScopes);
  const documents = readAction(courseEvaluationResult, name, {
    respond: async (request: OperationRequest) => {
      const { record, ...meta } = await readWholeResult(request, evaluationOf(request));
      const data = isWithheldResult(record)
        ? renderWithheld(request, record)
        : renderResource(courseEvaluationResult, record, request);
      const hasMeta = Object.keys(meta).length > 0;
      const document: EvaluationResultAnswer = { data, ...(hasMeta && { meta }), links: { self: request.self } };
      return answerUndivided(document);
    },
  });
  return alsoAsReport(courseEvaluationResult, name, { documents, makeReport: reportOf });
};
