import { type Command, type CommandGroup, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { explainError } from './explain-error.ts';
import { asksForHelp, takeTarget } from './options.ts';
import { notify, print } from './output.ts';

type Entry = Command | CommandGroup;

/** The command that the line has reached so far, so that a mistake is answered with the nearest help. */
interface CommandPosition {
  entry: Entry;
  args: readonly string[];
}

const isGroup = (entry: Entry): entry is CommandGroup => 'commands' in entry;

const enter = async (position: CommandPosition): Promise<void> => {
  const [name, ...args] = position.args;
  if (!isGroup(position.entry) || name === undefined || name.startsWith('-')) return;
  const load = Object.hasOwn(position.entry.commands, name) ? position.entry.commands[name] : undefined;
  if (load === undefined) throw new UsageError(`There is no command "${name}".`);
  position.entry = await load();
  position.args = args;
  await enter(position);
};

const refuseGroup = ({ commands }: CommandGroup, [option]: readonly string[]): never => {
  const expected = `one of the commands ${Object.keys(commands).join(', ')}`;
  throw new UsageError(option === undefined ? `Say ${expected}.` : `"${option}" stands where ${expected} is expected.`);
};

const runAt = async (position: CommandPosition, argv: readonly string[]): Promise<number> => {
  const { target, rest } = takeTarget(argv);
  position.args = rest;
  await enter(position);
  const { entry, args } = position;
  if (asksForHelp(args)) {
    print(entry.help);
    return 0;
  }
  if (isGroup(entry)) return refuseGroup(entry, args);
  return (await entry.run(args, target)) ?? 0;
};

/** Runs a command line and gives its exit status: 0, 1 when the command fails, 2 when it is not understood, or the command's own. */
export const main = async (argv: readonly string[]): Promise<number> => {
  const position: CommandPosition = { entry: commands, args: argv };
  try {
    return await runAt(position, argv);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    notify(isUsage ? `${explainError(error)}\n\n${position.entry.help}` : explainError(error));
    return isUsage ? 2 : 1;
  }
};
