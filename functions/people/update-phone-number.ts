import { operation } from '../../lib/http/operation.ts';
import { update } from '../../lib/http/verbs.ts';
import { updatePhoneNumber } from '../../lib/operations/derived/people.ts';
import { phoneNumber } from '../../lib/resources/people/phone-number.ts';

/** Updates a phone number (operation 68). */
export const handler = operation(updatePhoneNumber, update(phoneNumber));
