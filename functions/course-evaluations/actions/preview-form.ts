import { requireFormReader } from '../../../lib/domain/evaluations/questions/levels/form-reader.ts';
import { readForm } from '../../../lib/domain/evaluations/questions/read-form.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { invalidFilter } from '../../../lib/errors/query.ts';
import { namedNotFound, notFound } from '../../../lib/errors/reading.ts';
import { readAction } from '../../../lib/http/operations/action.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { ListParameters, ListQuery } from '../../../lib/jsonapi/list-query.ts';
import { readPage } from '../../../lib/jsonapi/page.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { evaluationId, periodReference } from '../../../lib/resources/course-evaluations/coverage.ts';
import { questionLayer } from '../../../lib/resources/course-evaluations/question-layer.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import { answerForm } from './form-answer.ts';

const parameter = 'section';

/** The section, as the one condition of a list. */
const sectionAlone: ListParameters = {
  has: (name) => name === parameter,
  read: (parameters): ListQuery => ({
    sort: [],
    isSorted: false,
    conditions: [{ kind: 'relationship', field: parameter, ids: parameters.getAll(parameter) }],
    page: readPage(new URLSearchParams()),
  }),
};

const sectionOf = ({ query: { list } }: OperationRequest): string => {
  const condition = list?.conditions[0];
  const id = condition?.kind === 'relationship' ? canonicalId(condition.ids[0] ?? '') : undefined;
  if (id === undefined) throw refuse(invalidFilter, `"${parameter}" takes the id of a section`, parameter);
  return id;
};

/** The operation that shows the form of a section of a period before any student gets it. */
export const previewOperation = readAction(questionLayer, 'preview_form', {
  rules: () => ({ list: sectionAlone, fields: () => undefined }),
  respond: async (request) => {
    const { store } = request;
    const period = request.pathId(courseEvaluationPeriod.type);
    if ((await store.readInline(periodReference(period))) === undefined)
      throw refuse(notFound, courseEvaluationPeriod.type, period);
    const section = sectionOf(request);
    const id = evaluationId(period, section);
    const form = await readForm(store, id, { withUnfinished: true });
    if (form !== undefined) await requireFormReader(request, form);
    if (form === undefined)
      throw refuse(namedNotFound, `section with the id "${section}" in the evaluation period`, parameter);
    return answerForm(request, form);
  },
});
