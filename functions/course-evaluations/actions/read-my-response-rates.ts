import { readOwnMidterms } from '../../../lib/domain/evaluations/midterms/read-own-midterms.ts';
import { readAdditions } from '../../../lib/domain/evaluations/questions/levels/read-additions.ts';
import { readMyRates, readOwn } from '../../../lib/domain/evaluations/response-rates/my-rates.ts';
import { readResultStanding } from '../../../lib/domain/evaluations/results/reading/result-standing.ts';
import { personOnly } from '../../../lib/errors/access.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { answerMeta, readAction } from '../../../lib/http/operations/action.ts';
import { courseEvaluationResult } from '../../../lib/resources/course-evaluations/course-evaluation-result.ts';

/** The operation that shows a person how it goes in the own sections and departments, and what can be added. */
export const myResponseRatesOperation = readAction(courseEvaluationResult, 'read_my_response_rates', {
  respond: async (request) => {
    const { store, now } = request;
    const { principal } = await request.caller();
    if (principal.kind !== 'user') throw refuse(personOnly);
    const own = await readOwn(store, await readResultStanding(store, principal.id), now);
    const [rates, additions, midterms] = await Promise.all([
      readMyRates(store, own),
      readAdditions(store, own),
      readOwnMidterms(store, own),
    ]);
    return answerMeta(request, { ...rates, additions, midterms });
  },
});
