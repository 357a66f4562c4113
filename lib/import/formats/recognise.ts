import { ImportStopped } from '../import-stopped.ts';
import type { Source } from '../source/source.ts';
import type { Format } from './format.ts';
import { oneRoster } from './oneroster/oneroster.ts';

/** Every format that can be imported. A set that several recognise is of the first. */
export const formats: readonly Format[] = [oneRoster];

const formatNames = (): string => formats.map(({ name, title }) => `${name} (${title})`).join(', ');

const formatNamed = (wanted: string): Format => {
  const format = formats.find(({ name }) => name === wanted.toLowerCase());
  if (format === undefined) throw new ImportStopped(`There is no such format. The formats are ${formatNames()}.`);
  return format;
};

/** The format of a set of files; `wanted` names it instead of its signs. Throws `ImportStopped` for a set of none. */
export const recogniseFormat = (source: Source, wanted?: string): Format => {
  if (wanted !== undefined) return formatNamed(wanted);
  const format = formats.find((each) => each.recognises(source));
  if (format !== undefined) return format;
  const signs = formats.map(({ title, sign }) => `${title}: ${sign}`).join('; ');
  throw new ImportStopped(`The format is not recognised. It is told by its files (${signs}).`);
};
