import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readAddress } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { address } from '../../lib/resources/people/address.ts';

/** Reads an address (operation 46). */
export const handler = operation(readAddress, read(address, people));
