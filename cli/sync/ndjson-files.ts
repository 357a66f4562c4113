import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

// If the disk has room for only a part, `writeSync` writes that part and throws nothing.
const writeAll = (to: number, text: string): void => writeFileSync(to, Buffer.from(text));

/** Appends a line, and returns when it is on the disk. */
export const appendLine = (file: string, line: string): void => {
  const to = openSync(file, 'a');
  try {
    writeAll(to, `${line}\n`);
    fsyncSync(to);
  } finally {
    closeSync(to);
  }
};

/**
 * Returns the whole lines of a small file. It removes the text after the last line break, which an ended process has
 * left.
 */
export const readWholeLines = (file: string): string[] => {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(file, end);
  return bytes.subarray(0, end).toString().split('\n').slice(0, -1);
};

/** Reads the lines of a file of any size; yields nothing if there is no file. */
export async function* linesOf(file: string): AsyncGenerator<string, void> {
  if (!existsSync(file)) return;
  let rest = '';
  // Only a line feed ends a line. `readline` would also end it at U+2028, which JSON texts may contain.
  for await (const text of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

// The number of characters between two writes.
const blockSize = 1_000_000;

/** Replaces the lines of a file. A reader sees either the old file or the new one. */
export const replaceLines = async (file: string, lines: AsyncIterable<string> | Iterable<string>): Promise<void> => {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.tmp`);
  const to = openSync(draft, 'w');
  try {
    let block = '';
    for await (const line of lines) {
      block += `${line}\n`;
      if (block.length < blockSize) continue;
      writeAll(to, block);
      block = '';
    }
    writeAll(to, block);
    fsyncSync(to);
  } finally {
    closeSync(to);
  }
  renameSync(draft, file);
};

/** Removes a file, if there is one. */
export const removeFile = (file: string): void => rmSync(file, { force: true });
