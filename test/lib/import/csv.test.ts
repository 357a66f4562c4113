import { describe, expect, it } from 'vitest';
import { type CsvRow, readCsv } from '../../../lib/import/files/csv.ts';

const inPieces = async function* (bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
};

const read = (text: string | Buffer, size = 65_536): Promise<CsvRow[]> =>
  Array.fromAsync(readCsv(inPieces(Buffer.from(text), size), 'users.csv'));

const fieldsOf = async (text: string): Promise<(readonly string[])[]> => (await read(text)).map(({ fields }) => fields);

describe('reads', () => {
  it.each([
    ['LF', 'a,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR', 'a,b\r1,2\r'],
    ['no line end at the end', 'a,b\n1,2'],
    ['a byte order mark', '\ufeffa,b\n1,2\n'],
    ['empty lines', '\na,b\n\r\n  \n,\n1,2\n\n'],
    ['blanks around quotes', 'a, "b" \n"1" ,"2"\t\n'],
    ['commas, and a quoted header', '"a","b"\n1,2\n'],
    ['semicolons, and a quoted header', '"a";"b"\n1;2\n'],
    ['a line for the separator', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['a quoted line for the separator, which the header contradicts', '\ufeff"sep=,"\na,b\n1,2\n'],
    ['tabs, and a quoted header behind an empty line', '\n"a"\t"b"\n"1"\t"2"\n'],
  ])('rows with %s', async (_what, text) => {
    const rows = await fieldsOf(text);
    expect(rows.map((row) => row.map((field) => field.trim()))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['little endian', (text: string) => Buffer.from(text, 'utf16le')],
    ['big endian', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('UTF-16 without a byte order mark, %s, whatever its characters', async (_what, encode) => {
    const rows = await read(encode('id,name\n1,李一\n2,Āda\n'));
    expect(rows.map(({ fields }) => fields.join())).toEqual(['id,name', '1,李一', '2,Āda']);
  });

  it('commas, doubled quotes and line breaks inside quotes', async () => {
    expect(await fieldsOf('"a,b","say ""x""","1\r\n2"\n')).toEqual([['a,b', 'say "x"', '1\r\n2']]);
  });

  it('a quote inside a field without quotes as it stands', async () => {
    expect(await fieldsOf('5" pipe,x\n')).toEqual([['5" pipe', 'x']]);
  });

  it.each([1, 2, 3, 7, 65_536])('the same rows and lines from pieces of %i bytes', async (size) => {
    const text = '\ufeffa,b\r\n1,"x\ny\r\nz"\r\n\r\n"é ""q""\r",3\r4,5\n\n"6",7\n';
    expect(await read(text, size)).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1', 'x\ny\r\nz'] },
      { line: 6, fields: ['é "q"\r', '3'] },
      { line: 8, fields: ['4', '5'] },
      { line: 10, fields: ['6', '7'] },
    ]);
  });
});

describe('refuses', () => {
  it('one malformed row without losing those after it', async () => {
    expect(await read('a,b\n"x"y,2\n3,4\n')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['x', '2'], problem: 'has text after a closing quote' },
      { line: 3, fields: ['3', '4'] },
    ]);
  });

  it('a file that ends inside quotes', async () => {
    await expect(read('a,b\n1,2\n3,"four\n5,6\n')).rejects.toThrow(
      'users.csv ends inside the quoted field of the row on line 3.',
    );
  });

  it('a row longer than 1 MiB', async () => {
    await expect(read(`a,b\n1,${'x'.repeat(1024 * 1024)}\n`)).rejects.toThrow('users.csv, line 2: the row is longer');
    await expect(read(`a,b\n1,"${'x\n'.repeat(1024 * 1024)}`)).rejects.toThrow('users.csv, line 2: the row is longer');
  });

  it('a row of too many fields, or with one that is too long, without losing those after it', async () => {
    const rows = await read(`a,b\n${'1,'.repeat(1_000)}\n${'x'.repeat(100_001)},2\n"${'x'.repeat(100_001)}",2\n3,4\n`);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [2, 'has more than 1000 fields'],
      [3, 'has a field of more than 100000 characters'],
      [4, 'has a field of more than 100000 characters'],
      [5, undefined],
    ]);
    expect(rows[1]?.fields).toHaveLength(1_000);
    const most = `${'1,'.repeat(999)}${'x'.repeat(100_000)}\n`;
    expect((await read(most)).map(({ fields, problem }) => [fields.length, problem])).toEqual([[1_000, undefined]]);
  });

  it('another encoding than UTF-8', async () => {
    await expect(read(Buffer.from('a\nIn\xe9s\n', 'latin1'))).rejects.toThrow('users.csv, line 2, is not in UTF-8.');
  });

  it.each([
    ['half of a character', 65_536],
    ['half of a character, in odd pieces', 601],
  ])('UTF-16 with %s', async (_what, size) => {
    const rows = Array.from({ length: 300 }, (_, row) => `${row},x\n`).join('');
    const text = Buffer.from(`a,b\n${rows}1,\ud800\n${rows}`, 'utf16le');
    await expect(read(text, size)).rejects.toThrow('users.csv, line 302, is not in UTF-16.');
    await expect(read(text.subarray(0, 101), size)).rejects.toThrow('users.csv, line 13, is not in UTF-16.');
  });
});
