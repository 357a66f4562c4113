import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { openStore } from '../../../../../lib/store/store.ts';
import { type Death, dieAtRequest } from '../../support/die-at.ts';

/** What the process is told: what to submit, and at which of its requests to die. */
export interface Order extends Death {
  readonly student: string;
  readonly period: string;
  readonly evaluation: string;
  readonly question: string;
}

const { dieAt, afterwards, question, ...answering }: Order = JSON.parse(process.argv[2] ?? '{}');
const store = openStore();
const requests = dieAtRequest(store, { dieAt, afterwards });

const data = { attributes: { answers: [{ question, value: 3 }] }, relationships: {} };
await submitAnswers(store, { ...answering, data, now: new Date() });
process.stdout.write(String(requests()));
process.exit(0);
