import { expect, it } from 'vitest';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { startService } from '../../support/service.ts';
import { folderOf, readSet } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

it('HR files next to Canvas files in one folder find the people and departments that are new with them', async () => {
  const { store } = await startService();
  const people = Object.entries(readSet('fixtures-hr')).map(([name, text]) => {
    return [name, text.replaceAll('4711', 'u-ines').replaceAll('4712', 'u-tom')] as const;
  });
  const location = folderOf({ ...readSet('fixtures-canvas'), ...Object.fromEntries(people) });
  const report = await runImport(store, { location });
  expect(report.rejections).toEqual([]);
  expect(countsOf(report, 'employment').created).toBe(3);
  expect(totals(await runImport(store, { location }))).toEqual(nothing);
});
