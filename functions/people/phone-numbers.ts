import { createContact, updateContact } from '../../lib/domain/people/contacts.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { phoneNumber } from '../../lib/resources/people/phone-number.ts';

export const listPhoneNumbers = list(phoneNumber);
export const readPhoneNumberRelated = relatedToOne(phoneNumber);
export const readPhoneNumber = read(phoneNumber);

export const createPhoneNumber = createBy(phoneNumber, async ({ store, now }, change) => ({
  record: await createContact(store, phoneNumber, change, { now }),
}));

export const updatePhoneNumber = updateBy(phoneNumber, ({ store, now }, id, given) =>
  updateContact(store, phoneNumber, id, { given, now }),
);

export const deletePhoneNumber = remove(phoneNumber);
