import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listAddresses } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { address } from '../../lib/resources/people/address.ts';

/** Lists addresses (operation 47). */
export const handler = operation(listAddresses, list(address, people));
