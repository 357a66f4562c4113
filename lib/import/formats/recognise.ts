import { ImportStopped } from '../files/import-stopped.ts';
import type { Source } from '../files/source.ts';
import { canvas } from './canvas/canvas.ts';
import type { Format } from './format.ts';
import { hr } from './hr/hr.ts';
import { oneRoster } from './oneroster/oneroster.ts';

/** Every format that can be imported. A set of several is loaded in this order: people and departments come first. */
export const formats: readonly Format[] = [oneRoster, canvas, hr];

const formatNames = (): string => formats.map(({ name, title }) => `${name} (${title})`).join(', ');

const formatNamed = (wanted: string): Format => {
  const format = formats.find(({ name }) => name === wanted.toLowerCase());
  if (format === undefined) throw new ImportStopped(`There is no such format. The formats are ${formatNames()}.`);
  return format;
};

/** The formats of a set of files; `wanted` names one instead of their signs. Throws `ImportStopped` for a set of none. */
export const recogniseFormats = (source: Source, wanted?: string): readonly Format[] => {
  if (wanted !== undefined) return [formatNamed(wanted)];
  const found = formats.filter((each) => each.recognises(source));
  if (found.length > 0) return found;
  const signs = formats.map(({ title, sign }) => `${title}: ${sign}`).join('; ');
  throw new ImportStopped(`The format is not recognised. It is told by its files (${signs}).`);
};
