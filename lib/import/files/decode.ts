import { ImportStopped } from './import-stopped.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

type Decoder = InstanceType<typeof TextDecoder>;

/** The number of bytes that show the encoding. They contain a header with ASCII names. */
const sample = 512;

const zeros = (bytes: Uint8Array, parity: 0 | 1): number =>
  bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length;

/**
 * Returns the encoding of a text by its byte order mark, or by the positions of the zero bytes of its ASCII characters.
 * Some characters have a zero at the other position, such as U+4E00, which is frequent in Chinese and Japanese; in
 * UTF-32 every second pair has one.
 */
const encodingOf = (bytes: Uint8Array): Encoding => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const pairs = Math.floor(bytes.length / 2);
  if (pairs > 0 && zeros(bytes, 1) > pairs / 2 && zeros(bytes, 0) < pairs / 4) return 'utf-16le';
  if (pairs > 0 && zeros(bytes, 0) > pairs / 2 && zeros(bytes, 1) < pairs / 4) return 'utf-16be';
  return 'utf-8';
};

/** Collects the first chunks until there are enough bytes to recognise the encoding. */
const inChunks = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of bytes) {
    if (first === undefined) {
      yield chunk;
      continue;
    }
    first = Buffer.concat([first, chunk]);
    if (first.length < sample) continue;
    yield first;
    first = undefined;
  }
  if (first !== undefined) yield first;
};

const lineEnds = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/** Counts the lines before the first line whose bytes are not valid in the encoding. */
const linesBeforeFault = (bytes: Uint8Array, encoding: string): number => {
  // The first character may have begun in the chunk before.
  const text = new TextDecoder(encoding).decode(bytes);
  const fault = text.indexOf('\ufffd', 1);
  return fault < 0 ? 0 : lineEnds(text.slice(0, fault));
};

/** Decodes a text in UTF-8 or UTF-16, without its byte order mark. Throws `ImportStopped` for any other encoding. */
export const decode = async function* (bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let [before, length] = [0, 0];
  const attempt = (read: () => string, chunk: Uint8Array = new Uint8Array()): string => {
    try {
      const text = read();
      before += lineEnds(text);
      length += chunk.length;
      return text;
    } catch {
      const encoding = decoder?.encoding ?? 'utf-8';
      const [name, unit] = encoding === 'utf-8' ? ['UTF-8', 1] : ['UTF-16', 2];
      const line = before + 1 + linesBeforeFault(chunk.subarray(length % unit), encoding);
      // If a file in another encoding were read, its names would turn into question marks.
      throw new ImportStopped(`${file}, line ${line}, is not in ${name}. Save it as UTF-8: in Excel as "CSV UTF-8".`);
    }
  };
  for await (const chunk of inChunks(bytes)) {
    const current: Decoder = decoder ?? new TextDecoder(encodingOf(chunk.subarray(0, sample)), { fatal: true });
    decoder = current;
    yield attempt(() => current.decode(chunk, { stream: true }), chunk);
  }
  yield attempt(() => decoder?.decode() ?? '');
};
