import type { Document } from 'facet-client/types';
import { endWhenQuiet } from '../../shared/requests/send.ts';

/** Where a file is to be sent, from the answer to the creation of an import. */
export type UploadTarget = Document<'/api/v1/imports', 'post'>['meta']['upload'];

// The status for a second file of the same import: the first one has arrived, and only its response was lost.
const isThere = 412;

/** Sends a file to where an import wants it; rejects where it has not arrived. `fetch` does not report progress. */
export const sendFile = (
  { method, url, headers }: UploadTarget,
  file: File,
  progress: (share: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, String(value));
    const noteLife = endWhenQuiet(() => request.abort());
    request.upload.onprogress = ({ loaded, total }) => {
      noteLife();
      progress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      const { status } = request;
      if ((status >= 200 && status < 300) || status === isThere) resolve();
      else reject(new Error(`The file was not taken (${status}).`));
    };
    request.onerror = () => reject(new Error('The connection broke off.'));
    request.onabort = request.onerror;
    request.send(file);
  });
