import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Gateway, startGateway } from '../../../../infra/local/gateway/gateway.ts';
import { uploadRoute } from '../../../../infra/local/gateway/uploads.ts';
import { archiveFile, folderUploads, tidyUploads } from '../../../../lib/import/remote/uploads/folder-uploads.ts';
import { uploadHeaders } from '../../../../lib/import/remote/uploads/upload.ts';
import { injectFaults, sdkError } from '../../../support/faults.ts';
import { startService } from '../../../support/service.ts';
import { toFunction } from '../support/serve.ts';

const service = await startService();
const { store } = service;
const folder = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
const uploads = folderUploads(store, folder);
const id = crypto.randomUUID();
const Origin = 'https://app.example';
const arrived: string[] = [];
let gateway: Gateway;

beforeAll(async () => {
  const table = { routes: [], fallback: toFunction('fallback', () => ({ statusCode: 404 })) };
  const route = uploadRoute(store, folder, (each) => arrived.push(each));
  gateway = await startGateway(table, { port: 0, host: '127.0.0.1', origins: [Origin] }, route);
});

afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true });
});

const addressAt = async (now: Date, of: string = id): Promise<string> =>
  (await uploads.targetFor(of, { base: gateway.baseUrl, now })).url;

/** Sends the beginning of a request as it stands, and answers what comes back until the connection ends. */
const sendRaw = async (url: string, headers: string, body: string) => {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const own = Object.entries(uploadHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `PUT ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${own.join('')}${headers}\r\n\r\n${body}`,
  );
  const closed = once(socket, 'close').then(() => answer);
  return { socket, closed };
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Waits until the beginning of an upload is in its file; returns what was answered where it never comes there. */
const begins = async (id: string, { closed }: { readonly closed: Promise<string> }): Promise<void> => {
  let answer: string | undefined;
  closed.then((text) => {
    answer = text;
  });
  await until(() => answer !== undefined || existsSync(`${archiveFile(folder, id)}.partial`));
  expect(answer).toBeUndefined();
};

const statusOf = async (
  url: string,
  method = 'PUT',
  headers: Record<string, string> = uploadHeaders,
): Promise<number> => (await fetch(url, { method, headers, ...(method === 'PUT' && { body: 'an archive' }) })).status;

describe('an upload', () => {
  it('is refused at an address that is too old, for another import, or not signed by the service', async () => {
    const now = new Date();
    const url = await addressAt(now);
    expect(await statusOf(await addressAt(new Date(now.getTime() - 3_600_000)))).toBe(403);
    expect(await statusOf(url.replace(id, crypto.randomUUID()))).toBe(403);
    expect(await statusOf(url.replace(id, '..%2F..%2Fetc'))).toBe(403);
    expect(await statusOf(url.replace(/expires=\d/, 'expires=9'))).toBe(403);
    expect(await statusOf(url.replace(/signature=.*/, 'signature='))).toBe(403);
    expect(await statusOf(url, 'GET')).toBe(405);
    expect(arrived).toEqual([]);
  });

  it('is refused without a header that a bucket signs', async () => {
    const url = await addressAt(new Date());
    expect(await statusOf(url, 'PUT', { 'content-type': 'application/zip' })).toBe(403);
    expect(await statusOf(url, 'PUT', { ...uploadHeaders, 'content-type': 'text/csv' })).toBe(403);
    expect(arrived).toEqual([]);
  });

  it('may come from a page of an allowed origin, as to the bucket', async () => {
    const url = await addressAt(new Date(), crypto.randomUUID());
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'content-type' },
    });
    expect([asked.status, Object.fromEntries(asked.headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': Origin,
        'access-control-allow-methods': 'PUT',
        'access-control-allow-headers': 'content-type,if-none-match',
      },
    ]);
    for (const [target, status] of [
      [url, 200],
      [url.replace(/signature=.*/, 'signature='), 403],
    ] as const) {
      const answer = await fetch(target, { method: 'PUT', headers: { ...uploadHeaders, Origin }, body: 'an archive' });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, Origin]);
    }
    arrived.length = 0;
  });

  it('lands in the folder, sets its import going, and is fetched and discarded', async () => {
    expect(await statusOf(await addressAt(new Date()))).toBe(200);
    expect(arrived).toEqual([id]);
    const file = path.join(folder, 'fetched');
    expect(await uploads.fetch(id, file)).toBe('fetched');
    expect(readFileSync(file, 'utf8')).toBe('an archive');
    await uploads.discard(id);
    expect(existsSync(archiveFile(folder, id))).toBe(false);
    expect(await uploads.fetch(id, file)).toBeUndefined();
    rmSync(file);
  });

  it('is refused when the data store does not answer, and can be sent again', async () => {
    const { id: own } = await service.seed('import', { state: 'awaiting_upload' });
    const url = await addressAt(new Date(), own);
    const stop = injectFaults(store.client, () => ({ error: sdkError('TimeoutError') }));
    const status = await statusOf(url).finally(stop);
    expect([status, await statusOf(url)]).toEqual([503, 200]);
    await uploads.discard(own);
  });

  it('is taken once at an address: not during another, not after it, and not when its import has been carried out', async () => {
    const { id: own } = await service.seed('import', { state: 'awaiting_upload' });
    const url = await addressAt(new Date(), own);
    const first = await sendRaw(url, 'Content-Length: 10\r\nConnection: close', 'half ');
    await begins(own, first);
    expect(await statusOf(url)).toBe(409);
    first.socket.write('whole');
    expect(await first.closed).toContain('HTTP/1.1 200');
    expect(readFileSync(archiveFile(folder, own), 'utf8')).toBe('half whole');
    expect(await statusOf(url)).toBe(412);
    await uploads.discard(own);
    const { id: done } = await service.seed('import', { state: 'finished' });
    expect(await statusOf(await addressAt(new Date(), done))).toBe(412);
    expect(arrived.filter((each) => each === own || each === done)).toEqual([own]);
  });

  it('has the size that it declares, or leaves nothing', async () => {
    const { id: own } = await service.seed('import', { state: 'awaiting_upload' });
    const url = await addressAt(new Date(), own);
    const short = await sendRaw(url, 'Content-Length: 10', 'short');
    await begins(own, short);
    short.socket.destroy();
    await until(() => !readdirSync(folder).some((name) => name.startsWith(own)));
    const long = await sendRaw(url, 'Content-Length: 4\r\nConnection: close', 'four and more');
    await long.closed;
    expect(readFileSync(archiveFile(folder, own), 'utf8')).toBe('four');
    await uploads.discard(own);
    const chunked = await sendRaw(url, 'Transfer-Encoding: chunked', '4\r\nfour\r\n0\r\n\r\n');
    expect(await chunked.closed).toContain('HTTP/1.1 411');
    const huge = await sendRaw(url, `Content-Length: ${2 ** 31 + 1}`, '');
    expect(await huge.closed).toContain('HTTP/1.1 413');
    expect(readdirSync(folder).filter((name) => name.startsWith(own))).toEqual([]);
  });

  it('leaves nothing when it breaks off before its file is open', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { socket } = await sendRaw(await addressAt(new Date(), crypto.randomUUID()), 'Content-Length: 10', 'short');
      await new Promise((resolve) => setTimeout(resolve, attempt % 6));
      socket.destroy();
    }
    await vi.waitFor(() => expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]), 5_000);
  });

  it('leaves nothing behind of a server that was killed, once the next one starts', async () => {
    // The server of the other tests may still be taking in what they broke off.
    const own = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
    writeFileSync(`${archiveFile(own, id)}.partial`, 'half of an arch');
    mkdirSync(path.join(own, 'facet-import-Xy12ab'));
    writeFileSync(path.join(own, 'facet-import-Xy12ab', 'archive.zip'), 'a copy');
    writeFileSync(archiveFile(own, id), 'an archive');
    writeFileSync(path.join(own, 'of-somebody-else.txt'), 'a text');
    expect(await tidyUploads(own)).toEqual([id]);
    expect(readdirSync(own).sort()).toEqual([`${id}.zip`, 'of-somebody-else.txt'].sort());
  });
});
