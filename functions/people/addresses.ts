import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { address } from '../../lib/resources/people/address.ts';

export const listAddresses = list(address);
export const readAddressRelated = relatedToOne(address);
export const readAddress = read(address);
export const createAddress = create(address);
export const updateAddress = update(address);
export const deleteAddress = remove(address);
