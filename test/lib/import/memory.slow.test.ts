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
  // 5,000 and 20,000 records: what the 15,000 between them take, the other 280,000 take as often as they are more.
  const [small, large] = [await peakWith(500), await peakWith(2_000)];
  expect(large + (280 / 15) * (large - small)).toBeLessThan(mostMebibytes);
}, 900_000);
