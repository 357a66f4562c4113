import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { zipCollege } from '../../lib/import/support/one-roster-set.ts';
import { until } from './support/holder.ts';
import { type NpmCommand, runNpm } from './support/processes.ts';

const ways = {
  npm: ({ npm }: NpmCommand, signal: NodeJS.Signals) => npm.kill(signal),
  node: ({ node }: NpmCommand, signal: NodeJS.Signals) => process.kill(node(), signal),
  group: ({ npm }: NpmCommand, signal: NodeJS.Signals) => process.kill(-(npm.pid ?? 0), signal),
};

type Case = readonly [way: keyof typeof ways, signal: NodeJS.Signals];
// What npm passes on or dies of is below, but for one signal; to its child and to all of them what differs.
const all: readonly Case[] = [
  ['npm', 'SIGHUP'],
  ['node', 'SIGKILL'],
  ['group', 'SIGINT'],
];

const wait = 60_000;
// One look is not enough: a process that is just being started is in no list yet, and its parent no longer.
const looks = 3;
// Each is three processes and an engine, and the other test files need the cores too.
const atOnce = 2;

/** Starts a command, ends it as soon as its engine is there, and gives what still runs after some time. */
const endAndLook = async (args: readonly string[], [way, signal]: Case): Promise<readonly string[]> => {
  const command = runNpm(args);
  await until(() => {
    if (command.npm.exitCode !== null) throw new Error(`npm run ${args.join(' ')} has ended before it had an engine`);
    return command.engines().length > 0;
  });
  ways[way](command, signal);
  const deadline = performance.now() + wait;
  let empty = 0;
  await until(async () => {
    await sleep(50);
    empty = command.processes().length === 0 ? empty + 1 : 0;
    return empty === looks || performance.now() > deadline;
  });
  const left = command.processes();
  command.killAll();
  return left.map((each) => `npm run ${args.join(' ')}, ${signal} to ${way}: ${each.command}`);
};

/** What is left of each, as text that a failure shows whole. */
const endEach = async (cases: readonly (readonly [readonly string[], Case])[]): Promise<string> => {
  const left: string[] = [];
  for (let from = 0; from < cases.length; from += atOnce) {
    const batch = cases.slice(from, from + atOnce).map(([args, each]) => endAndLook(args, each));
    left.push(...(await Promise.all(batch)).flat());
  }
  return left.join('; ');
};

// It looks into /proc.
const itOnLinux = it.skipIf(process.platform !== 'linux');

itOnLinux('a command leaves nothing behind, whichever signal ends whichever of its processes', async () => {
  expect(await endEach(all.map((each) => [['costs'], each] as const))).toBe('');
});

itOnLinux('no kind of command that starts an engine leaves anything behind', async () => {
  const commands = [['start'], ['dev'], ['facet', '--', 'import', zipCollege()], ['bench:lists'], ['test']];
  // What these come to differs by how a command is written; the other ways are those of all, above.
  const signalsToNpm = ['SIGKILL', 'SIGINT', 'SIGTERM'] as const;
  const cases = commands.map((args, index) => {
    const signal = signalsToNpm[index % signalsToNpm.length] ?? 'SIGKILL';
    return [args, ['npm', signal]] as const;
  });
  expect(await endEach(cases)).toBe('');
});
