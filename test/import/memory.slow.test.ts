import { expect, it } from 'vitest';
import { peakOfImport } from '../../infra/tools/bench/import-command/import-command.ts';
import { writeOneRosterSet } from '../../infra/tools/bench/one-roster-set.ts';
import { makeFolder } from './support/one-roster-set.ts';

const peakWith = (students: number): Promise<number> => {
  const folder = makeFolder();
  writeOneRosterSet(folder, { students });
  return peakOfImport(folder);
};

// `npm run bench:import-memory` measures larger sets.
it('the memory of an import does not grow with its set', async () => {
  const [small, large] = [await peakWith(1_000), await peakWith(6_000)];
  expect(large).toBeLessThan(250);
  expect(large - small).toBeLessThan(75);
}, 900_000);
