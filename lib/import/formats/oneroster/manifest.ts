import { readHeader } from '../../files/file-header.ts';
import { ImportStopped } from '../../files/import-stopped.ts';
import { printable } from '../../files/origin.ts';
import type { Source } from '../../files/source.ts';
import { defineTable, readTable } from '../../files/table.ts';

/** What a OneRoster set says about itself. */
export interface Manifest {
  readonly version: '1.1' | '1.2';
  /**
   * Returns whether a file such as `users.csv` is part of the set. Throws `ImportStopped` when it should be and is
   * missing.
   */
  includes(file: string): boolean;
  /** Returns whether a file names all records of its kind, not only the changed ones. */
  isComplete(file: string): boolean;
  /** Whether users.csv has the roles, as in OneRoster 1.1. Some sets that claim version 1.2 have this layout. */
  readonly hasRolesInUsers: boolean;
  /** Remarks for the operator about unusual things in the manifest. */
  readonly remarks: readonly string[];
}

/** manifest.csv: one property a row. */
export const manifestTable = defineTable('manifest.csv', { required: ['propertyName', 'value'] });

const checkVersion = (version: string | undefined): '1.1' | '1.2' => {
  const supported = /^1\.[12](?=\.\d+$|$)/.exec(version ?? '')?.[0];
  if (supported === '1.1' || supported === '1.2') return supported;
  const described = version === undefined ? 'no oneroster.version' : 'another OneRoster version than 1.2 or 1.1';
  throw new ImportStopped(`manifest.csv names ${described}.`);
};

const modes = new Set(['absent', 'bulk', 'delta', '']);

const unknownModes = (properties: ReadonlyMap<string, string>): string[] =>
  [...properties]
    .filter(([name, value]) => name.startsWith('file.') && !modes.has(value.toLowerCase()))
    .map(([name]) => `manifest.csv calls ${printable(name)} neither bulk, delta nor absent; it is read as delta`);

const hasRoleColumn = async (source: Source): Promise<boolean> => {
  const headers = await Promise.all(source.filesOf('users.csv').map((file) => readHeader(source, file)));
  return headers.some(({ columns }) => columns.has('role'));
};

/** Reads the manifest. Throws `ImportStopped` for a version that cannot be read. */
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
  const includes = (file: string): boolean => {
    const mode = modeOf(file);
    if (source.has(file)) return mode !== 'absent';
    // If a lost file were ignored, the university would seem to have lost its students.
    if (mode === 'bulk' || mode === 'delta') throw new ImportStopped(`manifest.csv names ${file}, which is missing.`);
    return false;
  };
  const version = checkVersion(properties.get('oneroster.version'));
  return {
    version,
    includes,
    remarks: unknownModes(properties),
    hasRolesInUsers: !includes('roles.csv') && (version === '1.1' || (await hasRoleColumn(source))),
    isComplete: (file) => source.has(file) && modeOf(file) === 'bulk',
  };
};
