import { ResultExport } from '../../lib/domain/evaluations/results/export/export-results.ts';
import { resultColumns } from '../../lib/domain/evaluations/results/export/result-row.ts';
import { narrowByTerm } from '../../lib/domain/evaluations/results/reading/narrow-by-term.ts';
import { openResultWords, withSeenNames } from '../../lib/domain/evaluations/results/reading/seen-names.ts';
import { readSummary } from '../../lib/domain/evaluations/results/summary/read-summary.ts';
import { answerMeta, readAction } from '../../lib/http/operations/action.ts';
import { read } from '../../lib/http/operations/read.ts';
import { related } from '../../lib/http/operations/related.ts';
import type { OperationRequest } from '../../lib/http/pipeline/operation-request.ts';
import { listWithRows } from '../../lib/http/rows/list-rows.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { evaluationResultOperation } from './actions/read-evaluation-result.ts';
import { myResponseRatesOperation } from './actions/read-my-response-rates.ts';

// Names cost three round trips: only who asks for them gets them.
const asksForNames = ({ fields }: OperationRequest): boolean =>
  fields[courseEvaluationResult.type]?.includes('names') === true;

/** Also as rows of figures, one for each evaluation, unit and question. */
export const listResults = listWithRows(courseEvaluationResult, {
  columns: resultColumns,
  open: (request) => ResultExport.open(request),
  narrow: narrowByTerm,
  openWords: openResultWords,
  complete: async (request, results) => (asksForNames(request) ? withSeenNames(request, results) : results),
});
export const readResultRelated = related(courseEvaluationResult);
export const readResult = read(courseEvaluationResult);

/** With its figures. */
export const readEvaluationResult = evaluationResultOperation();

export const readPeriodSummary = readAction(courseEvaluationResult, 'read_period_summary', {
  respond: async (request) =>
    answerMeta(request, await readSummary(request, request.pathId('course_evaluation_period'))),
});

/** For whoever has signed in. */
export const readMyResponseRates = myResponseRatesOperation;
