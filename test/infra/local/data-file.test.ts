import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { dataFile } from '../../../infra/local/data/data-file.ts';
import { makeDataFolder } from './support/holder.ts';

it('a file that can not be written is named, and no draft of it stays', () => {
  const folder = makeDataFolder();
  vi.stubEnv('FACET_DATA', folder);
  mkdirSync(path.join(folder, 'local.json'));
  expect(() => dataFile('local.json').write({})).toThrow(`${path.join(folder, 'local.json')} can't be written: `);
  expect(readdirSync(folder)).toEqual(['local.json']);
  vi.unstubAllEnvs();
});
