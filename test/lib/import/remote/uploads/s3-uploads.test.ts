import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { s3Uploads } from '../../../../../lib/import/remote/uploads/s3-uploads.ts';
import { importOfObject, maxUploadBytes, objectKey } from '../../../../../lib/import/remote/uploads/upload.ts';

// What S3 answers to the three calls that are made; a bucket itself there is none here.
const objects = new Map<string, string>();
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://s3.test');
  const found = objects.get(pathname);
  if (request.method === 'PUT' && found !== undefined && request.headers['if-none-match'] === '*') {
    response.writeHead(412).end();
    return;
  }
  if (request.method === 'PUT') objects.set(pathname, await text(request));
  if (request.method === 'DELETE') objects.delete(pathname);
  if (pathname.includes('forbidden')) {
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>AccessDenied</Code><Message>none</Message></Error>');
  } else if (pathname.includes('huge')) {
    // Of its body nothing ever comes.
    response.writeHead(200, { 'content-length': maxUploadBytes + 1 }).flushHeaders();
  } else if (request.method === 'GET' && found === undefined) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
  } else response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${port}`;

const folder = mkdtempSync(path.join(tmpdir(), 'facet-s3-'));
afterAll(() => {
  delete process.env.AWS_ENDPOINT_URL_S3;
  server.close();
  rmSync(folder, { recursive: true });
});

const id = crypto.randomUUID();

describe('archives in a bucket', () => {
  it('are uploaded through a presigned address, fetched, and discarded', async () => {
    const uploads = s3Uploads('archives');
    const { url, method, headers } = await uploads.targetFor(id, { base: '', now: new Date() });
    const query = new URL(url).searchParams;
    expect(query.get('X-Amz-Expires')).toBe('3600');
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-type;host;if-none-match');
    expect((await fetch(url, { method, headers, body: 'an archive' })).status).toBe(200);
    expect((await fetch(url, { method, headers, body: 'another archive' })).status).toBe(412);
    const file = path.join(folder, 'archive.zip');
    expect(await uploads.fetch(id, file)).toBe('fetched');
    expect(readFileSync(file, 'utf8')).toBe('an archive');
    await uploads.discard(id);
    expect(await uploads.fetch(id, file)).toBeUndefined();
  });

  it.each(['us-east-1', 'eu-central-1'])(
    'are uploaded to the origin that the policy of the web application names: %s',
    async (region) => {
      vi.stubEnv('AWS_REGION', region);
      vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined);
      const { url } = await s3Uploads('archives').targetFor(id, { base: '', now: new Date() });
      vi.unstubAllEnvs();
      // What CloudFormation calls the bucket's RegionalDomainName.
      expect(new URL(url).origin).toBe(`https://archives.s3.${region}.amazonaws.com`);
    },
  );

  it('are signed for without the checksum of a body that is not there yet', async () => {
    const { url } = await s3Uploads('archives').targetFor(id, { base: '', now: new Date() });
    const names = [...new URL(url).searchParams.keys()].map((name) => name.toLowerCase());
    expect(names.filter((name) => name.includes('checksum'))).toEqual([]);
  });

  it('that may not be read are not taken for missing ones', async () => {
    const file = path.join(folder, 'forbidden.zip');
    await expect(s3Uploads('forbidden').fetch(id, file)).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('that are larger than what is taken are not fetched', async () => {
    const file = path.join(folder, 'huge.zip');
    expect(await s3Uploads('huge').fetch(id, file)).toBe('too large');
    expect(existsSync(file)).toBe(false);
  });

  describe('have an address that', () => {
    const now = new Date('2026-03-14T15:09:26.535Z');
    const addressed = async () => {
      const { url, expires_at } = await s3Uploads('archives').targetFor(id, { base: '', now });
      return [new URL(url).searchParams.get('X-Amz-Expires'), expires_at];
    };

    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it('says to the second when it ends', async () => {
      expect(await addressed()).toEqual(['3600', '2026-03-14T16:09:26.000Z']);
    });

    it('ends with the credentials that have signed it', async () => {
      vi.stubEnv('AWS_CREDENTIAL_EXPIRATION', '2026-03-14T15:19:26Z');
      expect(await addressed()).toEqual(['600', '2026-03-14T15:19:26.000Z']);
    });

    it('lives longer than an hour with no credentials', async () => {
      vi.stubEnv('AWS_CREDENTIAL_EXPIRATION', '2026-03-15T03:09:26Z');
      expect(await addressed()).toEqual(['3600', '2026-03-14T16:09:26.000Z']);
    });
  });

  it('are distinguished from other objects by their keys', () => {
    expect(importOfObject(objectKey(id))).toBe(id);
    expect(importOfObject('imports/readme.txt')).toBeUndefined();
  });
});
