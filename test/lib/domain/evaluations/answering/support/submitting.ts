import { withPointers } from '../../../../../../functions/course-evaluations/actions/create-response.ts';
import { scanTable } from '../../../../../../infra/tools/bench/scan-table.ts';
import {
  type GivenSubmission,
  submitAnswers,
} from '../../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { JsonApiError } from '../../../../../../lib/errors/json-api-error.ts';
import { readBallots } from '../../../../../../lib/store/ballots.ts';
import { keyOf } from '../../../../../../lib/store/keys.ts';
import type { TestService } from '../../../../../support/service.ts';
import { nth, type OpenPeriod } from './open-period.ts';

/** When answers of a test are given, unless it says otherwise. */
export const now = new Date('2026-03-14T15:09:26.535Z');

// A request with answers.
const data = { attributes: { answers: [] }, relationships: {} };

/** Submits answers to a service without HTTP, and looks at what they leave. */
export const submittingTo = ({ store }: TestService) => ({
  /** Submits the first student's answers to the first evaluation, unless said. */
  submit: (open: OpenPeriod, answers: unknown, more: Partial<GivenSubmission> = {}, by = store) =>
    submitAnswers(by, {
      student: nth(open.students).id,
      period: open.period,
      evaluation: nth(open.evaluations),
      answers,
      now,
      ...more,
    }),
  /** The answers of each ballot of an evaluation. */
  ballotsOf: async (evaluation: string) =>
    (await Array.fromAsync(readBallots(store, evaluation))).flat().map(({ answers }) => answers),
  /** How many answers an evaluation counts. */
  countOf: async (evaluation: string): Promise<number> => {
    const shards = await store.queryRange(keyOf.tally(evaluation, 0).pk, ['0', '9']);
    return shards.reduce((sum, { completed }) => sum + Number(completed ?? 0), 0);
  },
  /** What the main table has of an evaluation's responses. */
  responsesOf: async (evaluation: string) => (await scanTable(store)).filter((item) => item.evaluation === evaluation),
});

/** With what work is refused, as a request is answered; throws where it is not. */
export const refusalOf = async (work: Promise<unknown>): Promise<JsonApiError> => {
  const error = await work.then(
    () => undefined,
    (thrown) => withPointers(thrown, data),
  );
  if (!(error instanceof JsonApiError)) throw error ?? new Error('not refused');
  return error;
};

/** An answer to the first question of a period. */
export const valueFor = (open: OpenPeriod, value = 4) => [{ question: nth(nth(open.questions)).id, value }];
