import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Target, UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

const targetOptions = { table: { type: 'string' }, region: { type: 'string' } } as const;

type Token = ReturnType<typeof parseLoosely>['tokens'][number];
type TargetToken = Extract<Token, { kind: 'option' }>;

const parseLoosely = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: targetOptions, strict: false, tokens: true });

const isTargetToken = (token: Token): token is TargetToken => token.kind === 'option' && token.name in targetOptions;

const readValue = ({ rawName, value, inlineValue }: TargetToken): string => {
  if (value && (inlineValue || !value.startsWith('-'))) return value;
  throw new UsageError(`${rawName} needs a value.`);
};

const positionsOf = ({ index, inlineValue }: TargetToken): number[] => (inlineValue ? [index] : [index, index + 1]);

/** Takes `--table` and `--region` out of a command line, wherever they are. */
export const takeTarget = (args: readonly string[]): { target: Target; rest: string[] } => {
  const tokens = parseLoosely(args).tokens.filter(isTargetToken);
  const target: Target = Object.fromEntries(tokens.map((token) => [token.name, readValue(token)]));
  if (target.region && !target.table) throw new UsageError('--region goes with --table.');
  const taken = new Set(tokens.flatMap(positionsOf));
  return { target, rest: args.filter((_, index) => !taken.has(index)) };
};

/** Whether a command line asks for help instead of an action. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.slice(0, args.includes('--') ? args.indexOf('--') : args.length).some((arg) => arg === '--help' || arg === '-h');

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * Parses the options of one command and checks the number of other words; the last one may repeat. Throws UsageError.
 */
export const parseOptions = <const Own extends Options>(
  args: readonly string[],
  options: Own,
  words: readonly string[] = [],
  { lastRepeats = false } = {},
) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    // An empty word comes from a variable that was not set.
    const empty = positionals.indexOf('');
    const missing = words[empty === -1 ? positionals.length : Math.min(empty, words.length - 1)];
    if (missing !== undefined) throw new UsageError(`The ${missing} is missing.`);
    // The message does not repeat the surplus words, because one may be a secret.
    if (!lastRepeats && positionals.length > words.length) throw new UsageError('The command has too many arguments.');
    return { values, positionals };
  } catch (error) {
    // Node's message also explains how to write words that look like options. No command accepts such words, so this
    // part is cut off.
    throw isParseError(error) ? new UsageError(`${error.message.split(/\. |\.$/)[0]}.`) : error;
  }
};
