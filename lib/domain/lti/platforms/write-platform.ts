import { refuse } from '../../../errors/error-kind.ts';
import { platformExists, tooManyPlatforms } from '../../../errors/lti.ts';
import type { Change } from '../../../model/validation/change.ts';
import { type CreationOptions, createRecord } from '../../../model/write/create.ts';
import type { Guard } from '../../../model/write/guard.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import { mostPlatforms, ltiPlatform as resource } from '../../../resources/service/lti-platform.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { forgetPlatform, notePlatform, type Platform, readKnown } from './items.ts';

const guardOf =
  (store: Store): Guard =>
  async ({ before, after }) => {
    if (after === undefined) return [];
    const platform = after as Platform;
    const all = await readKnown(store);
    const [twin] =
      Object.entries(all.platforms).find(
        ([other, { issuer, client_id: client }]) =>
          other !== platform.id && issuer === platform.issuer && client === platform.client_id,
      ) ?? [];
    if (twin !== undefined) throw refuse(platformExists, twin);
    if (before === undefined && Object.keys(all.platforms).length >= mostPlatforms)
      throw refuse(tooManyPlatforms, mostPlatforms);
    return [notePlatform(all, platform.id, platform)];
  };

/** Creates a platform; `more` are steps of the same transaction. Throws 409. 2 round trips. */
export const createPlatform = (
  store: Store,
  change: Change,
  creating: Pick<CreationOptions, 'now' | 'id'>,
  more: () => Promise<readonly Step[]> = async () => [],
): Promise<StoredRecord> => {
  const whole = { ...change, attributes: { is_active: true, ...change.attributes } };
  const check = guardOf(store);
  const guard: Guard = async (write) => (await Promise.all([check(write), more()])).flat();
  return createRecord(store, resource, whole, { ...creating, guard });
};

/** Changes a platform. Throws 404, 409. */
export const updatePlatform = (store: Store, id: string, change: Change, now: Date): Promise<StoredRecord> =>
  updateGuarded(store, resource, id, { change, now, guard: guardOf(store) });

/** Steps for the deletion of a platform. */
export const deletePlatformSteps = async (store: Store, { id }: StoredRecord): Promise<Step[]> => [
  forgetPlatform(await readKnown(store), id),
];
