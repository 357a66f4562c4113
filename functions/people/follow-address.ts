import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followAddress } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { address } from '../../lib/resources/people/address.ts';

/** Reads what a relationship of an address leads to (operation 48). */
export const handler = operation(followAddress, related(address, people));
