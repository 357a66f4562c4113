import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';

// Lambda takes 6 MB, base64 included, which is a third longer; what goes around the body takes the rest.
const mostBytes = 4_500_000;

// What a flush of the compressor may still hold back, and the next batch of rows.
const reserve = 600_000;

/** A body that grows row by row, compressed where the client takes that, until it is as large as can be sent. */
export class RowStream {
  readonly #parts: Buffer[] = [];
  readonly #gzip: Gzip | undefined;
  #length = 0;

  constructor(isGzipped: boolean) {
    if (!isGzipped) return;
    this.#gzip = createGzip({ level: 3 });
    this.#gzip.on('data', (part: Buffer) => this.#push(part));
  }

  #push(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  /** Whether no more should be written. */
  get isFull(): boolean {
    return this.#length > mostBytes - reserve;
  }

  /** Whether a text still has room. */
  takes(text: string): boolean {
    return this.#length + (this.#gzip === undefined ? Buffer.byteLength(text) : 0) <= mostBytes;
  }

  async write(text: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#gzip === undefined) this.#push(Buffer.from(text));
    else {
      this.#gzip.write(text);
      // So that its length is known.
      this.#gzip.flush(() => resolve());
      await promise;
    }
  }

  async end(): Promise<Buffer> {
    if (this.#gzip !== undefined) {
      const done = finished(this.#gzip);
      this.#gzip.end();
      await done;
    }
    return Buffer.concat(this.#parts);
  }
}
