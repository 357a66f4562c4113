import { describe, expect, it } from 'vitest';
import { type CsvRow, readCsv } from '../../../lib/import/files/csv.ts';

const inPieces = async function* (bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
};

const read = (text: string | Buffer, size = 65_536): Promise<CsvRow[]> =>
  Array.fromAsync(readCsv(inPieces(Buffer.from(text), size), 'users.csv'));

// Each came in pieces of a few bytes, and its row was read again from its beginning with every piece.
describe('reads in time that grows with the length of the text', () => {
  const length = 1_000_000;

  it.each([
    ['commas', ','.repeat(length), 'has more than 1000 fields'],
    ['one field', 'x'.repeat(length), 'has a field of more than 100000 characters'],
    ['quoted text', `"${'x'.repeat(length)}"`, 'has a field of more than 100000 characters'],
    ['quoted line feeds', `"${'\n'.repeat(length)}"`, 'has a field of more than 100000 characters'],
    ['doubled quotes', `"${'""'.repeat(length / 2)}"`, 'has a field of more than 100000 characters'],
    ['quoted fields', '"",'.repeat(length / 3), 'has more than 1000 fields'],
    ['blanks', ' '.repeat(length), 'has a field of more than 100000 characters'],
    ['blanks before quotes', `${' '.repeat(length)}"x"`, undefined],
    ['quotes after a field', `x${'"'.repeat(length)}`, 'has a field of more than 100000 characters'],
  ])('%s', async (_what, row, problem) => {
    const rows = await read(`a,b\n${row}\n1,2\n`, 16);
    expect(rows.slice(1, -1).map((each) => each.problem)).toEqual(rows.length === 2 ? [] : [problem]);
    expect(rows.at(-1)?.fields).toEqual(['1', '2']);
  });
});
