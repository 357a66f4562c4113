import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeUploads } from '../../../infra/local/queues/imports.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import {
  collegeFiles,
  collegeText,
  type Texts,
  writeTemporary,
  zipCollege,
} from '../../lib/import/support/one-roster-set.ts';
import { zip } from '../../lib/import/support/zip.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { signIn } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facet-uploads-'));
const { service, server, browser, openAs, stop } = await startStaff(() => {
  process.env.IMPORT_FOLDER = folder;
  return takeUploads();
});

beforeAll(async () => {
  // Persons import no rows about users who exist: these come from the nightly import.
  await runImport(service.store, { location: zipCollege() });
}, 120_000);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const row = (id: string): string => `${id},,,true,${id},,New,Person,,N-${id},,,,,,,,,,,college,\n`;
const lost = (number: number): string =>
  `lost-${number},active,2026-08-01T00:00:00Z,X,,X,scheduled,,no-such-course,s1,t1\n`;

const setOf = (changes: Texts, name = 'autumn.zip'): string => writeTemporary(zip(collegeFiles(changes)), name);

const usersHeader = collegeText('users.csv').split('\n')[0] ?? '';

/** The college with somebody new, and 30 classes whose course nobody knows. */
const dirtySet = (id: string): string =>
  setOf({
    'users.csv': `${usersHeader}\n${row(id)}`,
    'classes.csv': collegeText('classes.csv') + Array.from({ length: 30 }, (_, number) => lost(number)).join(''),
  });

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first();
const chooser = (page: Page) => page.locator('input[type=file]');
const open = async (view?: View, as = people.officer) => {
  const visitor = await openAs(as, '/imports', view);
  visitor.page.setDefaultTimeout(90_000);
  return visitor;
};
const begin = async (page: Page, file: string): Promise<void> => {
  await chooser(page).setInputFiles(file);
  await page.getByRole('button', { name: 'Check this file' }).click();
};
const isThere = async (id: string): Promise<boolean> => {
  const { document } = await service.call('GET', `/api/v1/users?filter[primary_employee_id]=N-${id}`);
  return document.data.length > 0;
};

describe('imports', { timeout: 240_000 }, () => {
  it('are checked, then applied', async () => {
    const id = 'new';
    const file = dirtySet(id);
    const visitor = await open(narrow);
    const { page } = visitor;
    const shoot = (name: string) => looksGoodInViews(page, `staff-imports-${name}`);
    await title(page, 'Imports').waitFor();
    await page.getByRole('button', { name: 'Check this file' }).click();
    await shown(page, 'Choose a file first.').waitFor();
    await page.getByText('Options').click();
    await shoot('begin');
    await begin(page, file);
    await title(page, 'Check of autumn.zip').waitFor();
    await shown(page, 'nothing has been written yet').waitFor();
    await shown(page, '30 rows would be left out').waitFor();
    expect(await isThere(id)).toBe(false);
    const rows = page.getByRole('region', { name: 'Rows that were left out, in the order of the files' });
    expect(await rows.getByRole('row').count()).toBe(26);
    await shoot('checked');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => rows.getByRole('row').count()).toBe(6);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all as CSV' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe('file,row,column,value,reason,kind');
    expect(lines).toHaveLength(31);
    await page.getByRole('button', { name: 'Import this file …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import autumn.zip?' });
    await dialog.getByText('leave out 30 rows that cannot be loaded').waitFor();
    await shoot('apply');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await title(page, 'Import of autumn.zip').waitFor();
    await shown(page, /^The import created/).waitFor();
    expect(await isThere(id)).toBe(true);
    await shoot('applied');
    await page.getByRole('link', { name: 'Check another file' }).click();
    await page
      .getByRole('row', { name: /autumn\.zip .* Import .*Imported/ })
      .first()
      .waitFor();
    await shoot('list');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('continue after the page was loaded again, with the same file and no other', async () => {
    const [file, other] = [dirtySet('reloaded'), setOf({}, 'other.zip')];
    const visitor = await open();
    const { page } = visitor;
    await begin(page, file);
    await shown(page, 'nothing has been written yet').waitFor();
    await page.reload();
    await shown(page, 'nothing has been written yet').waitFor();
    await page.getByRole('button', { name: 'Import this file …' }).click();
    await shown(page, 'Choose autumn.zip again').waitFor();
    await chooser(page).setInputFiles(other);
    await shown(page, 'This is not the same file').waitFor();
    await looksGood(page, 1280, 'staff-imports-same-file-1280-light');
    await chooser(page).setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await shown(page, /^The import created/).waitFor();
    expect(await isThere('reloaded')).toBe(true);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('send a file again that did not arrive, to the same import', async () => {
    const { page } = await open();
    await page.route('**/uploads/**', (route) => route.abort());
    await begin(page, dirtySet('again'));
    await shown(page, 'The file has not arrived').waitFor();
    await looksGood(page, 1280, 'staff-imports-not-sent-1280-light');
    const address = page.url();
    await page.unroute('**/uploads/**');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await shown(page, 'nothing has been written yet').waitFor();
    expect(page.url()).toBe(address);
  });

  it('do not wait for ever for a connection that takes nothing any more', async () => {
    const { page } = await signIn(browser, server, { as: people.officer, path: '/imports' });
    await page.clock.install();
    await page.route('**/uploads/**', () => {});
    const asked = page.waitForRequest('**/uploads/**');
    await begin(page, dirtySet('hanging'));
    await asked;
    await page.clock.runFor(60_000);
    await shown(page, 'The file has not arrived').waitFor();
    await page.unroute('**/uploads/**');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await shown(page, 'nothing has been written yet').waitFor();
    await page.context().close();
  });

  it('send it after a reload in the middle of it, too', async () => {
    const file = dirtySet('middle');
    const { page } = await open();
    // The sending continues for as long as the page is open.
    await page.route('**/uploads/**', () => {});
    await begin(page, file);
    await shown(page, /^Sending the file/).waitFor();
    await looksGood(page, 1280, 'staff-imports-sending-1280-light');
    page.on('dialog', (dialog) => void dialog.accept());
    const address = page.url();
    await page.reload();
    await shown(page, 'The page was left before the file was sent').waitFor();
    await page.unroute('**/uploads/**');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await chooser(page).setInputFiles(file);
    await shown(page, 'nothing has been written yet').waitFor();
    expect(page.url()).toBe(address);
  });

  it('that would end too much say so, and continue with a higher limit', async () => {
    const { page } = await open();
    // All but one of the people are gone, and with them what they teach and attend.
    const header = collegeText('users.csv').split('\n').slice(0, 2).join('\n');
    const users = `${header}\n`;
    const enrolments = collegeText('enrollments.csv').split('\n')[0] ?? '';
    await chooser(page).setInputFiles(setOf({ 'users.csv': users, 'enrollments.csv': `${enrolments}\n` }));
    await page.getByText('Options').click();
    await page.getByRole('checkbox', { name: 'End what a complete set no longer names' }).check();
    await page.getByRole('button', { name: 'Check this file' }).click();
    await shown(page, 'too much is missing').waitFor();
    await looksGood(page, 1280, 'staff-imports-limited-1280-light');
    await page.getByRole('button', { name: /^Check again with a limit of/ }).click();
    await shown(page, 'nothing has been written yet').waitFor();
    await page.getByRole('button', { name: 'Import this file …' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^end or deactivate/)
      .waitFor();
    await looksGood(page, 1280, 'staff-imports-ending-1280-light');
  });

  it('take no other files, and say why an archive was not understood', async () => {
    const { page } = await open();
    await chooser(page).setInputFiles(writeTemporary('text', 'roster.xlsx'));
    await shown(page, 'A spreadsheet has to be saved as CSV first').waitFor();
    await begin(page, writeTemporary('no archive at all', 'broken.zip'));
    await shown(page, 'The file is no zip archive, or its end is missing.').waitFor();
    await looksGood(page, 1280, 'staff-imports-stopped-1280-light');
  });

  it('are not shown to people that cannot import', async () => {
    const { page } = await open({}, people.instructor);
    expect(await page.getByRole('link', { name: 'Imports' }).count()).toBe(0);
    await title(page, 'You may not open this page').waitFor();
  });
});
