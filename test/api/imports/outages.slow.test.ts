import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { importCommand } from '../../../cli/commands/import.ts';
import { messageHandler } from '../../../lib/import/remote/handle-messages.ts';
import { continuationOf, mostReceives } from '../../../lib/import/remote/queue.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { zipCollege } from '../../lib/import/support/one-roster-set.ts';
import { timeOutFrom } from '../../support/faults.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
const folder = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  service = await startService();
  process.env.IMPORT_FOLDER = folder;
});
let stop = () => {};
afterEach(() => {
  stop();
  delete process.env.IMPORT_QUEUE_URL;
});

const unlimited = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };
const impatient = messageHandler({ longest: 50, retryAfter: 1 });

const handle = (handler: typeof impatient, id: string, receives?: number) => {
  const attributes = { ApproximateReceiveCount: String(receives) };
  return handler({ Records: [{ body: continuationOf(id), ...(receives !== undefined && { attributes }) }] }, unlimited);
};

const begin = async (): Promise<string> => {
  const { document } = await service.call('POST', '/api/v1/imports', { body: { data: { type: 'import' } } });
  copyFileSync(zipCollege(), archiveFile(folder, document.data.id));
  return document.data.id;
};

const readImport = async (id: string) => (await service.call('GET', `/api/v1/imports/${id}`)).document.data.attributes;

describe('an import whose database does not answer any more', () => {
  it('ends as failed with the reason, keeps its archive, and continues when it is carried out again', async () => {
    const id = await begin();
    stop = timeOutFrom(service.store.client, 4);
    await handle(impatient, id);
    expect(await readImport(id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('The database has not answered for 0.05 seconds. Import the set again'),
      finished_at: expect.any(String),
    });
    expect(existsSync(archiveFile(folder, id))).toBe(true);
    stop();
    await handle(impatient, id);
    expect(await readImport(id)).toMatchObject({ state: 'finished', message: null });
    expect(existsSync(archiveFile(folder, id))).toBe(false);
  });

  it('is tried again by the queue, and given up when that has happened too often', async () => {
    process.env.IMPORT_QUEUE_URL = 'https://sqs.invalid/queue';
    const id = await begin();
    stop = timeOutFrom(service.store.client, 4);
    for (let receives = 1; receives < mostReceives; receives += 1) {
      await expect(handle(impatient, id, receives)).rejects.toThrow('The database has not answered');
      expect(await readImport(id)).toMatchObject({ state: 'running' });
    }
    await expect(handle(impatient, id, mostReceives)).rejects.toThrow('was given up');
    expect(await readImport(id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('broke off 4 times'),
    });
    stop();
    // As the operator sends it again.
    await handle(impatient, id, 1);
    expect(await readImport(id)).toMatchObject({ state: 'finished' });
  });

  it('stops with a line, and finishes when it is run again, from the command line', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    let output = '';
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      output += String(text);
      return true;
    });
    stop = timeOutFrom(service.store.client, 6);
    expect(await importCommand([zipCollege()], service.store, { longest: 300, noticeAfter: 50 })).toBe(2);
    expect(output).toContain('Waiting for the database …\n');
    expect(output).toContain(
      'Stopped. The database has not answered for 0.3 seconds. Run the import again to finish it.\n',
    );
    stop();
    expect(await importCommand([zipCollege(), '--wait'], service.store)).toBe(0);
  });
});
