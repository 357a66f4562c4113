import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeOneRosterSet } from '../../../infra/tools/bench/one-roster-set.ts';
import { type Item, scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { withLease } from '../../../lib/import/run/lease.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { type Key, keyName } from '../../../lib/store/keys.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';
import { makeFolder } from './support/one-roster-set.ts';

interface Element {
  readonly Put?: { readonly Item: Key };
  readonly Update?: { readonly Key: Key };
}

interface Input {
  readonly TransactItems?: readonly Element[];
  readonly RequestItems?: Readonly<Record<string, { readonly Keys?: readonly Key[] }>>;
}

const inputs: Input[] = [];
const watch = 'watch-import';

let store: Store;

beforeAll(async () => {
  const { tableName, endpoint } = await openTestTable();
  store = new Store(documentClient(endpoint), tableName);
  store.client.middlewareStack.add(
    (next) => (args) => {
      inputs.push(args.input as Input);
      return next(args);
    },
    { step: 'initialize', name: watch },
  );
});

afterAll(() => {
  store.client.middlewareStack.remove(watch);
});

const isRecord = ({ sk, type }: Item): boolean => sk === '#' && typeof type === 'string';

const isWord = ({ pk }: Key): boolean => pk.startsWith('word#');

// Counters and records are changed, a name that remains of a deleted record comes to mean another one, and a word is set
// whether its entry is there or not.
const isChanged = (key: Key): boolean => key.sk === '#' || /^(?:tally|source_id)#/.test(key.pk) || isWord(key);

/** The list that a key counts, whatever the shard. */
const counterOf = ({ pk }: Key): string | undefined => (pk.startsWith('tally#') ? pk.split('#')[1] : undefined);

const namesRead = (): string[] =>
  inputs
    .flatMap(({ RequestItems = {} }) => Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys))
    .filter(({ pk }) => pk.startsWith('source_id#'))
    .map(keyName);

describe('an import of new records', () => {
  const folder = makeFolder();
  let items: readonly Item[] = [];

  beforeAll(async () => {
    writeOneRosterSet(folder, { students: 60 });
    await withLease(store, {}, (fenced) => runImport(fenced, { location: folder }));
    items = await scanTable(store);
  });

  it('asks for no name of a kind that the table does not have, and once for each other', () => {
    const names = namesRead();
    expect(
      names.filter((name) => /^source_id#oneroster#(?:user|course_evaluation_(?:course|section))#/.test(name)),
    ).toEqual([]);
    expect(names.length).toBeGreaterThan(20);
    expect(names.length).toBe(new Set(names).size);
  });

  it('changes no counter in two of its shards at once', () => {
    const counters = inputs.map(({ TransactItems = [] }) =>
      TransactItems.flatMap(({ Update }) => (Update === undefined ? [] : (counterOf(Update.Key) ?? []))),
    );
    expect(counters.flat().length).toBeGreaterThan(10);
    for (const each of counters) expect(each).toEqual([...new Set(each)]);
  });

  it('puts what it finds new records by, and changes no item in vain', () => {
    const changed = inputs
      .flatMap(({ TransactItems = [] }) => TransactItems)
      .flatMap(({ Update }) => (Update === undefined ? [] : [Update.Key]))
      .filter((key) => !isChanged(key));
    expect(changed.map(({ pk }) => pk.split('#')[0])).toEqual(changed.map(() => 'course_evaluation_instructor'));
  });

  it('writes at most three items for a record besides its words, and an eighth of them again', () => {
    const records = items.filter(isRecord).length;
    const written = inputs.reduce((sum, { TransactItems = [] }) => sum + TransactItems.length, 0);
    expect(records).toBeGreaterThan(300);
    const words = items.filter(({ pk, sk }) => isWord({ pk: String(pk), sk: String(sk) })).length;
    expect((items.length - words) / records).toBeLessThan(3.2);
    expect(words / records).toBeLessThan(1.5);
    expect(written / items.length).toBeLessThan(1.3);
  });

  it('asks for all names where there are some already, once for what is missing and once to load', async () => {
    inputs.length = 0;
    await withLease(store, {}, (fenced) => runImport(fenced, { location: folder }));
    const times = Map.groupBy(namesRead(), (name) => name);
    expect(times.size).toBeGreaterThan(200);
    expect(Math.max(...times.values().map(({ length }) => length))).toBe(2);
    expect(await scanTable(store)).toHaveLength(items.length);
  });
});
