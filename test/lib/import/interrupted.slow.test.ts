import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { dieAfter } from '../../support/dying-store.ts';
import { closeTestTable, openTestTable } from '../../support/table.ts';
import { contentWithoutIds } from './support/content-without-ids.ts';
import { zipCollege } from './support/one-roster-set.ts';

/** A store with an event between one of its reads of many items and what is done with them. */
class OvertakenStore extends Store {
  #left: number;
  readonly #meanwhile: () => Promise<unknown>;

  constructor(store: Store, reads: number, meanwhile: () => Promise<unknown>) {
    super(store.client, store.tableName);
    this.#left = reads;
    this.#meanwhile = meanwhile;
  }

  override async getMany(...parameters: Parameters<Store['getMany']>): ReturnType<Store['getMany']> {
    const items = await super.getMany(...parameters);
    this.#left -= 1;
    if (this.#left === 0) await this.#meanwhile();
    return items;
  }
}

const openStore = async (): Promise<Store> => {
  const { tableName, endpoint } = await openTestTable();
  process.env.AWS_REGION = 'local';
  return new Store(documentClient(endpoint), tableName);
};

const location = zipCollege();

/** What the import makes where nothing interrupts it. */
let undisturbed: readonly string[];

beforeAll(async () => {
  const store = await openStore();
  await runImport(store, { location });
  undisturbed = await contentWithoutIds(store);
});

describe('an import that is interrupted', () => {
  it.each([1, 2, 3, 4, 5, 6, 8])('after %i writes is finished by the next run, nothing twice', async (writes) => {
    const store = await openStore();
    expect(await dieAfter(store, writes, (dying) => runImport(dying, { location }))).toBe(writes);
    const report = await runImport(store, { location });
    expect(report.rejected).toBe(0);
    expect(await contentWithoutIds(store)).toEqual(undisturbed);
    await closeTestTable(store.tableName);
  });
});

it('leaves one set of records when two runs go at once', async () => {
  const store = await openStore();
  const reports = await Promise.all([runImport(store, { location }), runImport(store, { location })]);
  expect(reports.map(({ rejected }) => rejected)).toEqual([0, 0]);
  expect(await contentWithoutIds(store)).toEqual(undisturbed);
});

describe('an import during another of the same set', () => {
  // These reads are in the first stages, which have references, companions and dependents.
  it.each([1, 13, 25, 37])('refuses no row where the other writes everything after read %i', async (read) => {
    const store = await openStore();
    const other = vi.fn(() => runImport(store, { location }));
    const report = await runImport(new OvertakenStore(store, read, other), { location });
    expect(other).toHaveBeenCalledOnce();
    expect(report.rejections).toEqual([]);
    expect(await contentWithoutIds(store)).toEqual(undisturbed);
    await closeTestTable(store.tableName);
  });
});
