import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { carryOutImport as handler } from '../../../functions/imports/carry-out-import.ts';
import { carryOutImport } from '../../../lib/import/remote/carry-out.ts';
import { continuationOf } from '../../../lib/import/remote/queue.ts';
import { archiveFile } from '../../../lib/import/remote/uploads/folder-uploads.ts';
import type { Uploads } from '../../../lib/import/remote/uploads/upload.ts';
import { openUploads } from '../../../lib/import/remote/uploads/uploads.ts';
import { withLease } from '../../../lib/import/run/lease.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { collegeText, type Texts, zipCollege } from '../../lib/import/support/one-roster-set.ts';
import { expectInvalid } from '../../support/expectations.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const folder = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
process.env.IMPORT_FOLDER = folder;
afterAll(() => rmSync(folder, { recursive: true }));

const unlimited = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };

const begin = (attributes: object = {}) =>
  service.call('POST', '/api/v1/imports', { body: { data: { type: 'import', attributes } } });

const upload = (id: string, changes: Texts = {}): void => copyFileSync(zipCollege(changes), archiveFile(folder, id));

const carryOut = (id: string): Promise<void> => handler({ Records: [{ body: continuationOf(id) }] }, unlimited);

const readImport = async (id: string) => (await service.call('GET', `/api/v1/imports/${id}`)).document.data;

const run = async (attributes: object = {}, changes: Texts = {}) => {
  const { id } = (await begin(attributes)).document.data;
  upload(id, changes);
  await carryOut(id);
  return readImport(id);
};

// A class whose course nobody knows, and another one.
const dirty = (): Texts => ({
  'classes.csv': `${collegeText('classes.csv')}lost-1,active,2026-08-01T00:00:00Z,X,,X,scheduled,,no-such-course,s1,t1\nlost-2,active,2026-08-01T00:00:00Z,X,,X,scheduled,,no-such-course,s1,t1\n`,
});

describe('creating an import', () => {
  it('answers where the archive goes, and waits for it', async () => {
    const { status, document, headers } = await begin({ dry_run: true });
    expect(status).toBe(201);
    expect(document.data.attributes).toMatchObject({ state: 'awaiting_upload', dry_run: true, counts: null });
    expect(headers.location).toBe(document.data.links.self);
    const { method, url, headers: sent } = document.meta.upload;
    expect({ method, sent }).toEqual({
      method: 'PUT',
      sent: { 'content-type': 'application/zip', 'if-none-match': '*' },
    });
    expect(new URL(url).pathname).toBe(`/uploads/${document.data.id}`);
  });

  it('refuses what it does not know', async () => {
    expectInvalid(await begin({ format: 'excel' }), 'Format is not included in the list');
    expectInvalid(await begin({ threshold: 101 }), 'Threshold must be less than or equal to 100');
    const headers = await service.authorize('people:write');
    const refused = await service.call('POST', '/api/v1/imports', { headers, body: { data: { type: 'import' } } });
    expect(refused.status).toBe(403);
  });
});

describe('an uploaded import', () => {
  it('is carried out once, and shows what it has done', async () => {
    const done = await run();
    expect(done.attributes).toMatchObject({ state: 'finished', rejected: 0, first_rejections: [], message: null });
    expect(done.attributes.counts.types.user).toEqual({
      created: 6,
      changed: 0,
      unchanged: 0,
      removed: 0,
      rejected: 0,
      skipped: 0,
    });
    expect(done.attributes.counts.files).toContainEqual({
      ...{ file: 'orgs.csv', state: 'read', rows: 5, loaded: 3, rejected: 0, skipped: 2 },
    });
    expect(done.attributes.counts.skipped).toContainEqual({
      ...{ file: 'orgs.csv', reason: 'orgs that are no department, or have gone', rows: 2 },
    });
    expect(done.attributes.counts.notes).toMatchObject([
      { text: 'classes name several terms; each became a section of the first known one' },
      { text: expect.stringMatching(/^rows repeat an earlier row/), count: 1 },
    ]);
    expect(done.attributes.rows).toBeGreaterThan(0);
    expect(done.attributes.rows_done).toBe(done.attributes.rows);
    expect(existsSync(archiveFile(folder, done.id))).toBe(false);
    upload(done.id);
    await carryOut(done.id);
    expect(await readImport(done.id)).toEqual(done);
    expect(existsSync(archiveFile(folder, done.id))).toBe(false);
  });

  it('changes nothing as a dry run, or when it is repeated', async () => {
    for (const dry_run of [true, false]) {
      const { attributes } = await run({ dry_run });
      expect(attributes.counts.types.user).toMatchObject({ created: 0, changed: 0, unchanged: 6 });
    }
  });

  it('shows the rows that it rejected, and lists them all in their order', async () => {
    const { id, attributes } = await run({}, dirty());
    expect(attributes.rejected).toBe(2);
    expect(attributes.first_rejections).toMatchObject([{ file: 'classes.csv' }, { file: 'classes.csv' }]);
    const path = `/api/v1/imports/${id}/rejections`;
    const { document } = await service.call('GET', `${path}?page[size]=1`);
    expect(document.meta).toMatchObject({ page: { size: 1 }, total: 2 });
    const next = await service.call('GET', document.links.next.replace('http://facet.test', ''));
    const lines = [document.data[0], next.document.data[0]].map((each) => each.attributes.line);
    expect(lines).toEqual(attributes.first_rejections.map(({ line }: { line: number }) => line));
    expect((await service.call('GET', `/api/v1/import_rejections/${document.data[0].id}`)).document.data).toEqual(
      document.data[0],
    );
    expect((await service.call('GET', `/api/v1/imports/${crypto.randomUUID()}/rejections`)).status).toBe(404);
  });

  it('is stopped by an archive that is none, with the reason', async () => {
    const { id } = (await begin()).document.data;
    writeFileSync(archiveFile(folder, id), 'no archive');
    await carryOut(id);
    expect((await readImport(id)).attributes).toMatchObject({
      state: 'stopped',
      message: 'The file is no zip archive, or its end is missing.',
    });
    expect(existsSync(archiveFile(folder, id))).toBe(false);
  });

  it('is stopped by an archive that is too large to be fetched', async () => {
    const { id } = (await begin()).document.data;
    const uploads: Uploads = { ...(await openUploads(service.store)), fetch: async () => 'too large' };
    expect(await carryOutImport(service.store, id, { uploads, isTimeUp: () => false })).toBe('done');
    const { attributes } = await readImport(id);
    expect(attributes).toMatchObject({ state: 'stopped', message: 'The archive is larger than 2 GB.' });
  });

  it('can be a single CSV file, whose kind its header or the given name shows', async () => {
    const single = async (text: string, attributes: object = {}) => {
      const { id } = (await begin(attributes)).document.data;
      writeFileSync(archiveFile(folder, id), text);
      await carryOut(id);
      return (await readImport(id)).attributes;
    };
    const users =
      'user_id,login_id,first_name,last_name,status\nc-1,c1,Cleo,Park,active\nc-2,c2,,,active\n,c3,X,Y,active\n';
    const canvas = await single(users);
    expect(canvas).toMatchObject({ state: 'finished', rejected: 1, message: null });
    expect(canvas.counts.types.user).toMatchObject({ created: 2, rejected: 1 });
    expect(canvas.first_rejections).toMatchObject([{ file: 'upload.csv', line: 4, column: 'user_id' }]);

    const folders = 'external_id,name\nf-1,Reviews\n';
    expect(await single(folders)).toMatchObject({
      state: 'stopped',
      message: expect.stringMatching(/^The format is not recognised/),
    });
    const hr = await single(folders, { file_name: 'folders.csv' });
    expect(hr.counts.types.folder).toMatchObject({ created: 1 });
    expect(hr.file_name).toBe('folders.csv');
    const people = 'user_external_id,preferred_language\nc-1,de\n';
    const language = await single(people, { file_name: 'people.csv' });
    expect(language.counts.types.user).toMatchObject({ created: 0, changed: 1 });
    const named = await single(folders, { file_name: 'hr/folders' });
    expect(named.counts.types.folder).toMatchObject({ unchanged: 1 });
    expect(await single('sourcedId,status\n1,active\n')).toMatchObject({
      message: expect.stringMatching(/but no manifest\.csv/),
    });
  });

  it('comes to the same in steps of one window each, broken off in between', async () => {
    const { id } = (await begin()).document.data;
    upload(id, dirty());
    const surroundings = { uploads: await openUploads(service.store), isTimeUp: () => true };
    let steps = 0;
    for (let outcome = 'more'; outcome === 'more'; steps += 1) {
      outcome = await carryOutImport(service.store, id, surroundings);
    }
    expect(steps).toBeGreaterThan(5);
    const { attributes } = await readImport(id);
    expect(attributes).toMatchObject({ state: 'finished', rejected: 2 });
    expect(attributes.counts.types.user).toMatchObject({ unchanged: 6 });
    const { document } = await service.call('GET', `/api/v1/imports/${id}/rejections`);
    expect(document.meta.total).toBe(2);
  });

  it('keeps all rejected rows when a step dies between its checkpoint and what the import shows', async () => {
    const { id } = (await begin()).document.data;
    upload(id, {
      ...dirty(),
      'enrollments.csv': `${collegeText('enrollments.csv')}e-lost,active,,lost-1,s1,u-bea,student\n`,
    });
    const surroundings = { uploads: await openUploads(service.store), isTimeUp: () => true };
    const forget = (rejected: number) =>
      service.store.write([
        changeStep(keyOf.record({ type: 'import', id }), { set: [[['rejected'], rejected]] }, () => undefined),
      ]);
    while ((await carryOutImport(service.store, id, surroundings)) === 'more') await forget(0);
    const { attributes } = await readImport(id);
    const { document } = await service.call('GET', `/api/v1/imports/${id}/rejections`);
    expect(attributes.rejected).toBe(3);
    expect(document.meta.total).toBe(3);
  });

  it('comes to the same as a dry run that would take several steps', async () => {
    const { id } = (await begin({ dry_run: true })).document.data;
    upload(id, dirty());
    const surroundings = { uploads: await openUploads(service.store), isTimeUp: () => true };
    expect(await carryOutImport(service.store, id, surroundings)).toBe('done');
    expect((await readImport(id)).attributes).toMatchObject({ state: 'finished', rejected: 2 });
  });

  it('shows that a part was written when its archive goes between two steps', async () => {
    const { id } = (await begin()).document.data;
    upload(id);
    const surroundings = { uploads: await openUploads(service.store), isTimeUp: () => true };
    expect(await carryOutImport(service.store, id, surroundings)).toBe('more');
    rmSync(archiveFile(folder, id));
    expect(await carryOutImport(service.store, id, surroundings)).toBe('done');
    expect((await readImport(id)).attributes.state).toBe('interrupted');
  });

  it('stays finished when a second worker is slower, and finds no archive', async () => {
    const { id } = (await begin()).document.data;
    upload(id);
    const [uploads, isTimeUp] = [await openUploads(service.store), () => false];
    const fetch: Uploads['fetch'] = async (...asked) => {
      await carryOutImport(service.store, id, { uploads, isTimeUp });
      return uploads.fetch(...asked);
    };
    expect(await carryOutImport(service.store, id, { uploads: { ...uploads, fetch }, isTimeUp })).toBe('done');
    expect((await readImport(id)).attributes).toMatchObject({ state: 'finished', message: null });
  });

  it('waits while another one runs', async () => {
    const { id } = (await begin()).document.data;
    upload(id);
    const surroundings = { uploads: await openUploads(service.store), isTimeUp: () => false };
    const outcome = await withLease(service.store, {}, () => carryOutImport(service.store, id, surroundings));
    expect(outcome).toBe('busy');
    expect(await carryOutImport(service.store, id, surroundings)).toBe('done');
  });
});
