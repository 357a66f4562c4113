import { expect, it } from 'vitest';
import { keyOf } from '../../../lib/store/keys.ts';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();

const itemOf = (user: { type: string; id: string }) => service.store.get(keyOf.record(user));

const patchAddress = (id: string, user: { type: string; id: string }) =>
  service.call('PATCH', `/api/v1/addresses/${id}`, {
    body: { data: { id, type: 'address', relationships: { user: toOne(user) } } },
  });

const crowd = async (size: number) => {
  const user = await service.seedUser();
  const addresses = [];
  for (let index = 0; index < size; index += 1) {
    addresses.push(await service.seed('address', { address_line1: 'X' }, { user: toOne(user) }));
  }
  return { user, addresses };
};

const linkedIds = async (user: { type: string; id: string }) =>
  Object.keys(Object((await service.store.read(user))?.addresses)).sort();

it('keeps its first entries in the record and the others in overflow, and loses none that arrive at once', async () => {
  const { user, addresses } = await crowd(inlineEntries - 5);
  const more = await Promise.all(
    Array.from({ length: 20 }, () => service.seed('address', { address_line1: 'X' }, { user: toOne(user) })),
  );
  const item = await itemOf(user);
  expect(Object.keys(Object(item?.addresses))).toHaveLength(inlineEntries);
  expect(item?.spilled).toEqual({ addresses: 15 });
  const all = [...addresses, ...more].map(({ id }) => id).sort();
  expect(await linkedIds(user)).toEqual(all);

  // One in the record, and one in overflow.
  const isInline = (id: string): boolean => Object.hasOwn(Object(item?.addresses), id);
  const removed = [all.find(isInline), all.find((id) => !isInline(id))].map(String);
  const other = await service.seedUser();
  for (const id of removed) expect((await patchAddress(id, other)).status).toBe(200);
  expect((await itemOf(user))?.spilled).toEqual({ addresses: 14 });
  expect(await linkedIds(user)).toEqual(all.filter((id) => !removed.includes(id)));
  expect(await linkedIds(other)).toEqual(removed.sort());
});
