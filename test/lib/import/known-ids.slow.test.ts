import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { KnownIds } from '../../../lib/import/load/known-ids.ts';
import type { Store } from '../../../lib/store/store.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const files = 60;
const megabyte = 1_000_000;

const megabytesInUse = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / megabyte;
};

it('what is known of ids does not hold the texts of the files that they come from', () => {
  // Nothing is looked up.
  const known = new KnownIds({} as Store, 'oneroster');
  const before = megabytesInUse();
  for (let file = 0; file < files; file += 1) {
    const id = `01890a5d-ac96-774b-bcce-${String(file).padStart(12, '0')}`;
    const text = Buffer.from(`${id},${'x'.repeat(megabyte)}`).toString();
    known.learn({ type: 'user', sourceId: text.slice(0, id.length) }, id);
    expect(known.find({ type: 'user', sourceId: id })).toBe(id);
  }
  expect(megabytesInUse() - before).toBeLessThan(files / 4);
});
