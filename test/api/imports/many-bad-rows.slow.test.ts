import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { carryOutImport } from '../../../functions/imports/carry-out-import.ts';
import { continuationOf } from '../../../lib/import/remote/queue.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import { collegeText, zipCollege } from '../../lib/import/support/one-roster-set.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const folder = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
process.env.IMPORT_FOLDER = folder;
afterAll(() => rmSync(folder, { recursive: true }));

const unlimited = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };
const badRows = 1_500;

const rejectedIn = async (id: string, query: string) =>
  (await service.call('GET', `/api/v1/imports/${id}/rejections?${query}`)).document;

const enrolmentsHead = collegeText('enrollments.csv');

const bad = (make: (index: number) => string): string =>
  Array.from({ length: badRows }, (_, index) => make(index)).join('');

// Enrolments come in windows of 20,000: all of these rejections are written at once.
it('an import of 1,500 bad rows of enrolments ends, and every one of them is listed', async () => {
  const changes = {
    'enrollments.csv': enrolmentsHead + bad((index) => `e-bad-${index},,,lost-${index},o,u,student,,,\n`),
  };
  const { document } = await service.call('POST', '/api/v1/imports', { body: { data: { type: 'import' } } });
  const { id } = document.data;
  copyFileSync(zipCollege(changes), archiveFile(folder, id));
  await carryOutImport({ Records: [{ body: continuationOf(id) }] }, unlimited);
  const { attributes } = (await service.call('GET', `/api/v1/imports/${id}`)).document.data;
  expect(attributes).toMatchObject({ state: 'finished', rejected: badRows });
  const [first, last] = [await rejectedIn(id, 'page[size]=1'), await rejectedIn(id, 'page[size]=1&sort=-created_at')];
  expect(first.meta.total).toBe(badRows);
  const lines = [first, last].map(({ data }) => data[0].attributes.line);
  expect(Math.abs(lines[0] - lines[1])).toBe(badRows - 1);
});
