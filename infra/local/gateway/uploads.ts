import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { archiveFile, isGoodUpload } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { maxUploadBytes, uploadHeaders } from '../../../lib/import/remote/uploads/upload.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import { StoreError } from '../../../lib/store/errors.ts';
import type { Store } from '../../../lib/store/store.ts';

/** Accepts archives as a bucket does, at addresses that the service has signed. */
export interface UploadRoute {
  takes(request: Pick<IncomingMessage, 'url'>): boolean;
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const pattern = /^\/uploads\/([^/?]+)\?/;

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' });
  response.end(`${text}\n`);
};

/**
 * Returns the id of the import whose archive a request brings; undefined if the address was not signed for an import.
 */
const importOf = async (store: Store, { url = '' }: IncomingMessage): Promise<string | undefined> => {
  const id = canonicalId(pattern.exec(url)?.[1] ?? '');
  const { searchParams } = new URL(url, 'http://localhost');
  const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
  return id !== undefined && (await isGoodUpload(store, { id, expires, signature }, new Date())) ? id : undefined;
};

// The signature of a bucket's address is valid only with these headers.
const lacksHeader = ({ headers }: IncomingMessage): boolean =>
  Object.entries(uploadHeaders).some(([name, value]) => headers[name] !== value);

// Node ends a body at its declared size, and fails a body that ends before.
const sizeOf = ({ headers }: IncomingMessage): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

const isWaiting = async (store: Store, id: string): Promise<boolean> => {
  const found = await store.read({ type: 'import', id });
  return found === undefined || found.state === 'awaiting_upload';
};

/** Writes a body into a file completely or not at all, as a bucket does. Rejects if the body is incomplete. */
const keep = async (request: IncomingMessage, file: string): Promise<void> => {
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true });
  // The file is opened first. If a body broke off early, a stream could otherwise create its file after the removal.
  const handle = await open(partial, 'w');
  try {
    await pipeline(request, handle.createWriteStream());
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
};

/** The route of uploads on this machine; `onUploaded` is called for each import whose archive has arrived. */
export const uploadRoute = (store: Store, folder: string, onUploaded: (id: string) => void): UploadRoute => {
  const underWay = new Set<string>();
  const take = async (id: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = archiveFile(folder, id);
    if (existsSync(file) || !(await isWaiting(store, id))) {
      return refuse(response, 412, 'An archive has come through this address already.');
    }
    try {
      await keep(request, file);
    } catch {
      response.destroy();
      return;
    }
    response.writeHead(200, { 'content-length': '0' });
    response.end();
    onUploaded(id);
  };
  const receive: UploadRoute['receive'] = async (request, response) => {
    if (request.method !== 'PUT') return refuse(response, 405, 'An archive is sent with PUT.');
    const id = await importOf(store, request);
    if (id === undefined) return refuse(response, 403, 'This address was not made by this service, or is over.');
    if (lacksHeader(request)) return refuse(response, 403, 'An archive is sent with the headers of meta.upload.');
    const size = sizeOf(request);
    if (size === undefined) return refuse(response, 411, 'An archive is sent with its Content-Length.');
    if (size > maxUploadBytes) return refuse(response, 413, `An archive has at most ${maxUploadBytes} bytes.`);
    if (underWay.has(id)) return refuse(response, 409, 'An archive is coming through this address just now.');
    underWay.add(id);
    try {
      await take(id, request, response);
    } finally {
      underWay.delete(id);
    }
  };
  return {
    takes: ({ url = '' }) => pattern.test(url),
    receive: async (request, response) => {
      try {
        await receive(request, response);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        refuse(response, 503, 'The data store did not answer in time: send the archive again.');
      }
    },
  };
};
