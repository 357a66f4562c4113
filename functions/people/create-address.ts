import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createAddress } from '../../lib/operations/derived/people.ts';
import { newAddress } from '../../lib/resources/people/address.ts';

/** Creates an address (operation 49). */
export const handler = operation(createAddress, create(newAddress));
