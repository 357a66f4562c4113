import type { Owned, PersonGrant } from '../../../access/owner.ts';
import { refuse } from '../../../errors/error-kind.ts';
import { tooManyEndpoints } from '../../../errors/webhooks.ts';
import { maxEndpoints } from '../../../resources/service/webhook-endpoint.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, itemExists, putStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { webhookKeyOf } from '../../../store/webhook-keys.ts';

/** The endpoints of a token, as the table keeps them. */
export interface OwnedEndpoints extends Owned {
  /** By id. */
  readonly endpoints: Readonly<Record<string, true>>;
}

/** The endpoints of an owner; undefined for one that never had any. 1 round trip. */
export const readOwned = async (store: Store, owner: string): Promise<OwnedEndpoints | undefined> =>
  // Only this file, and the rotation of tokens, write under the key.
  (await store.get(webhookKeyOf.owner(owner))) as OwnedEndpoints | undefined;

/** Throws 409 where an owner can have no more endpoints. */
export const requireRoom = (owned: OwnedEndpoints | undefined): void => {
  if (Object.keys(owned?.endpoints ?? {}).length >= maxEndpoints) throw refuse(tooManyEndpoints, maxEndpoints);
};

/** The step that counts a new endpoint in, if there is room for it. */
export const addEndpoint = (
  owner: string,
  { token, person }: Pick<OwnedEndpoints, 'token' | 'person'>,
  { owned, id }: { readonly owned: OwnedEndpoints | undefined; readonly id: string },
): Step => {
  const key = webhookKeyOf.owner(owner);
  if (owned === undefined)
    return putStep(
      key,
      { token, endpoints: { [id]: true }, ...(person && { person }) },
      () => new StaleRead('the first endpoint is there'),
    );
  return changeStep(
    key,
    {
      conditions: [itemExists, { kind: 'shorter', path: ['endpoints'], than: maxEndpoints }],
      set: [
        [['endpoints', id], true],
        // One that was rotated may have had the first endpoint before that was noticed. Ids follow each other in time.
        ...(token > owned.token ? [[['token'], token] as const] : []),
        ...(person === undefined ? [] : [[['person'], person] as const]),
      ],
    },
    () => refuse(tooManyEndpoints, maxEndpoints),
  );
};

/** The step that counts an endpoint out. */
export const removeEndpoint = (owner: string, id: string): Step =>
  changeStep(webhookKeyOf.owner(owner), { conditions: [itemExists], remove: [['endpoints', id]] }, () => undefined);

/** The steps that give a person's endpoints what the person may do now; none for a token. */
export const renewGrant = (owner: string, person: PersonGrant | undefined): readonly Step[] => {
  if (person === undefined) return [];
  return [
    changeStep(webhookKeyOf.owner(owner), { conditions: [itemExists], set: [[['person'], person]] }, () => undefined),
  ];
};
