import { createContact, updateContact } from '../../lib/domain/people/contacts.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { address } from '../../lib/resources/people/address.ts';

export const listAddresses = list(address);
export const readAddressRelated = relatedToOne(address);
export const readAddress = read(address);

export const createAddress = createBy(address, async ({ store, now }, change) => ({
  record: await createContact(store, address, change, { now }),
}));

export const updateAddress = updateBy(address, ({ store, now }, id, given) =>
  updateContact(store, address, id, { given, now }),
);

export const deleteAddress = remove(address);
