import { refuse } from '../../errors/error-kind.ts';
import { refuseField } from '../../errors/fields.ts';
import { relatedNotFound } from '../../errors/reading.ts';
import { linkagePointer } from '../../errors/source.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { type Change, noChange } from '../../model/validation/change.ts';
import { newRecord } from '../../model/write/apply-change.ts';
import {
  type Creation,
  type CreationOptions,
  carryOut,
  guardCreation,
  prepareCreation,
} from '../../model/write/create.ts';
import { touchedListFields } from '../../model/write/list-fields.ts';
import { putRecord } from '../../model/write/record-steps.ts';
import { profile } from '../../resources/people/profile.ts';
import { user } from '../../resources/people/user.ts';
import { newId } from '../../runtime/ids.ts';
import { countSteps } from '../../store/counter.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { changeStep, itemExists, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';

const newProfile = (owner: StoredRecord, now: Date): [Step, ...Step[]] => {
  const identifier: ResourceIdentifier = { type: user.type, id: owner.id };
  const record = newRecord(profile, { ...noChange, toOne: { user: identifier } }, now, { id: String(owner.profile) });
  return [putRecord(record), ...countSteps(profile, 1)];
};

// A profile belongs to one user; one that has none yet may be given to a new user.
const takeProfile = (owner: StoredRecord, id: string): [Step] => {
  const changed = { user: owner.id, updated_at: owner.created_at };
  const fields = Object.entries(changed).map(([name, value]) => [[name], value] as const);
  return [
    changeStep(
      keyOf.record({ type: profile.type, id }),
      {
        conditions: [itemExists, { kind: 'blank', path: ['user'] }],
        set: [...fields, ...touchedListFields(profile, id, changed)],
        add: [[['version'], 1]],
      },
      (found) => {
        const pointer = linkagePointer('profile');
        if (found === undefined) return refuse(relatedNotFound, profile.type, id, pointer);
        return refuseField({ field: 'profile', code: 'taken' }, pointer);
      },
    ),
  ];
};

/** Prepares a user together with the profile that every user has. */
const prepareUser = async (store: Store, change: Change, options: CreationOptions): Promise<Creation> => {
  const given = change.toOne.profile ?? null;
  const withProfile = { ...change, toOne: { profile: given ?? { type: profile.type, id: newId() } } };
  const { record, steps } = await prepareCreation(store, user, withProfile, options);
  const profileSteps = given === null ? newProfile(record, options.now) : takeProfile(record, String(record.profile));
  // The general steps would check that the profile exists already. Its own step checks more.
  const [
    {
      key: { pk },
    },
  ] = profileSteps;
  return { record, steps: (overflow) => [...steps(overflow).filter(({ key }) => key.pk !== pk), ...profileSteps] };
};

/** Creates a user with a new profile, or with a given one that has no user yet. Throws 404, 422. */
export const createUser = (store: Store, change: Change, options: CreationOptions): Promise<StoredRecord> =>
  carryOut(store, async () => guardCreation(await prepareUser(store, change, options), change, options.guard));
