import type { Source } from '../../files/source.ts';
import { type AdminRow, adminsTable } from './admins.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type CrossListings, readCrossListings } from './cross-listings.ts';
import type { Roster } from './enrollments.ts';
import { readIdentities } from './logins.ts';
import { readRoster } from './roster.ts';
import { readPresentRows } from './status.ts';

/** What a set says that rows of other files need. */
export interface Context {
  readonly catalogue: Catalogue;
  readonly crossListings: CrossListings;
  readonly roster: Roster;
  readonly admins: readonly AdminRow[];
}

/** Reads what rows of other files need. Throws `ImportStopped`. */
export const readContext = async (source: Source): Promise<Context> => {
  const catalogue = await readCatalogue(source);
  const crossListings = await readCrossListings(source, catalogue);
  return {
    catalogue,
    crossListings,
    roster: await readRoster(source, await readIdentities(source), crossListings),
    admins: await Array.fromAsync(readPresentRows(source, adminsTable), ({ values }) => values),
  };
};
