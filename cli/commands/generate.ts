import {
  type AnswerGeneration,
  answerEvaluations,
  type GeneratedAnswers,
} from '../../lib/domain/evaluations/synthetic/answers/answer-evaluations.ts';
import {
  type Generated,
  GenerateError,
  generateResponses,
} from '../../lib/domain/evaluations/synthetic/responses/generate-responses.ts';
import { now } from '../../lib/runtime/clock.ts';
import { newSeed } from '../../lib/runtime/random.ts';
import type { Store } from '../../lib/store/store.ts';
import { type Command, CommandFailed, type Target, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { notify, print, renderTable } from '../output.ts';
import { type ProgressDisplay, showProgress } from '../progress.ts';
import { sayIfEnded } from '../say-if-ended.ts';
import { waitingStore } from '../waiting-store.ts';

const help = `Usage: npm run facet -- generate [--responses N] [--seed TEXT]
       npm run facet -- generate --responses N --without-answers | --without-students [--seed TEXT]

Creates made-up answers of enrolled students to the evaluations of all open periods, as the API would take them. Courses
and instructors get better and worse answers. Some questions are skipped or not applicable; comments are short, long or
missing. The answers are spread over the days since the period opened. Each student answers an evaluation once, so there
are results when the period closes. Without --responses, as many students answer as usual (25 to 90 % of each class); a
second run completes what was interrupted, and then changes nothing.

With --without-answers it creates bare responses, which belong to no student, for open, closed and released periods: at
most as many for an evaluation as its section has students, some of them incomplete. A period without question sets gets
a typical one. Bare responses have no results.
The exit status is 0, or 1 if nobody can answer, or fewer students than N.

Options:
  --responses N        how many responses, in all evaluations together
  --without-answers    bare responses
  --without-students   bare responses, with a plausible number for sections without known students
  --seed TEXT          with the same seed and data, the same students give the same answers (in an open period: so far)
  --ballots-table NAME with --table: the ballots table of that deployment
  --table, --region    in a deployed table: see npm run facet -- --help`;

const options = {
  responses: { type: 'string' },
  seed: { type: 'string' },
  'ballots-table': { type: 'string' },
  'without-answers': { type: 'boolean', default: false },
  'without-students': { type: 'boolean', default: false },
} as const;

const most = 10_000_000;

const readCount = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`--responses is a whole number from 1 to ${most}.`);
};

const requireCount = (count: number | undefined): number => {
  if (count === undefined) throw new UsageError('Say how many: --responses N.');
  return count;
};

const readSeed = (text: string | undefined): string => {
  if (text === '') throw new UsageError('--seed needs a value.');
  return text ?? String(newSeed());
};

const renderPeriods = ({ periods }: Generated): string =>
  renderTable([
    ['period', 'evaluations', 'responses', 'section responses'],
    ...periods.map(({ name, evaluations, responses, sectionResponses }) => [
      name,
      ...[evaluations, responses, sectionResponses].map(String),
    ]),
  ]);

const renderAnswered = ({ periods }: GeneratedAnswers): string =>
  renderTable([
    ['period', 'evaluations', 'enrolments', 'answered before', 'answered now'],
    ...periods.map(({ name, evaluations, students, before, made }) => [
      name,
      ...[evaluations, students, before, made].map(String),
    ]),
  ]);

const describeShortage = (wanted: number, made: number): string =>
  made === 0
    ? 'No response was made: all students of the sections have answered.'
    : `Only ${made} of the ${wanted} responses were made: with them all students of the sections have answered.`;

type Options = Pick<AnswerGeneration, 'count' | 'seed'>;

const letStudentsAnswer = async (
  store: Store,
  { count, seed }: Options,
  progress: ProgressDisplay,
): Promise<number> => {
  const onProgress = (done: number, total: number): void => progress.update({ file: 'responses', done, total });
  const answered = await answerEvaluations(store, { count, seed, now, onProgress });
  progress.finish();
  const { made, obstacles, refusals } = answered;
  for (const reason of [...obstacles, ...refusals]) notify(reason);
  print(`${renderAnswered(answered)}\n\nMade with --seed ${seed}.`);
  if (made === 0 && refusals.length > 0) return 1;
  if (count === undefined && made === 0) notify('Nobody is left to answer: as many students as usual have answered.');
  if (count === undefined || made === count) return 0;
  notify(refusals.length > 0 ? `Only ${made} of the ${count} responses were made.` : describeShortage(count, made));
  return 1;
};

interface BareOptions extends Options {
  readonly withoutStudents: boolean;
}

const makeBareResponses = async (
  store: Store,
  { count: asked, seed, withoutStudents }: BareOptions,
  progress: ProgressDisplay,
): Promise<number> => {
  const count = requireCount(asked);
  const onProgress = (done: number): void => progress.update({ file: 'responses', done, total: count });
  const made = await generateResponses(store, { count, seed, now: now(), withoutStudents, onProgress });
  progress.finish();
  print(`${renderPeriods(made)}\n\nMade with --seed ${seed}.`);
  if (made.responses === count) return 0;
  notify(describeShortage(count, made.responses));
  return 1;
};

// The name that a deployment gives it does not follow from that of the other.
const withBallots = (target: Target, ballotsTable: string | undefined, isBare: boolean): Target => {
  if (target.table === undefined && ballotsTable !== undefined)
    throw new UsageError('--ballots-table goes with --table.');
  if (target.table !== undefined && ballotsTable === undefined && !isBare)
    throw new UsageError('Answers are in a table of their own: give --ballots-table NAME, too.');
  return { ...target, ballotsTable };
};

export const generate: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const [count, seed] = [readCount(values.responses), readSeed(values.seed)];
    const withoutStudents = values['without-students'];
    const isBare = withoutStudents || values['without-answers'];
    if (isBare) requireCount(count);
    const tables = withBallots(target, values['ballots-table'], isBare);
    const progress = showProgress(process.stderr, { unit: 'responses' });
    try {
      return await withStore(tables, (store) => {
        const waiting = waitingStore(store, progress);
        return sayIfEnded(progress, 'Stopped. What was made until then stays.', () =>
          isBare
            ? makeBareResponses(waiting, { count, seed, withoutStudents }, progress)
            : letStudentsAnswer(waiting, { count, seed }, progress),
        );
      });
    } catch (error) {
      progress.finish();
      throw error instanceof GenerateError ? new CommandFailed(error.message) : error;
    }
  },
};
