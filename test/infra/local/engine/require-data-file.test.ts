import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requireDataFile } from '../../../../infra/local/engine/require-data-file.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'facet-data-')), 'dynamodb.sqlite');

test('a data file is absent, or begins as one', () => {
  expect(() => requireDataFile(file)).not.toThrow();
  writeFileSync(file, 'SQLite format 3\0 and so on');
  expect(() => requireDataFile(file)).not.toThrow();
});

test.each([
  ['', 'is empty'],
  ['SQLite', 'holds no data of the engine'],
])('one that holds %j is kept, and --reset offered', (content, what) => {
  writeFileSync(file, content);
  expect(() => requireDataFile(file)).toThrow(`${file} ${what}: it has been damaged`);
  expect(() => requireDataFile(file)).toThrow('npm start -- --reset');
  expect(readFileSync(file, 'utf8')).toBe(content);
});
