import {
  type Generated,
  GenerateError,
  generateResponses,
} from '../../lib/domain/evaluations/synthetic-responses/generate-responses.ts';
import { now } from '../../lib/runtime/clock.ts';
import { newSeed } from '../../lib/runtime/random.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { print, renderTable, tell } from '../output.ts';
import { showProgress } from '../progress.ts';
import { waitingStore } from '../waiting-store.ts';

const help = `Usage: npm run facet -- generate --responses N [--without-students] [--seed TEXT]

Makes N synthetic responses with their section responses, for all evaluation periods that are open, closed or released:
no more for an evaluation than its section has students, most of them on the days after a period opens and before it
closes, a few left half done. A period without question sets is given a usual one. No response knows who gave it, or at
what time of its day.
It ends with status 0 when all N were made, 1 when fewer students than that have not answered yet.

Options:
  --responses N        how many responses
  --without-students   a section of which no students are known gets a plausible number of responses, too
  --seed TEXT          make the same responses of the same data (in an open period: but for those that would lie ahead)
  --table, --region    in a deployed table: see npm run facet -- --help`;

const options = {
  responses: { type: 'string' },
  seed: { type: 'string' },
  'without-students': { type: 'boolean', default: false },
} as const;

const most = 10_000_000;

const readCount = (text: string | undefined): number => {
  if (text === undefined) throw new UsageError('Say how many: --responses N.');
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`--responses is a whole number from 1 to ${most}.`);
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

const describeShortage = (wanted: number, { responses }: Generated): string =>
  responses === 0
    ? 'No response was made: all students of the sections have answered.'
    : `Only ${responses} of the ${wanted} responses were made: with them all students of the sections have answered.`;

export const generate: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const count = readCount(values.responses);
    const seed = readSeed(values.seed);
    const withoutStudents = values['without-students'];
    const progress = showProgress(process.stderr, { unit: 'responses' });
    const onProgress = (done: number): void => progress.update({ file: 'responses', done, total: count });
    try {
      const made = await withStore(target, (store) =>
        generateResponses(waitingStore(store, progress), { count, seed, now: now(), withoutStudents, onProgress }),
      );
      progress.finish();
      print(`${renderPeriods(made)}\n\nMade with --seed ${seed}.`);
      if (made.responses === count) return 0;
      tell(describeShortage(count, made));
      return 1;
    } catch (error) {
      progress.finish();
      throw error instanceof GenerateError ? new CommandFailed(error.message) : error;
    }
  },
};
