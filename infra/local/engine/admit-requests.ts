import { timingSafeEqual } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const headEnd = Buffer.from('\r\n\r\n');

/** Above any head that an SDK sends; a page could otherwise fill the memory with one that never ends. */
const maxHeadBytes = 16 * 1024;

/** A request that has not the key, or that a web page has sent. */
class RequestNotAdmitted extends Error {}

const requestLine = /^([A-Z]+) \/([\w-]+)\/?(\?\S*)? HTTP\/1\.1\r\n/;

const isKey = (key: string, said: string): boolean =>
  said.length === key.length && timingSafeEqual(Buffer.from(said), Buffer.from(key));

/** The head as the engine gets it, and the length of the body after it. */
const admitHead = (key: string, head: string): { head: string; bodyLength: number } => {
  const [line = '', method, said = '', query = ''] = requestLine.exec(head) ?? [];
  // Every browser says in `Origin` which page sends a POST. The SDKs announce the length of all that they send.
  if (!isKey(key, said) || /\r\n(?:origin|transfer-encoding):/i.test(head)) throw new RequestNotAdmitted();
  const bodyLength = Number(/\r\ncontent-length:[ \t]*(\d+)[ \t]*\r\n/i.exec(head)?.[1] ?? 0);
  // dynoxide knows no other path than the root.
  return { head: `${method} /${query} HTTP/1.1\r\n${head.slice(line.length)}`, bodyLength };
};

/** Passes on the requests of one connection whose path is the key, without it; fails with `RequestNotAdmitted` at any other. */
export class AdmitRequests extends Transform {
  readonly #key: string;
  #held = Buffer.alloc(0);
  #bodyLeft = 0;

  constructor(key: string) {
    super();
    this.#key = key;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      let rest: Buffer = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
      while (rest.length > 0 && (this.#bodyLeft > 0 || rest.includes(headEnd))) rest = this.#passOn(rest);
      if (rest.length > maxHeadBytes) throw new RequestNotAdmitted();
      this.#held = Buffer.from(rest);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  /** Passes on one head and as much of its body as there is, in one piece; gives what comes after. */
  #passOn(bytes: Buffer): Buffer {
    const parts: Buffer[] = [];
    let rest = bytes;
    if (this.#bodyLeft === 0) {
      const end = rest.indexOf(headEnd) + headEnd.length;
      const { head, bodyLength } = admitHead(this.#key, rest.toString('latin1', 0, end));
      parts.push(Buffer.from(head, 'latin1'));
      this.#bodyLeft = bodyLength;
      rest = rest.subarray(end);
    }
    const body = rest.subarray(0, this.#bodyLeft);
    this.#bodyLeft -= body.length;
    this.push(Buffer.concat([...parts, body]));
    return rest.subarray(body.length);
  }
}
