import { countIn, countOut, readOwned, requireRoom } from '../../../access/owned-ids.ts';
import { grantOf, ownerOf } from '../../../access/owner.ts';
import type { TokenHolder } from '../../../model/definition/visibility.ts';
import type { Change } from '../../../model/validation/change.ts';
import { noChange } from '../../../model/validation/change.ts';
import { newRecord } from '../../../model/write/apply-change.ts';
import { commit } from '../../../model/write/commit.ts';
import { putRecord } from '../../../model/write/record-steps.ts';
import { changeRecord, type SideEffects, whileStale } from '../../../model/write/update.ts';
import { covers } from '../../../resources/service/event-types.ts';
import { type DisablingReason, webhookEndpoint } from '../../../resources/service/webhook-endpoint.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { newWebhookSecret } from '../sending/signature.ts';
import { askedSinceField, closeGap, gapsField, openGap } from './gaps.ts';
import {
  dropFailures,
  dropSecrets,
  endpointReference,
  ownedEndpoints,
  putSecret,
  readSecrets,
  renewGrant,
  replaceSecrets,
} from './items.ts';
import { ownerField } from './owner.ts';
import { requireGoodUrl, requireTaken } from './ping.ts';
import { inForce, rotated } from './secrets.ts';

/** An endpoint with its new secret, which is shown once. */
export interface WithSecret {
  readonly record: StoredRecord;
  readonly secret: string;
}

interface Writing {
  readonly token: Awaited<ReturnType<TokenHolder['caller']>>;
  readonly now: Date;
}

interface Creating extends Writing {
  readonly base: string;
}

const defaults: Readonly<Record<string, unknown>> = { event_types: ['*'], is_enabled: true };

/** Returns the same change, with the default for each removed value. */
const withDefaults = (change: Change): Change => {
  const entries = Object.entries(change.attributes).map(([name, value]) => [name, value ?? defaults[name] ?? null]);
  return { ...change, attributes: Object.fromEntries(entries) };
};

const newEndpoint = (given: Change, { token, base, now }: Creating): StoredRecord => {
  const attributes: Readonly<Record<string, unknown>> = {
    ...defaults,
    ...withDefaults(given).attributes,
    secret_changed_at: now.toISOString(),
  };
  const record = newRecord(webhookEndpoint, { ...given, attributes }, now);
  const own = { ...record, [ownerField]: ownerOf(token), base };
  return attributes.is_enabled ? own : { ...own, [gapsField]: openGap(own, now) };
};

/** Creates an endpoint that has answered a signed ping. Throws 409, 422. 2 round trips and the ping. */
export const createEndpoint = async (store: Store, given: Change, creating: Creating): Promise<WithSecret> => {
  const record = newEndpoint(given, creating);
  const [owner, url] = [String(record[ownerField]), String(record.url)];
  requireGoodUrl(url);
  requireRoom(ownedEndpoints, await readOwned(store, ownedEndpoints, owner));
  const secret = newWebhookSecret();
  const holder = { token: creating.token.id ?? '', person: grantOf(creating.token, creating.now) };
  await requireTaken({ id: record.id, url, base: creating.base, secrets: [secret], now: creating.now });
  await retryStale(async () => {
    const owned = await readOwned(store, ownedEndpoints, owner);
    const counted = countIn(ownedEndpoints, owner, { owned, id: record.id, holder });
    await commit(store, () => [putRecord(record), counted, putSecret(record.id, secret)], { outcome: record });
  }, 'the token keeps getting endpoints');
  return { record, secret };
};

/** Returns the fields that change when an endpoint is enabled or disabled. */
const switching = (record: StoredRecord, isEnabled: unknown, now: Date): SideEffects['fields'] => {
  if (isEnabled === undefined || isEnabled === record.is_enabled) return {};
  if (isEnabled === false) return { [gapsField]: openGap(record, now) };
  return { disabled_because: null, [gapsField]: closeGap(record, now) };
};

/**
 * Earlier failures say nothing about an endpoint that is enabled again, or about a new address, which has responded to
 * a ping.
 */
const startsAgain = (
  record: StoredRecord,
  { url = record.url, is_enabled: isEnabled }: Change['attributes'],
): boolean => url !== record.url || (isEnabled === true && record.is_enabled !== true);

const pingAgain = async (store: Store, record: StoredRecord, url: string, now: Date): Promise<void> => {
  requireGoodUrl(url);
  const secrets = await readSecrets(store, record.id);
  if (secrets === undefined) return;
  await requireTaken({ id: record.id, url, base: String(record.base), secrets: inForce(secrets, now), now });
};

/**
 * Sets the start to now if the endpoint wants more than before, because it may also have missed events of types that it
 * wanted already.
 */
const asking = (record: StoredRecord, { attributes }: Change, now: Date): Readonly<Record<string, unknown>> => {
  // Only lists of texts are stored, or given, under this name.
  const before = (record.event_types ?? []) as readonly string[];
  const wanted = (attributes.event_types ?? before) as readonly string[];
  return wanted.every((each) => covers(before, each)) ? {} : { [askedSinceField]: now.toISOString() };
};

/** Changes an endpoint; a new address has to answer a signed ping first. Throws 422. */
export const updateEndpoint = async (
  store: Store,
  record: StoredRecord,
  given: Change,
  { token, now }: Writing,
): Promise<StoredRecord> => {
  const change = withDefaults(given);
  const { url, is_enabled: isEnabled } = change.attributes;
  if (typeof url === 'string' && url !== record.url) await pingAgain(store, record, url, now);
  const grant = grantOf(token, now);
  const renewal = grant === undefined ? [] : [renewGrant(String(record[ownerField]), grant)];
  return whileStale(store, record, (current) => {
    const forgetting = startsAgain(current, change.attributes) ? [dropFailures(current)] : [];
    const sideEffects = {
      fields: { ...switching(current, isEnabled, now), ...asking(current, change, now) },
      steps: () => [...forgetting, ...renewal],
    };
    return changeRecord(store, webhookEndpoint, current, { change, now, sideEffects });
  });
};

/** Disables an endpoint, unless it is, or is gone, or has another address than it was read with. */
export const disableEndpoint = async (
  store: Store,
  { id, url }: StoredRecord,
  because: DisablingReason,
  now: Date,
): Promise<void> => {
  const found = await store.read(endpointReference(id));
  if (found === undefined) return;
  const attributes = { is_enabled: false, disabled_because: because };
  await whileStale(store, found, async (current) => {
    if (current.is_enabled === false || current.url !== url) return current;
    const sideEffects = { fields: switching(current, false, now), steps: () => [] };
    return changeRecord(store, webhookEndpoint, current, { change: { ...noChange, attributes }, now, sideEffects });
  });
};

/** The steps that go along with the deletion of an endpoint. */
export const deletionSteps = async (_store: Store, record: StoredRecord): Promise<readonly Step[]> => [
  dropSecrets(record.id),
  countOut(ownedEndpoints, String(record[ownerField]), record.id),
  dropFailures(record),
];

/** Makes a new secret for an endpoint. The previous one also signs for 24 hours. */
export const rotateSecret = async (store: Store, found: StoredRecord, now: Date): Promise<WithSecret> => {
  const secret = newWebhookSecret();
  const record = await whileStale(store, found, async (current) => {
    const secrets = await readSecrets(store, current.id);
    if (secrets === undefined) throw new Error(`the endpoint ${current.id} has no secret`);
    const steps = () => [replaceSecrets(current.id, secrets, rotated(secrets, secret, now))];
    // The time is set here, because two rotations in one millisecond must change it too.
    const fields = { secret_changed_at: now.toISOString() };
    return changeRecord(store, webhookEndpoint, current, { change: noChange, now, sideEffects: { fields, steps } });
  });
  return { record, secret };
};
