import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

interface Shape<Options extends ParseArgsOptionsConfig> {
  /** How the program is called. */
  readonly usage: string;
  readonly options?: Options;
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>;

/**
 * Returns what `read` makes of a program's arguments. For an unknown argument it prints the usage and ends the program
 * with status 2.
 */
export const readArguments = <Read, Options extends ParseArgsOptionsConfig = Record<never, never>>(
  { usage, options }: Shape<Options>,
  read: (positionals: readonly string[], values: Parsed<Options>['values']) => Read,
  given: readonly string[] = process.argv.slice(2),
): Read => {
  try {
    // Without options, `read` uses no values.
    const parsed = parseArgs({ args: [...given], options: options ?? ({} as Options), allowPositionals: true });
    return read(parsed.positionals, parsed.values);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
    return process.exit(2);
  }
};

/** Takes no arguments. */
export const none = ([given]: readonly string[]): void => {
  if (given !== undefined) throw new Error(`"${given}" is one argument too many`);
};

/** Returns a whole number of at least 1; throws for any other text. */
export const count = (text: string): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < 1) throw new Error(`"${text}" is no number`);
  return number;
};

/** Reads whole numbers. Each may be missing together with all after it. */
export const counts =
  <const Defaults extends readonly number[]>(...defaults: Defaults) =>
  (given: readonly string[]): { readonly [Index in keyof Defaults]: number } => {
    none(given.slice(defaults.length));
    const numbers = defaults.map((usual, index) => (given[index] === undefined ? usual : count(given[index])));
    // There are as many numbers as defaults.
    return numbers as unknown as { readonly [Index in keyof Defaults]: number };
  };
