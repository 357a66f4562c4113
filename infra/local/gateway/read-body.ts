import type { IncomingMessage } from 'node:http';

/** The largest request body that API Gateway accepts, in bytes. The operations' own limits are far lower. */
export const maxBodyBytes = 10 * 1024 * 1024;

/** Whether the headers announce a body over the limit. */
export const announcesTooMuch = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > maxBodyBytes;

const noBody = Buffer.alloc(0);

// Node has read a request without a body completely before it passes it on.
const hasNoBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/** Reads a request's whole body, unless it is over the limit or the client goes away before its end. */
export const readBody = async (request: IncomingMessage): Promise<Buffer | 'too large' | 'aborted'> => {
  if (hasNoBody(request)) return noBody;
  if (announcesTooMuch(request)) return 'too large';
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // The stream stays open after an early exit, because the rest of the body must still be drained.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBodyBytes) return 'too large';
      chunks.push(chunk);
    }
  } catch {
    return 'aborted';
  }
  return Buffer.concat(chunks);
};
