import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { s3Files } from '../../../../../../../lib/domain/evaluations/results/report-jobs/files/s3-files.ts';

// What S3 answers to the calls that are made; a bucket itself there is none here.
const objects = new Map<string, Buffer>();
let pieces: Buffer[] = [];
let aborted = 0;
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
  const xml = (name: string, text: string) => response.end(`<${name}>${text}</${name}>`);
  const body = await buffer(request);
  const found = objects.get(pathname);
  if (request.method === 'POST' && searchParams.has('uploads')) {
    pieces = [];
    xml('InitiateMultipartUploadResult', '<UploadId>one</UploadId>');
  } else if (request.method === 'POST') {
    objects.set(pathname, Buffer.concat(pieces));
    xml('CompleteMultipartUploadResult', '<ETag>whole</ETag>');
  } else if (request.method === 'PUT' && searchParams.has('partNumber')) {
    pieces[Number(searchParams.get('partNumber')) - 1] = body;
    response.writeHead(200, { etag: '"piece"' }).end();
  } else if (request.method === 'PUT') {
    if (found !== undefined && request.headers['if-none-match'] === '*') response.writeHead(412);
    else objects.set(pathname, body);
    response.end();
  } else if (request.method === 'DELETE') {
    if (searchParams.has('uploadId')) aborted += 1;
    else objects.delete(pathname);
    response.writeHead(204).end();
  } else if (found === undefined) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    xml('Error', '<Code>NoSuchKey</Code>');
  } else response.end(found);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const files = s3Files('archives');

afterAll(() => {
  delete process.env.AWS_ENDPOINT_URL_S3;
  server.close();
});

const whole = async (url: string): Promise<string> => (await fetch(url)).text();

it('keeps what is put first under a name, until it is discarded', async () => {
  await files.put('one/0', Buffer.from('first'));
  await files.put('one/0', Buffer.from('second'));
  expect(String(await files.read('one/0'))).toBe('first');
  expect(await files.read('one/1')).toBeUndefined();
  await files.discard(['one/0', 'one/1']);
  expect(await files.read('one/0')).toBeUndefined();
});

it('puts a stream in pieces, and answers it at an address that ends after five minutes', async () => {
  const chunk = Buffer.alloc(9 * 1024 ** 2, 'x');
  await files.putStream('one.zip', Readable.from([chunk, chunk, Buffer.from('end')]));
  expect(pieces.map(({ length }) => length)).toEqual([2 * chunk.length, 3]);
  const now = new Date();
  const { url, expires_at: expiresAt } = await files.addressOf('one', { base: '', now });
  expect((await whole(url)).endsWith('xend')).toBe(true);
  const { searchParams, pathname } = new URL(url);
  expect(pathname).toContain('reports/one.zip');
  expect([searchParams.get('X-Amz-Expires'), searchParams.get('response-content-disposition')]).toEqual([
    '300',
    'attachment; filename="reports.zip"',
  ]);
  expect(Date.parse(expiresAt) - now.getTime()).toBeLessThanOrEqual(300_000);
});

it('leaves nothing of a stream that fails', async () => {
  const failing = Readable.from(
    (async function* () {
      yield Buffer.from('begun');
      throw new Error('broke off');
    })(),
  );
  await expect(files.putStream('two.zip', failing)).rejects.toThrow('broke off');
  expect([await files.read('two.zip'), aborted]).toEqual([undefined, 1]);
});
