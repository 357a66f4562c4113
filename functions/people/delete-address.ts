import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deleteAddress } from '../../lib/operations/derived/people.ts';
import { address } from '../../lib/resources/people/address.ts';

/** Deletes an address (operation 51). */
export const handler = operation(deleteAddress, remove(address));
