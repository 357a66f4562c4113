import { hashSecret, matchesHash, newSecret } from '../../../access/token-format.ts';
import { refuse } from '../../../errors/error-kind.ts';
import { registrationExpired, tooManyRegistrations } from '../../../errors/lti.ts';
import type { Change } from '../../../model/validation/change.ts';
import { commit } from '../../../model/write/commit.ts';
import { ltiRegistration, mostLinks } from '../../../resources/service/lti-registration.ts';
import { canonicalId, newOpaqueId } from '../../../runtime/ids.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';
import {
  dropLink,
  type OpenLinks,
  putLink,
  type RegistrationLink,
  readLinkItem,
  readOpenLinks,
  replaceOpenLinks,
} from './items.ts';

/** How long a link is good for, in seconds. */
const linkSeconds = 24 * 3_600;

const stillOpen = ({ open }: OpenLinks, now: Date): Record<string, string> =>
  Object.fromEntries(Object.entries(open).filter(([, end]) => end > now.toISOString()));

const newLink = ({ attributes }: Change, digest: string, now: Date): RegistrationLink => {
  const at = now.toISOString();
  const end = new Date(now.getTime() + linkSeconds * 1_000);
  return {
    ...{ type: ltiRegistration.type, id: newOpaqueId(), version: 1, created_at: at, updated_at: at, spilled: {} },
    name: String(attributes.name),
    user_match: String(attributes.user_match),
    section_match: String(attributes.section_match),
    digest,
    expires_at: end.toISOString(),
    [timeToLive]: Math.floor(end.getTime() / 1_000),
  };
};

/** The text of a link: the id of its item, and the secret whose hash the item has. */
const linkText = (id: string, secret: string): string => `${id}.${secret}`;

/**
 * Makes a link for one platform. Returns its item, and the text of the link, which is stored nowhere. Throws 409. 2
 * round trips.
 */
export const makeLink = async (
  store: Store,
  change: Change,
  now: Date,
): Promise<{ readonly link: RegistrationLink; readonly text: string }> => {
  const secret = newSecret();
  const link = newLink(change, hashSecret(secret), now);
  const write = async (): Promise<void> => {
    const all = await readOpenLinks(store);
    const open = stillOpen(all, now);
    if (Object.keys(open).length >= mostLinks) throw refuse(tooManyRegistrations, mostLinks);
    const steps = [putLink(link), replaceOpenLinks(all, { ...open, [link.id]: link.expires_at })];
    await commit(store, () => steps, { outcome: link });
  };
  await retryStale(write, 'the links of platforms keep changing');
  return { link, text: linkText(link.id, secret) };
};

/** Returns the link of a text, if it is still valid. Throws 410. 1 round trip. */
export const readLink = async (store: Store, text: string, now: Date): Promise<RegistrationLink> => {
  const [given = '', secret = '', ...more] = text.split('.');
  const id = canonicalId(given);
  if (id === undefined || more.length > 0) throw refuse(registrationExpired);
  const link = await readLinkItem(store, id);
  if (link === undefined || !matchesHash(secret, link.digest) || link.expires_at <= now.toISOString())
    throw refuse(registrationExpired);
  return link;
};

/** Returns steps that use a link. They are refused if another registration has used it. */
export const useUpSteps = async (store: Store, link: RegistrationLink, now: Date): Promise<Step[]> => {
  const all = await readOpenLinks(store);
  const { [link.id]: _used, ...others } = stillOpen(all, now);
  return [dropLink(link), replaceOpenLinks(all, others)];
};
