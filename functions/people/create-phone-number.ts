import { operation } from '../../lib/http/operation.ts';
import { create } from '../../lib/http/verbs.ts';
import { createPhoneNumber } from '../../lib/operations/derived/people.ts';
import { newPhoneNumber } from '../../lib/resources/people/phone-number.ts';

/** Creates a phone number (operation 67). */
export const handler = operation(createPhoneNumber, create(newPhoneNumber));
