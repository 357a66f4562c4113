import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '../../../../infra/local/gateway/gateway.ts';
import { uploadRoute } from '../../../../infra/local/gateway/uploads.ts';
import { archiveFile, folderUploads } from '../../../../lib/import/remote/uploads/folder-uploads.ts';
import { startService } from '../../../support/service.ts';
import { toFunction } from '../support/serve.ts';

const { store } = await startService();
const folder = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
const uploads = folderUploads(store, folder);
const id = crypto.randomUUID();
const arrived: string[] = [];
let gateway: Gateway;

beforeAll(async () => {
  const table = { routes: [], fallback: toFunction('fallback', () => ({ statusCode: 404 })) };
  const route = uploadRoute(store, folder, (each) => arrived.push(each));
  gateway = await startGateway(table, { port: 0, host: '127.0.0.1' }, route);
});

afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true });
});

const addressAt = async (now: Date): Promise<string> =>
  (await uploads.targetFor(id, { base: gateway.baseUrl, now })).url;

const statusOf = async (url: string, method = 'PUT'): Promise<number> =>
  (await fetch(url, { method, ...(method === 'PUT' && { body: 'an archive' }) })).status;

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

  it('lands in the folder, sets its import going, and is fetched and discarded', async () => {
    expect(await statusOf(await addressAt(new Date()))).toBe(200);
    expect(arrived).toEqual([id]);
    const file = path.join(folder, 'fetched');
    expect(await uploads.fetch(id, file)).toBe('fetched');
    expect(readFileSync(file, 'utf8')).toBe('an archive');
    await uploads.discard(id);
    expect(existsSync(archiveFile(folder, id))).toBe(false);
    expect(await uploads.fetch(id, file)).toBeUndefined();
  });
});
