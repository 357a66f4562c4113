import { type Command, type CommandGroup, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { explainError } from './explain-error.ts';
import { asksForHelp, takeTarget } from './options.ts';
import { print, tell } from './output.ts';

type Entry = Command | CommandGroup;

/** How far into the commands a command line leads, so that a mistake is answered with the nearest help. */
interface Place {
  entry: Entry;
  args: readonly string[];
}

const isGroup = (entry: Entry): entry is CommandGroup => 'commands' in entry;

const enter = async (place: Place): Promise<void> => {
  const [name, ...args] = place.args;
  if (!isGroup(place.entry) || name === undefined || name.startsWith('-')) return;
  const load = Object.hasOwn(place.entry.commands, name) ? place.entry.commands[name] : undefined;
  if (load === undefined) throw new UsageError(`There is no command "${name}".`);
  place.entry = await load();
  place.args = args;
  await enter(place);
};

const refuseGroup = ({ commands }: CommandGroup, [option]: readonly string[]): never => {
  const expected = `one of the commands ${Object.keys(commands).join(', ')}`;
  throw new UsageError(option === undefined ? `Say ${expected}.` : `"${option}" stands where ${expected} is expected.`);
};

const runAt = async (place: Place, argv: readonly string[]): Promise<number> => {
  const { target, rest } = takeTarget(argv);
  place.args = rest;
  await enter(place);
  const { entry, args } = place;
  if (asksForHelp(args)) {
    print(entry.help);
    return 0;
  }
  if (isGroup(entry)) return refuseGroup(entry, args);
  return (await entry.run(args, target)) ?? 0;
};

/** Runs a command line and gives its exit status: 0, 1 when the command fails, 2 when it is not understood, or the command's own. */
export const main = async (argv: readonly string[]): Promise<number> => {
  const place: Place = { entry: commands, args: argv };
  try {
    return await runAt(place, argv);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    tell(isUsage ? `${explainError(error)}\n\n${place.entry.help}` : explainError(error));
    return isUsage ? 2 : 1;
  }
};
