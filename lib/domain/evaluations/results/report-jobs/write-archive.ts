import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Row, toCsv } from '../../../../runtime/rows.ts';
import { DocumentPaths, type Naming } from './document-paths.ts';
import type { Part } from './parts.ts';

/** An archive that has been written; `documents` and `withheld` count evaluations. */
export interface WrittenArchive {
  readonly sha256: string;
  readonly documents: number;
  readonly withheld: number;
  /** All rights that its documents were drawn with. */
  readonly rights: readonly string[];
}

interface Archive {
  /** The parts, one after another. */
  readonly parts: AsyncIterable<Part>;
  readonly naming: Naming;
  /** The time of its files. It is fixed, so that the same parts make the same bytes. */
  readonly at: Date;
  /** Stores the bytes of the stream. */
  put(stream: Readable): Promise<void>;
}

const indexColumns = ['path', 'evaluation', 'instructor', 'status', 'sha256'] as const;
const withheldColumns = ['evaluation', 'name', 'because'] as const;

// A teaching report is counted apart from the evaluations.
const isOfEvaluation = ({ evaluation }: Row): boolean => evaluation !== null;

/** Adds a file, and waits until earlier files are in the archive, so that memory holds at most two. */
const addFile = (zip: ZipFile, at: Date, path: string, bytes: Buffer): Promise<void> => {
  // A PDF is compressed already.
  const options = { mtime: at, compress: !path.endsWith('.pdf'), size: bytes.length };
  // The archive keeps the function of each file until its end. The bytes are removed from the list, so that the
  // function does not hold them.
  const held = [bytes];
  return new Promise((resolve) => {
    zip.addReadStreamLazy(path, options, (give) => {
      give(undefined, Readable.from(held.splice(0)));
      resolve();
    });
  });
};

const fill = async (zip: ZipFile, { parts, naming, at }: Archive): Promise<Omit<WrittenArchive, 'sha256'>> => {
  const paths = new DocumentPaths(naming);
  const [index, withheld, rights]: [Row[], Row[], Set<string>] = [[], [], new Set()];
  for await (const { head, pdfs } of parts) {
    for (const right of head.rights) rights.add(right);
    withheld.push(...head.withheld.map((each): Row => ({ ...each })));
    for (const [number, { evaluation, status, sha256, names }] of head.documents.entries()) {
      const path = evaluation === null ? paths.ofTeaching(names) : paths.next(names);
      await addFile(zip, at, path, pdfs[number] ?? Buffer.alloc(0));
      index.push({ path, evaluation, instructor: names.instructors.join('; '), status, sha256 });
    }
  }
  await addFile(zip, at, 'index.csv', Buffer.from(toCsv(indexColumns, index)));
  await addFile(zip, at, 'withheld.csv', Buffer.from(toCsv(withheldColumns, withheld)));
  zip.end();
  return {
    documents: index.filter(isOfEvaluation).length,
    withheld: withheld.filter(isOfEvaluation).length,
    rights: [...rights],
  };
};

/** Writes the ZIP archive of a report. If that fails, nothing of it stays. */
export const writeArchive = async (archive: Archive): Promise<WrittenArchive> => {
  const zip = new ZipFile();
  const hash = createHash('sha256');
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of zip.outputStream) {
      const bytes = Buffer.from(chunk);
      hash.update(bytes);
      yield bytes;
    }
  };
  // The reader of the stream gets the error too. Without a reader, the listener keeps the error from ending the
  // process.
  const stream = Readable.from(hashed()).on('error', () => undefined);
  zip.on('error', (error) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  const filling = fill(zip, archive).catch((error: unknown) => {
    // Without this call, the stream would wait for more.
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const [filled] = await Promise.all([filling, archive.put(stream)]);
  return { ...filled, sha256: hash.digest('hex') };
};
