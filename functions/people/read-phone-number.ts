import { operation } from '../../lib/http/operation.ts';
import { read } from '../../lib/http/reads.ts';
import { readPhoneNumber } from '../../lib/operations/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { phoneNumber } from '../../lib/resources/people/phone-number.ts';

/** Reads a phone number (operation 16). */
export const handler = operation(readPhoneNumber, read(phoneNumber, people));
