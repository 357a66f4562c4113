import type { Source } from '../../files/source.ts';
import { readTable } from '../../files/table.ts';
import { type AdminRow, adminsTable } from './admins.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type CrossListings, readCrossListings } from './cross-listings.ts';
import { type Identities, readIdentities } from './logins.ts';
import { activeOrDeleted, presenceOf } from './status.ts';

/** What a set says that rows of other files need. */
export interface Context {
  readonly catalogue: Catalogue;
  readonly crossListings: CrossListings;
  readonly identities: Identities;
  readonly admins: readonly AdminRow[];
}

const readAdmins = async (source: Source): Promise<AdminRow[]> => {
  if (!source.has(adminsTable.file)) return [];
  const rows = await Array.fromAsync(readTable(source, adminsTable));
  return rows.flatMap((row) =>
    'problem' in row || presenceOf(row.line, row.values.status, activeOrDeleted) !== 'present' ? [] : [row.values],
  );
};

/** Reads it. Throws `ImportStopped`. */
export const readContext = async (source: Source): Promise<Context> => {
  const catalogue = await readCatalogue(source);
  return {
    catalogue,
    crossListings: await readCrossListings(source, catalogue),
    identities: await readIdentities(source),
    admins: await readAdmins(source),
  };
};
