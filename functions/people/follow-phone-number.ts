import { operation } from '../../lib/http/operation.ts';
import { related } from '../../lib/http/related.ts';
import { followPhoneNumber } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { phoneNumber } from '../../lib/resources/people/phone-number.ts';

/** Reads what a relationship of a phone number leads to (operation 66). */
export const handler = operation(followPhoneNumber, related(phoneNumber, people));
