import { ImportStopped } from '../../files/import-stopped.ts';
import type { Source } from '../../files/source.ts';
import { defineTable, readTable } from '../../files/table.ts';

/** What a OneRoster set says of itself. */
export interface Manifest {
  readonly version: '1.1' | '1.2';
  /** Whether a file such as `users.csv` is part of the set. Throws `ImportStopped` when it should be and is not there. */
  includes(file: string): boolean;
  /** Whether a file of the set names everything that there is of its kind, not only what has changed. */
  isComplete(file: string): boolean;
}

/** manifest.csv: one property a row. */
export const manifestTable = defineTable('manifest.csv', { required: ['propertyName', 'value'] });

const checkVersion = (version: string | undefined): '1.1' | '1.2' => {
  const supported = /^1\.[12](?=\.\d+$|$)/.exec(version ?? '')?.[0];
  if (supported === '1.1' || supported === '1.2') return supported;
  const described = version === undefined ? 'no oneroster.version' : 'another OneRoster version than 1.2 or 1.1';
  throw new ImportStopped(`manifest.csv names ${described}.`);
};

/** Reads the manifest. Throws `ImportStopped` when its version is none that can be read. */
export const readManifest = async (source: Source): Promise<Manifest> => {
  const properties = new Map<string, string>();
  for await (const row of readTable(source, manifestTable)) {
    if ('problem' in row) throw new ImportStopped(`manifest.csv, line ${row.line}: the row ${row.problem}.`);
    properties.set(row.values.propertyName.toLowerCase(), row.values.value);
  }
  const modeOf = (file: string): string => {
    const mode = properties.get(`file.${file.replace(/\.csv$/, '')}`.toLowerCase());
    return (mode ?? '').toLowerCase();
  };
  return {
    version: checkVersion(properties.get('oneroster.version')),
    includes: (file) => {
      const mode = modeOf(file);
      if (source.has(file)) return mode !== 'absent';
      // A file that was lost on the way would look like a university that has lost its students.
      if (mode === 'bulk' || mode === 'delta') throw new ImportStopped(`manifest.csv names ${file}, which is missing.`);
      return false;
    },
    isComplete: (file) => source.has(file) && modeOf(file) === 'bulk',
  };
};
