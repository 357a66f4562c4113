import { refuse } from '../../../errors/error-kind.ts';
import { registrationExpired } from '../../../errors/lti.ts';
import { ltiKeyOf } from '../../../store/lti-keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import {
  alreadyWritten,
  changeStep,
  deleteStep,
  isStill,
  putStep,
  type Step,
  settingAll,
} from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/*
 * The items of registrations: for each link the settings from the office, until the link ends or is used; and one item
 * with the end of each open link, which limits their number.
 */

/**
 * A link with which one platform may register itself: the settings from the office, and the hash of the secret in the
 * link.
 */
export interface RegistrationLink extends StoredRecord {
  readonly name: string;
  readonly user_match: string;
  readonly section_match: string;
  readonly digest: string;
  readonly expires_at: string;
}

/** Reads the item of a link; returns undefined for a used or expired link. 1 round trip. */
export const readLinkItem = async (store: Store, id: string): Promise<RegistrationLink | undefined> =>
  // Only this file writes under the key.
  (await store.get(ltiKeyOf.registration(id))) as RegistrationLink | undefined;

/** Step that puts a link. */
export const putLink = (link: RegistrationLink): Step =>
  putStep(ltiKeyOf.registration(link.id), link, () => alreadyWritten);

/** Step that deletes a link; refused with 410 where another registration has used it. */
export const dropLink = ({ id, digest }: RegistrationLink): Step =>
  deleteStep(ltiKeyOf.registration(id), () => refuse(registrationExpired), [isStill('digest', digest)]);

/** The end of each open link, by id, as one item keeps them. */
export interface OpenLinks {
  readonly open: Readonly<Record<string, string>>;
  /** How often they have changed. */
  readonly changes: number;
}

/** The open links. 1 round trip. */
export const readOpenLinks = async (store: Store): Promise<OpenLinks> => {
  // Only this file writes under the key.
  const found = (await store.get(ltiKeyOf.registrations)) as Partial<OpenLinks> | undefined;
  return { open: found?.open ?? {}, changes: found?.changes ?? 0 };
};

/** Step that replaces the open links that were read. */
export const replaceOpenLinks = ({ changes }: OpenLinks, open: OpenLinks['open']): Step =>
  changeStep(
    ltiKeyOf.registrations,
    {
      conditions: [isStill('changes', changes === 0 ? undefined : changes)],
      ...settingAll({ open, changes: changes + 1 }),
    },
    () => new StaleRead('the links have changed'),
  );
