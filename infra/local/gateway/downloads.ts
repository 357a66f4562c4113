import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { archiveFile, isGoodDownload } from '../../../lib/domain/evaluations/results/report-jobs/files/folder-files.ts';
import { archiveDisposition } from '../../../lib/domain/evaluations/results/report-jobs/files/report-files.ts';
import { reportEnv } from '../../../lib/runtime/env.ts';
import { canonicalId } from '../../../lib/runtime/ids.ts';
import { openStore } from '../../../lib/store/store.ts';

const pattern = /^\/report_files\/([^/?]+)\?/;

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(`${text}\n`);
};

/** Returns the report whose archive a request asks for; undefined if the address was not signed for a report. */
const reportOf = async ({ url = '' }: IncomingMessage): Promise<string | undefined> => {
  const report = canonicalId(pattern.exec(url)?.[1] ?? '');
  const { searchParams } = new URL(url, 'http://localhost');
  const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
  if (report === undefined) return undefined;
  return (await isGoodDownload(openStore(), { report, expires, signature }, new Date())) ? report : undefined;
};

/** Answers the archives of reports as a bucket does, at addresses that the service has signed. */
export const downloads = {
  takes: ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => pattern.test(url),
  answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET') return refuse(response, 405, 'An archive is downloaded with GET.');
    const report = await reportOf(request);
    if (report === undefined) return refuse(response, 403, 'This address was not made by this service, or is over.');
    const file = archiveFile(reportEnv.folder ?? '', report);
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) return refuse(response, 404, 'The archive is gone.');
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-length': found.size,
      'content-disposition': archiveDisposition,
    });
    await pipeline(createReadStream(file), response);
  },
};
