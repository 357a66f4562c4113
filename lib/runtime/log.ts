import { env } from './env.ts';

let writeLine = (line: string): void => {
  process.stdout.write(line);
};

/** Hands the lines of the log to another than standard output. */
export const writeLogBy = (write: (line: string) => void): void => {
  writeLine = write;
};

/** Writes one log entry as one JSON line on standard output. Never pass it secrets, bodies or personal data. */
export const log = (entry: Record<string, unknown>): void => {
  if (!env.quiet) writeLine(`${JSON.stringify(entry)}\n`);
};
