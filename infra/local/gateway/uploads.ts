import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { archiveFile, isGoodUpload } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import type { Store } from '../../../lib/store/store.ts';

/** Takes archives as a bucket does, through addresses that the service has signed. */
export interface UploadRoute {
  takes(request: IncomingMessage): boolean;
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const pattern = /^\/uploads\/([^/?]+)\?/;

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' });
  response.end(`${text}\n`);
};

/** The route of uploads on this machine; `onUploaded` is called for each import whose archive has arrived. */
export const uploadRoute = (store: Store, folder: string, onUploaded: (id: string) => void): UploadRoute => ({
  takes: ({ url = '' }) => pattern.test(url),
  receive: async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const id = canonicalId(pattern.exec(request.url ?? '')?.[1] ?? '');
    const [expires, signature] = ['expires', 'signature'].map((name) => url.searchParams.get(name) ?? '');
    if (request.method !== 'PUT') return refuse(response, 405, 'An archive is sent with PUT.');
    if (
      id === undefined ||
      !(await isGoodUpload(store, { id, expires: expires ?? '', signature: signature ?? '' }, new Date()))
    ) {
      return refuse(response, 403, 'This address was not made by this service, or is over.');
    }
    const file = archiveFile(folder, id);
    const partial = `${file}.partial`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await pipeline(request, createWriteStream(partial));
      // Whole or not at all, as in a bucket.
      await rename(partial, file);
    } catch {
      await rm(partial, { force: true });
      response.destroy();
      return;
    }
    response.writeHead(200, { 'content-length': '0' });
    response.end();
    onUploaded(id);
  },
});
