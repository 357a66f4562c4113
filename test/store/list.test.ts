import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillTable } from '../../infra/tools/bench/fill-table.ts';
import { measure } from '../../infra/tools/bench/measure.ts';
import { readListQuery } from '../../lib/jsonapi/list-query.ts';
import { listRecords } from '../../lib/model/read/list-records.ts';
import { operationNamed } from '../../lib/operations.ts';
import { courseEvaluationSectionResponse as sectionResponse } from '../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import { documentClient } from '../../lib/store/client.ts';
import { keyOf } from '../../lib/store/keys.ts';
import { countList, walkList } from '../../lib/store/list.ts';
import { allKeys, listKey } from '../../lib/store/list-index.ts';
import { type ListPath, orderPath } from '../../lib/store/list-path.ts';
import { putStep } from '../../lib/store/steps.ts';
import { Store } from '../../lib/store/store.ts';
import { openTestTable } from '../support/table.ts';

it('a page of a long list is one round trip that reads a share of each partition', async () => {
  const { tableName, endpoint } = await openTestTable();
  const store = new Store(documentClient(endpoint), tableName);
  await fillTable(store, 400);
  let read = 0;
  store.client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      read += (result.output as { Items?: unknown[] }).Items?.length ?? 0;
      return result;
    },
    { step: 'initialize', name: 'count-items' },
  );
  const { list } = operationNamed('list-section-responses');
  const query = readListQuery(new URLSearchParams(), list ?? { sort: [], defaultSort: 'created_at', filter: {} });
  const readPage = () => measure(store, (metered) => listRecords(metered, sectionResponse, { ...query, size: 25 }));
  const { requests, roundTrips } = await readPage();
  // 25, and one that tells whether there is a next page.
  expect([requests, roundTrips, read]).toEqual([8, 1, 57]);
  // The five that only earlier versions wrote to are known to be empty.
  expect(await readPage()).toMatchObject({ requests: 3, roundTrips: 1 });
});

describe('the partitions that only earlier versions wrote to', () => {
  const range = allKeys;
  const walk = { range, descending: false, batch: 26 };
  const walkAll = async (store: Store, path: ListPath) =>
    Array.fromAsync(walkList(store, { ...walk, path }), ({ id }) => id);
  const requestsOf = (work: (metered: Store) => Promise<unknown>, store: Store) =>
    measure(store, work).then(({ requests }) => requests);

  const open = async () => {
    const { tableName, endpoint } = await openTestTable();
    return new Store(documentClient(endpoint), tableName);
  };
  const record = (id: string, shard: number) => ({
    ...{ type: 'thing', id, version: 1, spilled: {}, created_at: '2026-01-01', updated_at: '2026-01-01' },
    ...{
      list: `thing#${shard}`,
      list_created_at: listKey('2026-01-01', id),
      list_updated_at: listKey('2026-01-01', id),
    },
  });
  const put = (store: Store, id: string, shard: number) =>
    store.write([putStep(keyOf.record({ type: 'thing', id }), record(id, shard), () => 'there')]);

  it('are asked with each page as long as there is something in them', async () => {
    const store = await open();
    await put(store, 'a', 0);
    await put(store, 'b', 5);
    const path = orderPath('thing', 'created_at');
    for (const requests of [8, 4]) {
      expect(await requestsOf(async (metered) => expect(await walkAll(metered, path)).toEqual(['a', 'b']), store)).toBe(
        requests,
      );
    }
  });

  it('are not known to be empty by a part of them, and known in one order what was found in another', async () => {
    const store = await open();
    await put(store, 'b', 5);
    const byUpdate = orderPath('thing', 'updated_at');
    const later: [string, string] = [listKey('2027-01-01', ''), allKeys[1]];
    expect(await countList(store, byUpdate, later)).toBe(0);
    expect(await walkAll(store, orderPath('thing', 'created_at'))).toEqual(['b']);
    expect(await requestsOf((metered) => countList(metered, byUpdate, later), store)).toBe(4);
    expect(await walkAll(store, byUpdate)).toEqual(['b']);
  });

  it('are asked again a minute later: an earlier version may have written to them meanwhile', async () => {
    const store = await open();
    const path = orderPath('thing', 'created_at');
    expect(await walkAll(store, path)).toEqual([]);
    await put(store, 'late', 6);
    const elapsed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    onTestFinished(() => elapsed.mockRestore());
    expect(await walkAll(store, path)).toEqual(['late']);
  });
});
