import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { phoneNumber } from '../../lib/resources/people/phone-number.ts';

export const listPhoneNumbers = list(phoneNumber);
export const readPhoneNumberRelated = relatedToOne(phoneNumber);
export const readPhoneNumber = read(phoneNumber);
export const createPhoneNumber = create(phoneNumber);
export const updatePhoneNumber = update(phoneNumber);
export const deletePhoneNumber = remove(phoneNumber);
