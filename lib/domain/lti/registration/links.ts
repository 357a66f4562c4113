import { hashSecret, matchesHash, newSecret } from '../../../access/token-format.ts';
import { refuse } from '../../../errors/error-kind.ts';
import { registrationExpired, tooManyRegistrations } from '../../../errors/lti.ts';
import type { Change } from '../../../model/validation/change.ts';
import { commit } from '../../../model/write/commit.ts';
import { ltiRegistration, mostLinks } from '../../../resources/service/lti-registration.ts';
import { canonicalId, newOpaqueId } from '../../../runtime/ids.ts';
import { ltiKeyOf } from '../../../store/lti-keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { retryStale } from '../../../store/retry.ts';
import { alreadyWritten, changeStep, deleteStep, putStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';

/** How long a link is good for, in seconds. */
const linkSeconds = 24 * 3_600;

/** A link with which one platform may register itself: what the office has said, and the hash of the secret in the link. */
export interface RegistrationLink extends StoredRecord {
  readonly name: string;
  readonly user_match: string;
  readonly section_match: string;
  readonly digest: string;
  readonly expires_at: string;
}

/** When each open link ends, by id, as one item keeps them. */
interface OpenLinks {
  readonly open: Readonly<Record<string, string>>;
  /** How often they have changed. */
  readonly changes: number;
}

const readOpen = async (store: Store): Promise<OpenLinks> => {
  // Only this file writes under the key.
  const found = (await store.get(ltiKeyOf.registrations)) as Partial<OpenLinks> | undefined;
  return { open: found?.open ?? {}, changes: found?.changes ?? 0 };
};

const openStep = ({ changes }: OpenLinks, open: OpenLinks['open']): Step =>
  changeStep(
    ltiKeyOf.registrations,
    {
      conditions: [
        changes === 0 ? { kind: 'absent', path: ['changes'] } : { kind: 'equals', path: ['changes'], value: changes },
      ],
      set: [
        [['open'], open],
        [['changes'], changes + 1],
      ],
    },
    () => new StaleRead('the links have changed'),
  );

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

/** Makes a link for one platform; answers its item, and what stands in the link and is kept nowhere. Throws 409. 2 round trips. */
export const makeLink = async (
  store: Store,
  change: Change,
  now: Date,
): Promise<{ readonly link: RegistrationLink; readonly text: string }> => {
  const secret = newSecret();
  const link = newLink(change, hashSecret(secret), now);
  const write = async (): Promise<void> => {
    const all = await readOpen(store);
    const open = stillOpen(all, now);
    if (Object.keys(open).length >= mostLinks) throw refuse(tooManyRegistrations, mostLinks);
    const steps = [
      putStep(ltiKeyOf.registration(link.id), link, () => alreadyWritten),
      openStep(all, { ...open, [link.id]: link.expires_at }),
    ];
    await commit(store, () => steps, { outcome: link });
  };
  await retryStale(write, 'the links of platforms keep changing');
  return { link, text: linkText(link.id, secret) };
};

/** The link of a text, as long as it is good. Throws 410. 1 round trip. */
export const readLink = async (store: Store, text: string, now: Date): Promise<RegistrationLink> => {
  const [given = '', secret = '', ...more] = text.split('.');
  const id = canonicalId(given);
  if (id === undefined || more.length > 0) throw refuse(registrationExpired);
  // Only this file writes under the key.
  const link = (await store.get(ltiKeyOf.registration(id))) as RegistrationLink | undefined;
  if (link === undefined || !matchesHash(secret, link.digest) || link.expires_at <= now.toISOString())
    throw refuse(registrationExpired);
  return link;
};

/** Steps that use a link up; refused where another registration has used it. */
export const useUpSteps = async (store: Store, { id, digest }: RegistrationLink, now: Date): Promise<Step[]> => {
  const all = await readOpen(store);
  const { [id]: _used, ...others } = stillOpen(all, now);
  return [
    deleteStep(ltiKeyOf.registration(id), () => refuse(registrationExpired), [
      { kind: 'equals', path: ['digest'], value: digest },
    ]),
    openStep(all, others),
  ];
};
