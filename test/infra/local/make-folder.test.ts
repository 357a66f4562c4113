import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../infra/local/data/make-folder.ts';
import { makeDataFolder } from './support/holder.ts';

it('makes a folder and those above it for their owner alone, once', () => {
  const folder = path.join(makeDataFolder(), 'a', 'b');
  makeFolder(folder);
  makeFolder(folder);
  for (const each of [folder, path.dirname(folder)]) expect(statSync(each).mode & 0o777).toBe(0o700);
});

it('refuses a folder in a file', () => {
  const file = path.join(makeDataFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(path.join(file, 'folder'))).toThrow(`EEXIST: file already exists, mkdir '${file}'`);
});
