import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP archive by their paths, in order; throws where two have the same. */
export const readArchive = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
};

const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/g;

const cellsOf = (line: string): string[] =>
  [...`${line},`.matchAll(cell)].slice(0, -1).map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);

/** The rows of a CSV file whose cells have no line breaks. */
export const rowsOf = (csv: Buffer | undefined): Record<string, string>[] => {
  const [head = '', ...lines] = (csv ?? Buffer.alloc(0)).toString('utf8').trimEnd().split('\r\n');
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
};
