import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updateAddress } from '../../lib/operations/people.ts';
import { address } from '../../lib/resources/people/address.ts';

/** Updates an address (operation 2). */
export const handler = operation(updateAddress, update(address));
