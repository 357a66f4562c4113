import { ImportStopped } from './import-stopped.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

type Decoder = InstanceType<typeof TextDecoder>;

/** Bytes by which an encoding is told: a header of ASCII names is in them. */
const sample = 512;

const zeros = (bytes: Uint8Array, parity: 0 | 1): number =>
  bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length;

/** The encoding of a text, by its byte order mark, else by where the zeros of its ASCII characters are. */
const encodingOf = (bytes: Uint8Array): Encoding => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const pairs = Math.floor(bytes.length / 2);
  if (pairs > 0 && zeros(bytes, 1) > pairs / 2 && zeros(bytes, 0) === 0) return 'utf-16le';
  if (pairs > 0 && zeros(bytes, 0) > pairs / 2 && zeros(bytes, 1) === 0) return 'utf-16be';
  return 'utf-8';
};

/** Gathers the first chunks until there are enough bytes to tell the encoding by. */
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

/** Lines of bytes that are not in UTF-8 before the first that is at fault. */
const linesBeforeFault = (bytes: Uint8Array): number => {
  // The first character may have begun in the bytes before.
  const text = new TextDecoder().decode(bytes);
  const fault = text.indexOf('\ufffd', 1);
  return fault < 0 ? 0 : lineEnds(text.slice(0, fault));
};

/** Decodes a text in UTF-8 or UTF-16, without its byte order mark. Throws `ImportStopped` for any other encoding. */
export const decode = async function* (bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let before = 0;
  const attempt = (read: () => string, chunk: Uint8Array = new Uint8Array()): string => {
    try {
      const text = read();
      before += lineEnds(text);
      return text;
    } catch {
      // A file in another encoding must not turn names into question marks.
      throw new ImportStopped(`${file}, line ${before + 1 + linesBeforeFault(chunk)}, is not in UTF-8.`);
    }
  };
  for await (const chunk of inChunks(bytes)) {
    const current: Decoder = decoder ?? new TextDecoder(encodingOf(chunk.subarray(0, sample)), { fatal: true });
    decoder = current;
    yield attempt(() => current.decode(chunk, { stream: true }), chunk);
  }
  yield attempt(() => decoder?.decode() ?? '');
};
