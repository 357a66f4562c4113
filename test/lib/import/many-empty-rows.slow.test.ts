import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { maxEmptyRows, readCsv } from '../../../lib/import/files/csv.ts';

const read = (text: string) => Array.fromAsync(readCsv(Readable.from([Buffer.from(text)]), 'users.csv'));

it('more empty rows than a spreadsheet saves are refused, and no fewer', async () => {
  const head = 'a,b\n1,2\n';
  expect(await read(`${head}${'\n'.repeat(maxEmptyRows)}3,4\n`)).toHaveLength(3);
  await expect(read(`${head}${'\n'.repeat(maxEmptyRows + 1)}3,4\n`)).rejects.toThrow(
    'users.csv has more than 2000000 empty rows.',
  );
});
