import { env } from './env.ts';

/** Writes one log entry as one JSON line on standard output. Never pass it secrets, bodies or personal data. */
export const log = (entry: Record<string, unknown>): void => {
  if (!env.quiet) process.stdout.write(`${JSON.stringify(entry)}\n`);
};
