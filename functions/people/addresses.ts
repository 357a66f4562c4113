import { createContact, updateContact } from '../../lib/domain/people/contacts.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { createBy, updateBy } from '../../lib/http/writes.ts';
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
