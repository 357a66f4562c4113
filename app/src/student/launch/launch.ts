import type { Document } from 'facet-client/types';
import { storageOf } from '../../shared/storages.ts';
import { clientOf } from '../session/session.ts';

/** The storage key of the verifier, which the page of the login stores (lib/http/pages/lti-pages.ts). */
const verifierKey = 'facet.launch';

/** The response to the redemption of a launch. */
export type Launched = Document<'/api/v1/lti_launches', 'post'>['meta'];

/** The code of a launch, and the verifier that this tab has stored since the launch began. */
export interface Launch {
  readonly launch: string;
  readonly verifier: string;
}

/**
 * Returns the launch that opened the page, and removes it from the address bar and the tab; undefined without a launch.
 */
export const takeLaunch = (page: Pick<Window, 'location' | 'history' | 'sessionStorage'>): Launch | undefined => {
  const launch = page.location.hash.slice(1);
  const storage = storageOf(page, 'sessionStorage');
  const verifier = storage?.getItem(verifierKey) ?? '';
  storage?.removeItem(verifierKey);
  if (launch === '') return undefined;
  page.history.replaceState(null, '', page.location.pathname);
  return { launch, verifier };
};

/** Redeems a launch. This works once. */
export const redeemLaunch = async (attributes: Launch): Promise<Launched> => {
  const body = { data: { type: 'lti_launch' as const, attributes: { ...attributes } } };
  return (await clientOf().post('/api/v1/lti_launches', { body })).meta;
};
