import { expect, it } from 'vitest';
import { writeOneRosterSet } from '../../../infra/tools/bench/one-roster-set.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { makeFolder, zipCollege } from '../../import/support/one-roster-set.ts';
import { hasRealTerm, realTerm } from '../../import/support/real-term.ts';
import { folderOf, readSet } from '../../import/support/sets.ts';
import { startCrawl } from './crawl-service.ts';
import { evaluateAll } from './evaluate-all.ts';
import { followSome } from './some.ts';

/** A university of some hundred people, a college with all that HR knows of it. */
const madeUp = () => {
  const university = makeFolder();
  writeOneRosterSet(university, { students: 240 });
  return [university, zipCollege(), folderOf(readSet('fixtures-hr'))];
};

type Options = Parameters<Awaited<ReturnType<typeof startCrawl>>['crawl']>[0];

const crawlThrough = async (locations: readonly string[], responses: number, options: Options) => {
  const { service, crawl } = await startCrawl();
  for (const location of locations) expect((await runImport(service.store, { location })).rejected).toBe(0);
  await evaluateAll(service, responses);
  return crawl({ varied: 1, ...options });
};

it('every address of imported institutions answers a GET as documented, at a cost that no row adds to', async () => {
  const follows = followSome({ records: 6, pages: 2, variedPages: 1 });
  const { faults, comparedLists } = await crawlThrough(madeUp(), 400, { follows });
  expect(faults).toEqual([]);
  expect(comparedLists).toBeGreaterThan(20);
}, 600_000);

it.runIf(hasRealTerm)(
  'so does every address of a real term',
  async () => {
    const follows = followSome({ records: 8, pages: 3, variedPages: 0 });
    // Whatever is near its one period leads to thousands of resources.
    const near = { depth: 1, atOnce: 2 };
    const { faults, comparedLists } = await crawlThrough([realTerm], 1_000, { follows, ...near });
    expect(faults).toEqual([]);
    expect(comparedLists).toBeGreaterThan(20);
  },
  600_000,
);
