import { refuse } from '../../../errors/error-kind.ts';
import { unknownPlatform } from '../../../errors/lti.ts';
import { ltiPlatform } from '../../../resources/service/lti-platform.ts';
import type { Store } from '../../../store/store.ts';
import { type Platform, readKnown } from './items.ts';

/**
 * Finds the active platform of an issuer and a client. The client may be missing if the platform is the issuer's only
 * one. Throws 404. 2 round trips.
 */
export const findPlatform = async (store: Store, issuer: string, client: string | undefined): Promise<Platform> => {
  const { platforms } = await readKnown(store);
  const ids = Object.entries(platforms).flatMap(([id, each]) =>
    each.issuer === issuer && (client === undefined || each.client_id === client) ? [id] : [],
  );
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) throw refuse(unknownPlatform);
  const platform = (await store.read({ type: ltiPlatform.type, id })) as Platform | undefined;
  if (platform?.is_active !== true) throw refuse(unknownPlatform);
  return platform;
};
