import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLease } from '../../../lib/import/run/lease.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import type { Store } from '../../../lib/store/store.ts';
import { median, timed, writeBatches } from './measure.ts';
import { writeOneRosterSet } from './one-roster-set.ts';
import { scanTable } from './scan-table.ts';
import { withEngine } from './with-engine.ts';

/*
 * npm run bench:import [-- PATH [ROUNDS]]: how fast an import writes, beside bare BatchWriteItem calls of 25 that put the
 * very same items into another table, at the best of several concurrencies. Both take turns, so that whatever else the
 * machine does meets both. Without a PATH a made-up university is loaded.
 */

const concurrencies = [1, 2, 4, 8];

const folder = mkdtempSync(path.join(tmpdir(), 'facet-bench-'));
const [given, rounds = '3'] = process.argv.slice(2);
if (given === undefined) writeOneRosterSet(folder, { students: 4_000 });
const location = given ?? folder;

try {
  await withEngine(async (openNamed) => {
    let tables = 0;
    const openTable = async (): Promise<Store> => {
      tables += 1;
      return openNamed(`import-${tables}`);
    };
    const importOnce = async (): Promise<Store> => {
      const store = await openTable();
      await withLease(store, {}, (fenced) => runImport(fenced, { location }));
      return store;
    };
    // The first run also compiles the code and opens the connections.
    const items = await scanTable(await importOnce());
    const ratios: number[] = [];
    for (let round = 1; round <= Number(rounds); round += 1) {
      const imported = (await timed(importOnce)) / 1_000;
      const times: number[] = [];
      for (const inFlight of concurrencies) {
        const store = await openTable();
        times.push((await timed(() => writeBatches(store, items, inFlight))) / 1_000);
      }
      const bare = Math.min(...times);
      ratios.push(bare / imported);
      const rate = (seconds: number): string => `${Math.round(items.length / seconds).toLocaleString('en')} items/s`;
      console.log(
        `round ${round}: import ${imported.toFixed(2)} s (${rate(imported)}), bare ${bare.toFixed(2)} s (${rate(bare)}), ${Math.round((bare / imported) * 100)} %`,
      );
    }
    console.log(
      `${items.length.toLocaleString('en')} items; median ${Math.round(median(ratios) * 100)} % of the bare rate`,
    );
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
