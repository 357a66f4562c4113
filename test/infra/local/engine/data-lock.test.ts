import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { tryLockData } from '../../../../infra/local/engine/data-lock.ts';
import { makeDataFolder } from '../support/holder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('names a data folder that cannot be written', () => {
  const folder = makeDataFolder();
  // Root may write everywhere; nobody can open a folder as a file.
  mkdirSync(path.join(folder, 'lock'));
  vi.stubEnv('FACET_DATA', folder);
  expect(tryLockData).toThrow(`The data folder ${folder} can't be used`);
});

it('names a data folder that is a file', () => {
  const folder = path.join(makeDataFolder(), 'file');
  writeFileSync(folder, '');
  vi.stubEnv('FACET_DATA', folder);
  expect(tryLockData).toThrow(`The data folder ${folder} can't be used: EEXIST`);
});

// In /proc; Node's own way of making folders would never return.
it.skipIf(process.platform !== 'linux')('names a data folder that the system allows nobody to make', () => {
  vi.stubEnv('FACET_DATA', '/proc/facet/data');
  expect(tryLockData).toThrow("The data folder /proc/facet/data can't be used: ENOENT");
});
