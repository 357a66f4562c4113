import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { openStore } from '../../../../../lib/store/store.ts';

/** What the process is told: what to submit, and at which of its requests to die. */
export interface Order {
  readonly student: string;
  readonly period: string;
  readonly evaluation: string;
  readonly question: string;
  /** Number of the request, from 1, at which the process dies; 0 for never. */
  readonly dieAt: number;
  /** Whether the engine still carries that request out. */
  readonly afterwards: boolean;
}

// SIGKILL: nothing is flushed, closed or told.
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('dead');
};

const { dieAt, afterwards, question, ...answering }: Order = JSON.parse(process.argv[2] ?? '{}');
const store = openStore();
let requests = 0;

store.client.middlewareStack.add(
  (next) => async (args) => {
    requests += 1;
    if (requests !== dieAt) return next(args);
    if (afterwards) await next(args);
    return die();
  },
  { step: 'initialize', priority: 'high', name: 'die' },
);

const data = { attributes: { answers: [{ question, value: 3 }] }, relationships: {} };
await submitAnswers(store, { ...answering, data, now: new Date() });
process.stdout.write(String(requests));
process.exit(0);
