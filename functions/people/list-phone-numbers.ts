import { list } from '../../lib/http/list.ts';
import { operation } from '../../lib/http/operation.ts';
import { listPhoneNumbers } from '../../lib/operations/derived/people.ts';
import { people } from '../../lib/resources/neighbours/people.ts';
import { phoneNumber } from '../../lib/resources/people/phone-number.ts';

/** Lists phone numbers (operation 65). */
export const handler = operation(listPhoneNumbers, list(phoneNumber, people));
