import { operation } from '../../lib/http/operation.ts';
import { remove } from '../../lib/http/remove.ts';
import { deletePhoneNumber } from '../../lib/operations/derived/people.ts';
import { phoneNumber } from '../../lib/resources/people/phone-number.ts';

/** Deletes a phone number (operation 69). */
export const handler = operation(deletePhoneNumber, remove(phoneNumber));
