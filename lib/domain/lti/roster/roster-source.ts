import { refuse } from '../../../errors/error-kind.ts';
import { rosterNotAsked } from '../../../errors/lti.ts';
import { readBare } from '../../../model/read/read-linked.ts';
import { ltiPlatform } from '../../../resources/service/lti-platform.ts';
import { sourceIdsOf } from '../../../store/kept-source-ids.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { type Platform, readKnown } from '../platforms/items.ts';
import type { RosterRequest } from './fetch-roster.ts';

/** The platform and the course that a request may name. */
export interface Wish {
  /** Id of the platform. */
  readonly platform?: string | undefined;
  /** The platform's id of the course. */
  readonly context?: string | undefined;
}

/** A platform, and the request for it. */
export interface Asked {
  readonly platform: Platform;
  readonly request: RosterRequest;
}

const platformOf = async (store: Store, wished: string | undefined): Promise<Platform> => {
  const { platforms } = await readKnown(store);
  // All records are of this type.
  const all = (await readBare(store, ltiPlatform.type, Object.keys(platforms))) as unknown as Platform[];
  const [platform, ...others] = all.filter(
    ({ id, is_active, token_url, roster_url }) =>
      is_active && token_url && roster_url && (wished === undefined || id === wished),
  );
  if (platform === undefined || others.length > 0)
    throw refuse(rosterNotAsked, 'platform', wished === undefined ? undefined : 'filter[platform]');
  return platform;
};

const contextOf = (section: StoredRecord, wished: string | undefined): string => {
  const [only, ...others] = new Set(Object.values(sourceIdsOf(section) ?? {}));
  const context = wished ?? (others.length === 0 ? only : undefined);
  // A part of a path that consists of dots leads elsewhere.
  if (context === undefined || /^\.{0,2}$/.test(context)) throw refuse(rosterNotAsked, 'context');
  return context;
};

/** Finds the platform and the request for the roster of a section. Throws 409. 2 round trips. */
export const rosterSource = async (store: Store, section: StoredRecord, wish: Wish): Promise<Asked> => {
  const platform = await platformOf(store, wish.platform);
  if (platform.user_match.startsWith('custom:')) throw refuse(rosterNotAsked, 'user_match');
  const context = encodeURIComponent(contextOf(section, wish.context));
  const request = {
    client: platform.client_id,
    tokenUrl: platform.token_url ?? '',
    // The replacement is a function, because dollar signs in a text would have a meaning.
    rosterUrl: (platform.roster_url ?? '').replace('{context}', () => context),
  };
  return { platform, request };
};
