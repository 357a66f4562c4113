import { expect, it } from 'vitest';
import { writeOneRosterSet } from '../../../../infra/tools/bench/one-roster-set.ts';
import { runImport } from '../../../../lib/import/run/run.ts';
import { makeFolder, zipCollege } from '../../../lib/import/support/one-roster-set.ts';
import { folderOf, readSet } from '../../../lib/import/support/sets.ts';
import { startCrawl } from './crawl-service.ts';
import { evaluateAll } from './evaluate-all.ts';
import { followSome } from './some.ts';

/** A university of some hundred people, a college with all that HR knows of it. */
const madeUp = () => {
  const university = makeFolder();
  writeOneRosterSet(university, { students: 120 });
  return [university, zipCollege(), folderOf(readSet('fixtures-hr'))];
};

it('every address of imported institutions answers a GET as documented, at a cost that no row adds to', async () => {
  const { service, crawl } = await startCrawl();
  for (const location of madeUp()) expect((await runImport(service.store, { location })).rejected).toBe(0);
  await evaluateAll(service, 100);
  // What parts cost, and further pages, are tried with the sample; here are lists that fill a large page.
  const follows = followSome({ records: 1, pages: 0, variedPages: 0 });
  const { faults, comparedLists } = await crawl({ varied: 1, hasParts: false, follows });
  expect(faults).toEqual([]);
  expect(comparedLists).toBeGreaterThan(10);
});
