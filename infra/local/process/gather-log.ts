import { writeLogBy } from '../../../lib/runtime/log.ts';

// A reader of the terminal does not notice this delay.
const gatherMs = 20;

/** Writes the lines of the log several at a time: a write to a file or a terminal holds all else up until it is done. */
export const gatherLog = (): void => {
  let lines = '';
  const flush = (): void => {
    const text = lines;
    lines = '';
    if (text !== '') process.stdout.write(text);
  };
  writeLogBy((line) => {
    if (lines === '') setTimeout(flush, gatherMs).unref();
    lines += line;
  });
  process.on('exit', flush);
};
