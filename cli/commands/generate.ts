import { now } from '../../lib/runtime/clock.ts';
import { newSeed } from '../../lib/runtime/random.ts';
import type { Store } from '../../lib/store/store.ts';
import { type Command, type Target, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { type GeneratedAnswers, type Generation, generateAnswers } from '../generate/generate-answers.ts';
import { parseOptions } from '../options.ts';
import { notify, print, renderTable } from '../output.ts';
import { type ProgressDisplay, showProgress } from '../progress.ts';
import { sayIfEnded } from '../say-if-ended.ts';
import { waitingStore } from '../waiting-store.ts';

const help = `Usage: npm run facet -- generate [--responses N] [--seed TEXT]

Creates made-up answers of enrolled students to the evaluations of all open periods, as the API would take them. Courses
and instructors get better and worse answers. Some questions are skipped or not applicable; comments are short, long or
missing. The answers are spread over the days since the period opened. Each student answers an evaluation once, so there
are results when the period closes. Without --responses, as many students answer as usual (25 to 90 % of each class); a
second run completes what was interrupted, and then changes nothing.

The exit status is 0, or 1 if nobody can answer, or fewer students than N.

Options:
  --responses N        how many responses, in all evaluations together
  --seed TEXT          with the same seed and data, the same students give the same answers
  --ballots-table NAME with --table: the ballots table of that deployment
  --table, --region    in a deployed table: see npm run facet -- --help`;

const options = {
  responses: { type: 'string' },
  seed: { type: 'string' },
  'ballots-table': { type: 'string' },
} as const;

const most = 10_000_000;

const readCount = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`--responses is a whole number from 1 to ${most}.`);
};

const readSeed = (text: string | undefined): string => {
  if (text === '') throw new UsageError('--seed needs a value.');
  return text ?? String(newSeed());
};

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

type Options = Pick<Generation, 'count' | 'seed'>;

const run = async (store: Store, { count, seed }: Options, progress: ProgressDisplay): Promise<number> => {
  const onProgress = (done: number, total: number): void => progress.update({ file: 'responses', done, total });
  const answered = await generateAnswers(store, { count, seed, now: now(), onProgress });
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

// The name of a deployed table of ballots does not follow from the name of the other table.
const withBallots = (target: Target, ballotsTable: string | undefined): Target => {
  if (target.table === undefined && ballotsTable !== undefined)
    throw new UsageError('--ballots-table goes with --table.');
  if (target.table !== undefined && ballotsTable === undefined)
    throw new UsageError('Answers are in a table of their own: give --ballots-table NAME, too.');
  return { ...target, ballotsTable };
};

export const generate: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const [count, seed] = [readCount(values.responses), readSeed(values.seed)];
    const tables = withBallots(target, values['ballots-table']);
    const progress = showProgress(process.stderr, { unit: 'responses' });
    try {
      return await withStore(tables, (store) =>
        sayIfEnded(progress, 'Stopped. What was made until then stays.', () =>
          run(waitingStore(store, progress), { count, seed }, progress),
        ),
      );
    } finally {
      progress.finish();
    }
  },
};
