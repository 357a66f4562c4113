import { expect, it } from 'vitest';
import { peakOfImport } from '../../../infra/tools/bench/import-command/import-command.ts';
import { writeOneRosterSet } from '../../../infra/tools/bench/one-roster-set.ts';
import { makeFolder } from './support/one-roster-set.ts';

const peakWith = (students: number): Promise<number> => {
  const folder = makeFolder();
  writeOneRosterSet(folder, { students });
  return peakOfImport(folder);
};

// 600 MB.
const mostMebibytes = 572;

// `npm run bench:import-memory` measures larger sets.
it('an import of 300,000 records takes at most 600 MB, as its growth foretells', async () => {
  // 10,000 and 30,000 records: what the 20,000 between them take, the other 270,000 take 13.5 times. Before 10,000 a process
  // still takes what any import takes.
  const [small, large] = [await peakWith(1_000), await peakWith(3_000)];
  expect(large + 13.5 * (large - small)).toBeLessThan(mostMebibytes);
}, 900_000);
