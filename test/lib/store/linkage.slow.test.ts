import { describe, expect, it } from 'vitest';
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

describe('a linkage that overflows', () => {
  it('keeps its first entries in the record and the others as overflow', async () => {
    const { user, addresses } = await crowd(inlineEntries + 3);
    const item = await itemOf(user);
    expect(Object.keys(Object(item?.addresses))).toHaveLength(inlineEntries);
    expect(item?.spilled).toEqual({ addresses: 3 });
    expect(await linkedIds(user)).toEqual(addresses.map(({ id }) => id).sort());
  });

  it('removes entries of both kinds', async () => {
    const { user, addresses } = await crowd(inlineEntries + 2);
    const other = await service.seedUser();
    const [first, last] = [addresses[0], addresses.at(-1)];
    for (const each of [first, last]) expect((await patchAddress(String(each?.id), other)).status).toBe(200);
    expect((await itemOf(user))?.spilled).toEqual({ addresses: 1 });
    expect(await linkedIds(user)).toEqual(
      addresses
        .slice(1, -1)
        .map(({ id }) => id)
        .sort(),
    );
    expect(await linkedIds(other)).toEqual([String(first?.id), String(last?.id)].sort());
  });

  it('loses none of the entries that arrive at once at its border', async () => {
    const { user, addresses } = await crowd(inlineEntries - 5);
    const more = await Promise.all(
      Array.from({ length: 20 }, () => service.seed('address', { address_line1: 'X' }, { user: toOne(user) })),
    );
    const item = await itemOf(user);
    expect(Object.keys(Object(item?.addresses))).toHaveLength(inlineEntries);
    expect(item?.spilled).toEqual({ addresses: 15 });
    expect(await linkedIds(user)).toEqual([...addresses, ...more].map(({ id }) => id).sort());
  });
});
