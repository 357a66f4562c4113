import { gzipSync } from 'node:zlib';
import { compressedTagOf } from './entity-tags.ts';
import type { PipelineRequest } from './exchange.ts';

// Half of level 6's time and a tenth more bytes, on pages of 100 users; more than level 1 saves in less time.
const level = 3;

// Less fits into one packet as it is.
const fewestBytes = 1024;

/** Whether a client takes gzip, and likes it no less than no compression (RFC 9110, 12.5.3). */
export const acceptsGzip = (acceptEncoding = ''): boolean => {
  const weights = new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((each) => [each.split(';')[0]?.trim(), Number(/;\s*q=([\d.]+)/.exec(each)?.[1] ?? 1)]),
  );
  const gzip = weights.get('gzip') ?? weights.get('*') ?? 0;
  return gzip > 0 && gzip >= (weights.get('identity') ?? 0);
};

const compress = ({ event, response }: PipelineRequest): void => {
  const body = response?.body ?? '';
  if (!response || response.isBase64Encoded || body.length < fewestBytes) return;
  if (!acceptsGzip(event.headers?.['accept-encoding'])) return;
  // Lambda's limit of 6 MB counts the base64 text, which is a third longer than the bytes and still far below the document.
  response.body = gzipSync(body, { level }).toString('base64');
  response.isBase64Encoded = true;
  const { etag } = response.headers ?? {};
  response.headers = {
    ...response.headers,
    'content-encoding': 'gzip',
    // A strong tag stands for the very bytes (RFC 9110, 8.8.3.3).
    ...(typeof etag === 'string' && { etag: compressedTagOf(etag) }),
  };
};

/** Compresses documents, errors too, for clients that ask for it. */
export const compression = { after: compress, onError: compress };
