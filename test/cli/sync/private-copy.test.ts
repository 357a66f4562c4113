import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inDatabase, inFolder, rowOf, write } from './support.ts';

const modeOf = (file: string): number => statSync(file).mode & 0o777;

const textsNextTo = (target: string): string =>
  readdirSync(path.dirname(target), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1'))
    .join();

describe.each([
  ['SQLite', inDatabase, 0o600],
  ['NDJSON', inFolder, 0o700],
])('a copy in %s', (_name, placed, ownerAlone) => {
  it('is for its owner alone to read', async () => {
    const place = placed();
    await write(place, { rows: [rowOf('ada', 'Ada')], removed: [] });
    expect(modeOf(place.target)).toBe(ownerAlone);
  });

  it('leaves nothing of what was removed', async () => {
    const place = placed();
    const rows = Array.from({ length: 50 }, (_, index) => rowOf(`id-${index}`, `Ada Lovelace ${index}.`));
    await write(place, { rows, removed: [] });
    expect(textsNextTo(place.target)).toContain('Ada Lovelace 25.');
    await write(place, { rows: [], removed: [{ type: 'user', id: 'id-25' }] });
    expect(textsNextTo(place.target)).toContain('Ada Lovelace 24.');
    expect(textsNextTo(place.target)).not.toContain('Ada Lovelace 25.');
  });
});

it('leaves the mode of a file and of a folder that are there', async () => {
  const [database, folder] = [inDatabase(), inFolder()];
  writeFileSync(database.target, '', { mode: 0o640 });
  mkdirSync(folder.target, { mode: 0o750 });
  for (const place of [database, folder]) await write(place, { rows: [rowOf('ada', 'Ada')], removed: [] });
  expect([database, folder].map(({ target }) => modeOf(target))).toEqual([0o640, 0o750]);
});
