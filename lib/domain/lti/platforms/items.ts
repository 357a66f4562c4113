import { ltiKeyOf } from '../../../store/lti-keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, isStill, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/*
 * The items of platforms: their records; and one item that names all, so that a login finds its platform.
 */

/** Issuer and client of a platform: a login finds it by both. */
export interface PlatformName {
  readonly issuer: string;
  readonly client_id: string;
}

/** A platform's record, whose fields were checked when they were written. */
export interface Platform extends StoredRecord, PlatformName {
  readonly authorization_url: string;
  readonly token_url?: string | null;
  readonly roster_url?: string | null;
  readonly jwks_url: string;
  readonly deployment_ids: readonly string[];
  readonly user_match: string;
  readonly section_match: string;
  readonly is_active: boolean;
}

/** All platforms by id, as one item keeps them. */
interface KnownPlatforms {
  readonly platforms: Readonly<Record<string, PlatformName>>;
  /** How often they have changed. */
  readonly changes: number;
}

/** All platforms. 1 round trip. */
export const readKnown = async (store: Store): Promise<KnownPlatforms> => {
  // Only this file writes under the key.
  const found = (await store.get(ltiKeyOf.platforms)) as Partial<KnownPlatforms> | undefined;
  return { platforms: found?.platforms ?? {}, changes: found?.changes ?? 0 };
};

const known = ({ changes }: KnownPlatforms, platforms: KnownPlatforms['platforms']): Step =>
  changeStep(
    ltiKeyOf.platforms,
    {
      conditions: [isStill('changes', changes === 0 ? undefined : changes)],
      set: [
        [['platforms'], platforms],
        [['changes'], changes + 1],
      ],
    },
    () => new StaleRead('the platforms have changed'),
  );

/** Step that notes a platform among all, as long as these are as they were read. */
export const notePlatform = (all: KnownPlatforms, id: string, { issuer, client_id }: PlatformName): Step =>
  known(all, { ...all.platforms, [id]: { issuer, client_id } });

/** Step that forgets a platform. */
export const forgetPlatform = (all: KnownPlatforms, id: string): Step => {
  const { [id]: _gone, ...others } = all.platforms;
  return known(all, others);
};
