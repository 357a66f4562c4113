import { JsonApiError } from '../../jsonapi/errors.ts';
import { maxEndpoints } from '../../resources/service/webhook-endpoint.ts';
import { StaleRead } from '../../store/refused.ts';
import { changeStep, itemExists, putStep, type Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { webhookKeyOf } from '../../store/webhook-keys.ts';

/** The endpoints of a token, as the table keeps them. */
export interface OwnedEndpoints {
  /** The token that has them now. */
  readonly token: string;
  /** By id. */
  readonly endpoints: Readonly<Record<string, true>>;
}

const tooMany = (): JsonApiError =>
  new JsonApiError(409, [
    {
      code: 'too_many_endpoints',
      detail: `The token has ${maxEndpoints} webhook endpoints, which is the most; delete one first`,
      meta: { most: maxEndpoints },
    },
  ]);

/** The endpoints of an owner; undefined for one that never had any. 1 round trip. */
export const readOwned = async (store: Store, owner: string): Promise<OwnedEndpoints | undefined> =>
  // Only this file, and the rotation of tokens, write under the key.
  (await store.get(webhookKeyOf.owner(owner))) as OwnedEndpoints | undefined;

/** Throws 409 where an owner can have no more endpoints. */
export const requireRoom = (owned: OwnedEndpoints | undefined): void => {
  if (Object.keys(owned?.endpoints ?? {}).length >= maxEndpoints) throw tooMany();
};

/** The step that counts a new endpoint in, as far as there is room for it. */
export const addEndpoint = (
  owner: string,
  token: string,
  { owned, id }: { readonly owned: OwnedEndpoints | undefined; readonly id: string },
): Step => {
  const key = webhookKeyOf.owner(owner);
  if (owned === undefined)
    return putStep(key, { token, endpoints: { [id]: true } }, () => new StaleRead('the first endpoint is there'));
  return changeStep(
    key,
    {
      conditions: [itemExists, { kind: 'shorter', path: ['endpoints'], than: maxEndpoints }],
      set: [[['endpoints', id], true]],
    },
    tooMany,
  );
};

/** The step that counts an endpoint out. */
export const removeEndpoint = (owner: string, id: string): Step =>
  changeStep(webhookKeyOf.owner(owner), { conditions: [itemExists], remove: [['endpoints', id]] }, () => undefined);
