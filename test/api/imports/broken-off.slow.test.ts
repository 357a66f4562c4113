import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageHandler } from '../../../lib/import/remote/handle-messages.ts';
import { continuationOf } from '../../../lib/import/remote/queue.ts';
import { RejectionLog } from '../../../lib/import/remote/rejection-log.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { Report } from '../../../lib/import/report/report.ts';
import { aliveField } from '../../../lib/resources/imports/import.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { collegeText, type Texts, zipCollege } from '../../lib/import/support/one-roster-set.ts';
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
});

const unlimited = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };
const impatient = messageHandler({ longest: 50, retryAfter: 1 });

const handle = (handler: typeof impatient, id: string) =>
  handler({ Records: [{ body: continuationOf(id) }] }, unlimited);

const begin = async (changes: Texts = {}): Promise<string> => {
  const { document } = await service.call('POST', '/api/v1/imports', { body: { data: { type: 'import' } } });
  copyFileSync(zipCollege(changes), archiveFile(folder, document.data.id));
  return document.data.id;
};

const readImport = async (id: string) => (await service.call('GET', `/api/v1/imports/${id}`)).document.data.attributes;

describe('an import whose database does not answer for a while', () => {
  it.each(['TransactWrite', 'BatchGet', 'Query', 'Update', 'Get'])('waits for it, at a %s', async (name) => {
    const id = await begin();
    stop = timeOutFrom(service.store.client, 0, { count: 5, name });
    await handle(messageHandler(), id);
    expect(await readImport(id)).toMatchObject({ state: 'finished', rejected: 0, message: null });
  });

  it('keeps its rejected rows until they are written', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `u-bad-${index},,,,,,,,,,,,,,,,,,,,,,\n`).join('');
    const id = await begin({ 'users.csv': collegeText('users.csv') + rows });
    stop = timeOutFrom(service.store.client, 3, { count: 5 });
    await handle(messageHandler(), id);
    expect(await readImport(id)).toMatchObject({ state: 'finished', rejected: 300 });
    const { document } = await service.call('GET', `/api/v1/imports/${id}/rejections?page[size]=1`);
    expect(document.meta.total).toBe(300);
  });
});

describe('an import whose worker has died', () => {
  const worksSince = (id: string, minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString();
    const set = [
      [['state'], 'running'],
      [['started_at'], at],
      [[aliveField], at],
    ] as const;
    return service.store.write([changeStep(keyOf.record({ type: 'import', id }), { set }, () => undefined)]);
  };

  it('runs for as long as another one may continue it, and is shown as failed after that', async () => {
    const id = await begin();
    await worksSince(id, 19);
    expect(await readImport(id)).toMatchObject({ state: 'running', message: null });
    await worksSince(id, 21);
    const message = 'It broke off and does not continue. Import the set again.';
    expect(await readImport(id)).toMatchObject({ state: 'failed', message });
    const { document } = await service.call('GET', '/api/v1/imports');
    expect(document.data[0].attributes).toMatchObject({ state: 'failed', message });
    await handle(impatient, id);
    expect(await readImport(id)).toMatchObject({ state: 'finished', message: null });
  });

  it('is given a sign of life while it is carried out', async () => {
    const id = await begin();
    await worksSince(id, 60);
    await handle(impatient, id);
    const record = await service.store.read({ type: 'import', id });
    expect(Date.now() - Date.parse(String(record?.[aliveField]))).toBeLessThan(60 * 60_000);
  });
});

describe('a rejection', () => {
  it('is kept whatever the length of its reason, its file and its column', async () => {
    const name = `${'x'.repeat(300)}.csv`;
    const id = await begin();
    const log = new RejectionLog(service.store, { type: 'import', id, begun: new Date() });
    const report = new Report((rejection) => log.add(rejection));
    for (let line = 1; line <= 30; line += 1) {
      report.reject('user', { file: name, line, column: 'é'.repeat(300), reason: '😀'.repeat(20_000) });
    }
    await log.flush();
    const { document } = await service.call('GET', `/api/v1/imports/${id}/rejections?page[size]=100`);
    expect(document.data).toHaveLength(30);
    expect(document.data[0].attributes.reason).toMatch(/^(😀)+.?…$/u);
  });
});
