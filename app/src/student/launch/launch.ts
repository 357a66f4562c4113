import type { Document } from 'facet-client/types';
import { storageOf } from '../../shared/storages.ts';
import { clientOf } from '../session/session.ts';

/** The page of the login keeps it under this name (lib/http/pages/lti-pages.ts). */
const verifierKey = 'facet.launch';

/** What a launch is good for. */
export type Launched = Document<'/api/v1/lti_launches', 'post'>['meta'];

/** A launch, and what this tab has kept since it began. */
export interface Launch {
  readonly launch: string;
  readonly verifier: string;
}

/** The launch that led here, which leaves the address bar and the tab at once; undefined where there is none. */
export const takeLaunch = (page: Pick<Window, 'location' | 'history' | 'sessionStorage'>): Launch | undefined => {
  const launch = page.location.hash.slice(1);
  const storage = storageOf(page, 'sessionStorage');
  const verifier = storage?.getItem(verifierKey) ?? '';
  storage?.removeItem(verifierKey);
  if (launch === '') return undefined;
  page.history.replaceState(null, '', page.location.pathname);
  return { launch, verifier };
};

/** Redeems a launch, which works once. */
export const redeemLaunch = async (attributes: Launch): Promise<Launched> => {
  const body = { data: { type: 'lti_launch' as const, attributes: { ...attributes } } };
  return (await clientOf().post('/api/v1/lti_launches', { body })).meta;
};
