import { StaleRead } from '../../../store/refused.ts';
import { alreadyWritten, changeStep, deleteStep, putStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { webhookKeyOf } from '../../../store/webhook-keys.ts';

const hour = 3_600_000;

/** For how long the secret before signs too, in milliseconds. */
const previousSignsFor = 24 * hour;

/** The secrets of an endpoint: that which signs, and the one before until an instant. */
export interface Secrets {
  readonly secret: string;
  readonly previous?: string;
  /** ISO 8601. */
  readonly previous_until?: string;
}

/** The step that keeps the first secret of an endpoint. */
export const putSecret = (endpoint: string, secret: string): Step =>
  putStep(webhookKeyOf.secret(endpoint), { secret }, () => alreadyWritten);

/** The step that deletes the secrets of an endpoint. */
export const deleteSecrets = (endpoint: string): Step => deleteStep(webhookKeyOf.secret(endpoint), () => undefined, []);

/** Until when the secret before still signs after a rotation. */
export const previousEnd = (now: Date): Date => new Date(now.getTime() + previousSignsFor);

/** The step that puts a new secret in the place of the one that was read. */
export const rotateSecretStep = (endpoint: string, { secret: previous }: Secrets, secret: string, now: Date): Step =>
  changeStep(
    webhookKeyOf.secret(endpoint),
    {
      conditions: [{ kind: 'equals', path: ['secret'], value: previous }],
      set: Object.entries({ secret, previous, previous_until: previousEnd(now).toISOString() }).map(([name, value]) => [
        [name],
        value,
      ]),
    },
    () => new StaleRead('the secret has been rotated'),
  );

/** The secrets of an endpoint; undefined for one that is not there. 1 round trip. */
export const readSecrets = async (store: Store, endpoint: string): Promise<Secrets | undefined> =>
  // Only this file writes under the key.
  (await store.get(webhookKeyOf.secret(endpoint))) as Secrets | undefined;

/** The secrets that sign at a moment, the newest first. */
export const inForce = ({ secret, previous, previous_until: until = '' }: Secrets, now: Date): readonly string[] =>
  previous !== undefined && now.toISOString() < until ? [secret, previous] : [secret];
