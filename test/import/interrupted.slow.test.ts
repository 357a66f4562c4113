import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runImport } from '../../lib/import/run/run.ts';
import { documentClient } from '../../lib/store/client.ts';
import type { Step } from '../../lib/store/steps.ts';
import { Store } from '../../lib/store/store.ts';
import { openTestTable } from '../support/table.ts';
import { timelessContentOf } from '../support/table-content.ts';
import { zipCollege } from './support/one-roster-set.ts';

const crash = new Error('the process was killed');

/** A store that dies at a write: before it reaches the table, or after it did and before the answer came. */
class DyingStore extends Store {
  #left: number;
  readonly #after: boolean;

  constructor(store: Store, writes: number, after: boolean) {
    super(store.client, store.tableName);
    this.#left = writes;
    this.#after = after;
  }

  override async write(steps: readonly Step[]): ReturnType<Store['write']> {
    this.#left -= 1;
    if (this.#left < 0 && !this.#after) throw crash;
    const written = await super.write(steps);
    if (this.#left < 0) throw crash;
    return written;
  }
}

/** A store beside which something happens between one of its reads of many items and what is done with them. */
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

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
// In which partition a name made of ids stands follows from the ids.
const shard = /^"(source_id#[^#]+#[^#]+)#\d+"$/;
const volatile = new Set(['created_at', 'updated_at', 'version']);

/** A value as text without what may differ between two runs: ids, times and counts of change, the order of maps. */
const normalise = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value).replaceAll(uuid, 'id').replace(shard, '$1');
  }
  const members = Object.entries(value).filter(([name]) => !volatile.has(name));
  return `{${members
    .map(([name, member]) => `${name.replaceAll(uuid, 'id')}: ${normalise(member)}`)
    .sort()
    .join(', ')}}`;
};

const contentOf = async (store: Store): Promise<string[]> => (await timelessContentOf(store)).map(normalise).sort();

describe('an import that is interrupted', () => {
  it.each([
    ...[0, 1, 2, 3, 4, 5, 6, 8].map((writes) => ({ writes, when: 'before' })),
    ...[0, 1, 2, 3, 4, 5, 6, 8].map((writes) => ({ writes, when: 'after' })),
  ])('$when write $writes is finished by the next run, nothing twice', async ({ writes, when }) => {
    const [undisturbed, store] = await Promise.all([openStore(), openStore()]);
    const location = zipCollege();
    await runImport(undisturbed, { location });
    const dying = runImport(new DyingStore(store, writes, when === 'after'), { location });
    await expect(dying).rejects.toBe(crash);
    const report = await runImport(store, { location });
    expect(report.rejected).toBe(0);
    expect(await contentOf(store)).toEqual(await contentOf(undisturbed));
  });
});

it('leaves one set of records when two runs go at once', async () => {
  const [undisturbed, store] = await Promise.all([openStore(), openStore()]);
  const location = zipCollege();
  await runImport(undisturbed, { location });
  const reports = await Promise.all([runImport(store, { location }), runImport(store, { location })]);
  expect(reports.map(({ rejected }) => rejected)).toEqual([0, 0]);
  expect(await contentOf(store)).toEqual(await contentOf(undisturbed));
});

describe('an import beside another of the same set', () => {
  const location = zipCollege();
  let undisturbed: string[];

  beforeAll(async () => {
    const store = await openStore();
    await runImport(store, { location });
    undisturbed = await contentOf(store);
  });

  // The first stages: what refers to what, and what comes with it, is all there.
  it.each(Array.from({ length: 40 }, (_, read) => read + 1))(
    'refuses no row where the other writes everything after read %i',
    async (read) => {
      const store = await openStore();
      const other = vi.fn(() => runImport(store, { location }));
      const report = await runImport(new OvertakenStore(store, read, other), { location });
      expect(other).toHaveBeenCalledOnce();
      expect(report.rejections).toEqual([]);
      expect(await contentOf(store)).toEqual(undisturbed);
    },
  );
});
