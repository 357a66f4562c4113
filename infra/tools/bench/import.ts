import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { withLease } from '../../../lib/import/run/lease.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { keyName } from '../../../lib/store/keys.ts';
import { Store } from '../../../lib/store/store.ts';
import { counts, readArguments } from '../arguments.ts';
import { leaveTokensOut } from '../lean-client.ts';
import { median, timed, writeBatches } from './measure.ts';
import { writeOneRosterSet } from './one-roster-set.ts';
import { type Item, scanTable } from './scan-table.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:import [-- PATH [ROUNDS]]: how fast an import writes, compared with bare BatchWriteItem calls of 25 that put the
 * very same items into another table, at the best of several concurrencies. Both take turns, so that whatever else the
 * machine does meets both. The bare calls put the items in the order of their keys, in which a scan finds them, and once in
 * the order in which the import writes them, since the engine's time depends on it. Without a PATH a made-up university is
 * loaded. The processor time is that of this process, which both use; it varies less than the time where others load the
 * machine.
 */

const concurrencies = [1, 2, 4, 8];
// As many as an import has on their way.
const inOrderAtOnce = 4;

const usage = 'npm run bench:import [-- PATH [ROUNDS]]';
const { given, rounds } = readArguments({ usage }, ([given, ...rest]) => ({ given, rounds: counts(3)(rest)[0] }));
const folder = mkdtempSync(path.join(tmpdir(), 'facet-bench-'));
if (given === undefined) writeOneRosterSet(folder, { students: 4_000 });
const location = given ?? folder;

/** How long work takes, and its processor time, in seconds. */
interface Taken {
  readonly time: number;
  readonly processor: number;
}

const take = async (work: () => Promise<unknown>): Promise<Taken> => {
  const before = process.cpuUsage();
  const time = (await timed(work)) / 1_000;
  const { user, system } = process.cpuUsage(before);
  return { time, processor: (user + system) / 1_000_000 };
};

/** An import, the bare calls at each concurrency, and those in the order of the import. */
interface Round {
  readonly imported: Taken;
  readonly bare: readonly Taken[];
  readonly inOrder: Taken;
}

/** The ratio to the bare calls at the concurrency that was best in most rounds: the best of each round would be luck. */
const toBest = (all: readonly Round[], what: keyof Taken): number =>
  Math.min(
    ...concurrencies.map((_inFlight, index) =>
      median(all.map(({ imported, bare }) => (bare[index]?.[what] ?? Number.NaN) / imported[what])),
    ),
  );

/** The ratio to the bare calls in the order of the import. */
const toInOrder = (all: readonly Round[], what: keyof Taken): number =>
  median(all.map(({ imported, inOrder }) => inOrder[what] / imported[what]));

interface Elements {
  readonly TransactItems?: readonly {
    readonly Put?: { readonly Item: Item };
    readonly Update?: { readonly Key: Item };
  }[];
}

/** Does some work; answers the keys of the items that it wrote in transactions, in the order in which each was first written. */
const keysWritten = async ({ client }: Store, work: () => Promise<unknown>): Promise<Map<string, number>> => {
  const keys = new Map<string, number>();
  const name = 'keys-written';
  client.middlewareStack.add(
    (next) => (args) => {
      for (const { Put, Update } of (args.input as Elements).TransactItems ?? []) {
        const key = keyName(Put?.Item ?? Update?.Key ?? {});
        if (!keys.has(key)) keys.set(key, keys.size);
      }
      return next(args);
    },
    { step: 'initialize', name },
  );
  await work();
  client.middlewareStack.remove(name);
  return keys;
};

const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`;
const amount = (number: number): string => Math.round(number).toLocaleString('en');
const load = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;

/** Ids of sources, counters and what is found by a key of its own are items, and no records. */
const isRecord = ({ sk, type }: Item): boolean => sk === '#' && typeof type === 'string';

try {
  await withEngine(async (openNamed) => {
    // BatchWriteItem has no token, and DynamoDB asks nothing for that of a transaction; dynoxide asks a quarter of its time.
    leaveTokensOut(documentClient());
    let tables = 0;
    const openTable = async (): Promise<Store> => {
      tables += 1;
      const { client, tableName } = await openNamed(`import-${tables}`);
      return new Store(client, tableName);
    };
    const importOnce = (store: Store) => withLease(store, {}, (fenced) => runImport(fenced, { location }));
    // The first run also compiles the code and opens the connections.
    const first = await openTable();
    const keys = await keysWritten(first, () => importOnce(first));
    const { requests } = first.meter.consumption;
    const items = await scanTable(first);
    const place = (item: Item): number => keys.get(keyName(item)) ?? 0;
    const itemsInOrder = items.toSorted((one, other) => place(one) - place(other));
    const records = items.filter(isRecord).length;
    console.log(
      `${amount(records)} records in ${amount(items.length)} items (${(items.length / records).toFixed(2)} a record), ${amount(requests)} requests`,
    );
    const all: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const store = await openTable();
      const imported = await take(() => importOnce(store));
      const bare: Taken[] = [];
      for (const inFlight of concurrencies) {
        const other = await openTable();
        bare.push(await take(() => writeBatches(other, items, inFlight)));
      }
      const another = await openTable();
      const inOrder = await take(() => writeBatches(another, itemsInOrder, inOrderAtOnce));
      all.push({ imported, bare, inOrder });
      const say = ({ time, processor }: Taken): string =>
        `${time.toFixed(2)} s (${amount(items.length / time)} items/s, ${processor.toFixed(2)} s of processor)`;
      const others = bare.map((each, index) => `${concurrencies[index]} at once ${say(each)}`);
      const bareTimes = [...others, `in the order of the import ${say(inOrder)}`].join(', ');
      console.log(`round ${round}: import ${say(imported)}; bare ${bareTimes}; ${load()}`);
    }
    for (const [ratio, order] of [
      [toBest, 'of their keys'],
      [toInOrder, 'of the import'],
    ] as const) {
      const [ofTime, ofProcessor] = (['time', 'processor'] as const).map((what) => percent(ratio(all, what)));
      console.log(
        `median of ${all.length} rounds: ${ofTime} of the bare rate with the items in the order ${order}, ${ofProcessor} by processor time; ${load()}`,
      );
    }
    console.log(`at most ${amount(process.resourceUsage().maxRSS / 1024)} MiB, with the items of the benchmark itself`);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
