import { ImportStopped } from '../import-stopped.ts';
import type { Source } from '../source/source.ts';
import type { Format } from './format.ts';
import { oneRoster } from './oneroster/oneroster.ts';

const formats: readonly Format[] = [oneRoster];

/** The format of a set of files. Throws `ImportStopped` for a set of none. */
export const recogniseFormat = (source: Source): Format => {
  const format = formats.find((each) => each.recognises(source));
  if (format === undefined) throw new ImportStopped('There is no manifest.csv: this is no OneRoster CSV set.');
  return format;
};
