import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { requireDataFile } from '../../../../infra/local/engine/require-data-file.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'facet-data-')), 'dynamodb.sqlite');

/** A sound file of some hundred pages. */
const soundFile = (): Buffer => {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE items (key TEXT PRIMARY KEY, value TEXT)');
  const insert = database.prepare('INSERT INTO items VALUES (?, ?)');
  database.exec('BEGIN');
  for (let row = 0; row < 1_000; row += 1) insert.run(`item ${row}`, 'x'.repeat(500));
  database.exec('COMMIT');
  database.close();
  return readFileSync(file);
};

/** The same with a page in the middle that holds something else. */
const brokenInTheMiddle = (): Buffer => {
  const content = soundFile();
  return content.fill(0xff, content.length / 2, content.length / 2 + 4_096);
};

test('a data file is absent, or sound', () => {
  expect(() => requireDataFile(file)).not.toThrow();
  soundFile();
  expect(() => requireDataFile(file)).not.toThrow();
});

test.each([
  ['nothing', Buffer.alloc(0), 'is empty'],
  ['something else', Buffer.from('SQLite'), 'holds no data that the engine can read'],
  ['the beginning of one', soundFile().subarray(0, 100), 'holds no data that the engine can read'],
  ['a broken page', brokenInTheMiddle(), 'has broken pages'],
])('one that holds %s is kept, and --reset offered', (_what, content, fault) => {
  writeFileSync(file, content);
  expect(() => requireDataFile(file)).toThrow(`${file} ${fault}: it has been damaged`);
  expect(() => requireDataFile(file)).toThrow('npm start -- --reset');
  expect(readFileSync(file).equals(content)).toBe(true);
});
