import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportStopped } from './import-stopped.ts';
import { printable } from './origin.ts';
import { hasSignature } from './signature.ts';
import { maxArchiveBytes, maxFileBytes, maxRatio, namedFiles, type Source, unquestionedBytes } from './source.ts';

// A OneRoster set has 23 files; a central directory of millions of entries is an attack on memory.
const maxEntries = 1_000;

// The messages of yauzl are not passed on. They contain file names, and those of a hostile archive could control the
// terminal.
const describeError = (error: unknown): ImportStopped => {
  if (error instanceof ImportStopped) return error;
  const message = error instanceof Error ? error.message : '';
  if (/absolute path|invalid relative path|invalid characters in fileName/.test(message)) {
    return new ImportStopped('The archive names a file outside of itself; nothing of it is read.');
  }
  if (/End of central directory record signature not found/i.test(message)) {
    return new ImportStopped('The file is no zip archive, or its end is missing.');
  }
  return new ImportStopped('The zip archive is damaged.');
};

const checkEntry = (entry: Entry, file: string): void => {
  if (entry.isEncrypted()) throw new ImportStopped(`${file} is encrypted in the archive.`);
  if (!entry.canDecodeFileData()) throw new ImportStopped(`${file} is packed in a way that cannot be unpacked.`);
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > maxFileBytes) throw new ImportStopped(`${file} would unpack to more than 2 GB.`);
  if (uncompressedSize > unquestionedBytes && uncompressedSize > maxRatio * compressedSize)
    throw new ImportStopped(`${file} would unpack to more than ${maxRatio} times its size.`);
};

// yauzl stops at the size that the archive declares, but leaves the checksum to its caller.
const readEntry = async function* (zip: ZipFile, entry: Entry, file: string): AsyncGenerator<Uint8Array> {
  checkEntry(entry, file);
  let checksum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch {
    throw new ImportStopped(`${file} is damaged in the archive.`);
  }
  if (checksum !== entry.crc32) throw new ImportStopped(`${file} is damaged in the archive: its checksum is wrong.`);
};

const isNoise = (name: string): boolean => name.startsWith('__MACOSX/') || path.basename(name).startsWith('.');

const mostNamed = 10;

// Folders make no difference. Nothing shows which of the files with the same name is meant.
const describeRepeated = (names: readonly string[]): string => {
  const others = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return `The archive has two files of one name; nothing of it is read: ${names.slice(0, mostNamed).join(', ')}${others}.`;
};

const signatureOfEntry = 'PK\u0001\u0002';

/**
 * Refuses an archive whose directory continues after the number of entries that its end record gives. The further files
 * would be left out.
 */
const requireWholeDirectory = async ({ readEntryCursor }: ZipFile, location: string): Promise<void> => {
  // The value is a position in the file, although its type does not say so.
  if (!(await hasSignature(location, signatureOfEntry, Number(readEntryCursor)))) return;
  throw new ImportStopped('The zip archive is damaged: it has more files than its end counts.');
};

const readDirectory = async (zip: ZipFile, location: string): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  const repeated = new Set<string>();
  let bytes = 0;
  if (zip.entryCount > maxEntries) throw new ImportStopped(`The archive has more than ${maxEntries} files.`);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || isNoise(entry.fileName)) continue;
    const name = path.basename(entry.fileName).toLowerCase();
    const previous = entries.get(name);
    if (previous !== undefined) repeated.add(printable(previous.fileName)).add(printable(entry.fileName));
    entries.set(name, entry);
    bytes += entry.uncompressedSize;
    if (bytes > maxArchiveBytes) throw new ImportStopped('The archive would unpack to more than 4 GB.');
  }
  await requireWholeDirectory(zip, location);
  if (repeated.size > 0) throw new ImportStopped(describeRepeated([...repeated].sort()));
  return entries;
};

/** The files in a zip archive, streamed; a folder inside the archive makes no difference. Throws `ImportStopped`. */
export const openZip = async (location: string): Promise<Source> => {
  const zip = await openPromise(location, { autoClose: false }).catch((error: unknown) => {
    throw describeError(error);
  });
  try {
    const entries = await readDirectory(zip, location);
    return {
      ...namedFiles([...entries.values()].map(({ fileName }) => path.basename(fileName)).sort()),
      open: (file) => {
        const entry = entries.get(file.toLowerCase());
        if (entry === undefined) throw new ImportStopped(`The archive has no ${file}.`);
        return readEntry(zip, entry, file);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw describeError(error);
  }
};
