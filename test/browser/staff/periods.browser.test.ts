import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFolds } from '../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { carryOutBatches } from '../../support/carry-out-batches.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import { pictureForReadme, visit } from '../support/visitor.ts';
import type { View } from './support/kept-page.ts';
import { seedInstitution, seedPeriodOf } from './support/periods.ts';
import { openPage, pick, signIn } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, openAs, stop } = await startStaff();

let open: string;
let next: string;
beforeAll(async () => {
  const institution = await seedInstitution(service);
  const release = { results_release_at: daysFromNow(-150) };
  const last = { name: 'Spring 2026, end of term', opens: -190, closes: -176, responses: 95, attributes: release };
  await seedPeriodOf(service, institution, last);
  open = await seedPeriodOf(service, institution, {
    ...{ name: 'Autumn 2026, end of term', opens: -9, closes: 5, responses: 60, late: 53 },
  });
  next = await seedPeriodOf(service, institution, {
    ...{ name: 'Autumn 2026, late courses', opens: -2, closes: 20, responses: 0 },
    attributes: { evaluation_type: 'custom' },
  });
}, 180_000);
afterAll(stop);

const officer = (path: string, view?: View) => openAs(people.officer, path, view);
const scheduleOf = async (period: string) =>
  (await service.call('GET', `/api/v1/course_evaluation_periods/${period}/schedule`)).document.data;

describe('the office', { timeout: 180_000 }, () => {
  it('follows who answers', async () => {
    const shoot = (page: Page, name: string) => looksGoodInViews(page, `staff-${name}`);
    const visitor = await officer('/home', narrow);
    const { page } = visitor;
    await page.getByText('60 of 194 answered').waitFor();
    await page.getByText(/ on the same day of Spring 2026, end of term/).waitFor();
    await page.getByText(/sections? falls? behind; the lowest is/).waitFor();
    await shoot(page, 'overview');
    await page.getByRole('navigation').getByRole('link', { name: 'Evaluation periods' }).click();
    await title(page, 'Evaluation periods').waitFor();
    expect(await page.locator('.timeline .status').allTextContents()).toEqual(['Open', 'Open', 'Released']);
    await shoot(page, 'periods');
    await page.getByRole('link', { name: 'Autumn 2026, end of term' }).click();
    await title(page, 'Autumn 2026, end of term').waitFor();
    await page.getByText('Compared with Spring 2026, end of term').waitFor();
    await page.getByText('Physics').first().waitFor();
    await page.getByText('Teacher of Philosophy').waitFor();
    await shoot(page, 'period');
    await page.getByRole('combobox', { name: 'Department' }).selectOption('Philosophy');
    const courses = page.getByRole('region', { name: 'Courses of the department' });
    await courses.getByRole('row', { name: /Ethics Seminar/ }).waitFor();
    expect(await courses.getByRole('row').count()).toBe(3);
    await shoot(page, 'department');
    await courses.getByRole('button', { name: 'List names Ethics Seminar' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'List who has not answered' }).click(),
    ]);
    expect(readFileSync(await saved.path(), 'utf8')).toMatch(/^\uFEFF?student,name,email,open\r?\n/);
    await page.getByText('The figures as a table').nth(1).click();
    const table = page.getByRole('table', { name: 'By department' });
    await table.getByRole('button', { name: 'Response rate' }).click();
    expect(await table.getByRole('columnheader', { name: 'Response rate' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await page.getByRole('button', { name: 'Close now' }).click();
    await page.getByText(/of 194 enrolments, \d+ have not been answered/).waitFor();
    await shoot(page, 'close-dialog');
    await page.keyboard.press('Escape');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it.each([
    ['office', { width: 1280, viewport: { width: 1280, height: 1010 } }],
    ['office-phone', { width: 390, colorScheme: 'dark', deviceScaleFactor: 1.5 }],
  ] as const)('looks as README shows it: %s', async (name, options) => {
    const path = `/periods/${open}`;
    const { page } = await signIn(browser, server, { as: people.officer, path, ...options });
    await page.getByText('Compared with Spring 2026, end of term').waitFor();
    await page.getByText('Physics').first().waitFor();
    // The figures stand below what there is to do.
    await page.locator('.tiles').evaluate((tiles) => tiles.scrollIntoView());
    await pictureForReadme(page, name);
    await page.context().close();
  });

  it('sees how things stand now by a page that has been open for days', async () => {
    const { page } = await visit(browser, 'about:blank');
    await page.clock.install();
    await page.goto(`${server.baseUrl}/app/home`);
    await pick(page, people.officer);
    const card = page.getByRole('listitem').filter({ hasText: 'Autumn 2026, late courses' }).first();
    await card.getByText('in 20 days').waitFor();
    await page.clock.fastForward('48:00:00');
    await card.getByText('in 18 days').waitFor();
    await page.context().close();
  });

  it('extends a period, and overwrites nobody', async () => {
    const { page } = await officer(`/periods/${open}`);
    await page.getByRole('button', { name: 'Change closing time' }).click();
    const field = page.getByLabel('Closes at');
    await field.fill('2020-01-01T12:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Choose a time to come.').waitFor();
    expect(await page.evaluate('document.activeElement.type')).toBe('datetime-local');
    expect(await page.getByRole('alert').count()).toBe(0);
    await field.fill(`${daysFromNow(12).slice(0, 10)}T18:00`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The period now closes').waitFor();
    // Halifax is four hours behind in winter, three in summer.
    const { id, attributes, type } = await scheduleOf(open);
    expect(new Date(attributes.closes_at).getUTCHours()).toBeGreaterThanOrEqual(21);

    await page.getByRole('button', { name: 'Change closing time' }).click();
    const colleagues = { data: { type, id, attributes: { closes_at: daysFromNow(30) } } };
    await service.call('PATCH', `/api/v1/course_evaluation_period_schedules/${id}`, { body: colleagues });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('This was not done').waitFor();
    await page.getByText('Somebody else has changed this since you opened it').waitFor();
    expect((await scheduleOf(open)).attributes.closes_at).toBe(colleagues.data.attributes.closes_at);
    await looksGood(page, 1280, 'staff-overtaken-1280-light');
  });

  it('may have been changed where no answer came: that is said, and the same change is no colleague’s', async () => {
    const { page } = await officer(`/periods/${open}`);
    await page.route('**/course_evaluation_period_schedules/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Change closing time' }).click();
    await page.getByLabel('Closes at').fill(`${daysFromNow(13).slice(0, 10)}T18:00`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('We don’t know whether this was done').waitFor();
    await page.unroute('**/course_evaluation_period_schedules/*');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The period now closes').waitFor();
  });

  it('is not changed later by what was said without a connection', async () => {
    const { page } = await officer(`/periods/${open}`);
    const before = await scheduleOf(open);
    await page.getByRole('button', { name: 'Close now' }).click();
    await page.context().setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click();
    await page.getByRole('alert').getByText('We don’t know whether this was done').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'All periods' }).click();
    await title(page, 'Evaluation periods').waitFor();
    expect((await scheduleOf(open)).attributes).toEqual(before.attributes);
  });

  it('changes the closing time by the clock of the service, where that of the computer is days ahead', async () => {
    const { page } = await visit(browser, 'about:blank');
    await page.clock.install({ time: Date.now() + 20 * 86_400_000 });
    await page.goto(`${server.baseUrl}/app/periods/${open}`);
    await pick(page, people.officer);
    await page.getByRole('button', { name: 'Change closing time' }).click();
    await page.getByLabel('Closes at').fill(`${daysFromNow(12).slice(0, 10)}T18:00`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The period now closes').waitFor();
    expect(await page.locator('.times dt').allTextContents()).toEqual(['Opened', 'Closes', 'Results seen from']);
    await page.context().close();
  });

  it('begins to change settings with those that there are now, also where it has shown others before', async () => {
    const { page } = await officer(`/periods/${open}`);
    await page.getByText('Nothing', { exact: true }).waitFor();
    const data = { type: 'course_evaluation_period', id: open, attributes: { flag_answers_at_or_below: 2 } };
    await service.call('PATCH', `/api/v1/course_evaluation_periods/${open}`, { body: { data } });
    await page.getByRole('link', { name: 'Change settings' }).click();
    await page.getByLabel('Minimum number of answers').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('questions with an answer of 2 or less').waitFor();
    await page.getByText('7; below that, results stay hidden').waitFor();
  });

  it('changes what a period says to the readers of its results, and nothing unsafe gets in', async () => {
    const { page } = await officer(`/periods/${open}`, { width: 390, colorScheme: 'dark' });
    const note = page.getByLabel('Note to those who read results');
    const save = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Save' }).click();
      await title(page, /^Autumn 2026, end of term$/).waitFor();
    };
    await page.getByRole('link', { name: 'Change settings' }).click();
    await note.fill('Read the comments first.');
    await save();
    await page.getByText('Read the comments first.').waitFor();
    await page.getByRole('link', { name: 'Change settings' }).click();
    expect(await note.inputValue()).toBe('Read the comments first.');
    await page.getByRole('checkbox', { name: 'Write it as HTML' }).check();
    await note.fill('<p onclick="alert(1)"><strong>Read</strong> the <a href="https://e.example/">guide</a>.</p>');
    await page.getByLabel('Minimum number of answers').fill('none');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Give a whole number, 1 or more.').waitFor();
    await looksGood(page, 390, 'staff-settings-390-dark');
    await page.getByLabel('Minimum number of answers').fill('6');
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText(/were promised .* fewer than 7 responses .* can be raised, not lowered/)
      .first()
      .waitFor();
    await page.getByLabel('Minimum number of answers').fill('8');
    await save();
    expect(await page.getByRole('link', { name: 'guide' }).getAttribute('href')).toBe('https://e.example/');
    const { document } = await service.call('GET', `/api/v1/course_evaluation_periods/${open}`);
    expect(document.data.attributes).toMatchObject({
      minimum_response_threshold: 8,
      results_guidelines: '<p><strong>Read</strong> the <a href="https://e.example/">guide</a>.</p>',
    });
  });

  it('invites students, fetches their links once, and lists who has not answered', async () => {
    const { page } = await officer(`/periods/${next}`);
    await page.getByRole('button', { name: 'Invite students' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite students' }).click();
    await page.getByText('The links are being made.').waitFor();
    await carryOutBatches();
    await page.getByRole('button', { name: 'Fetch links' }).click();
    await page.getByText('the names, addresses and links of 56 students').waitFor();
    await looksGood(page, 1280, 'staff-fetch-links-1280-light');
    await page.evaluate('URL.revokeObjectURL = () => { globalThis.isTakenBack = true; }');
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Fetch links' }).click();
    const lines = readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(57);
    expect(lines[1]).toMatch(/s\d+@example\.edu.*\/app#/);
    await page.getByText('The file has been saved.').waitFor();
    // Safari asks for it a while after the click.
    expect(await page.evaluate('globalThis.isTakenBack ?? false')).toBe(false);
    await page.getByRole('cell', { name: 'Fetched' }).waitFor();

    const listed = page.waitForEvent('download');
    await page.getByRole('button', { name: 'List who has not answered' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'List who has not answered' }).click();
    expect(
      readFileSync(await (await listed).path(), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(57);
  });

  it('closes a period, releases its results, and takes that back', async () => {
    const { page } = await officer(`/periods/${next}`);
    await page.getByRole('button', { name: 'Close now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click();
    await page.getByText('The period has closed.').waitFor();
    await page.getByRole('button', { name: 'Release results' }).click();
    await page.getByRole('dialog').getByText('Heads of departments: of their departments').waitFor();
    await looksGood(page, 1280, 'staff-release-1280-light');
    await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click();
    await page.getByText('The results are released.').waitFor();
    await page.getByRole('button', { name: 'Take back release' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back release' }).click();
    await page.getByText('The release is taken back.').waitFor();
    await page.getByRole('button', { name: 'Release results' }).waitFor();
  });

  it('sees that a period closes meanwhile, and that its answers are counted, until they are', async () => {
    const { page } = await visit(browser, 'about:blank');
    await page.clock.install();
    await page.goto(`${server.baseUrl}/app/periods/${open}`);
    await pick(page, people.officer);
    await page.getByRole('button', { name: 'Close now' }).waitFor();
    const { id, type } = await scheduleOf(open);
    const body = { data: { type, id, attributes: { closes_at: new Date().toISOString() } } };
    await service.call('PATCH', `/api/v1/course_evaluation_period_schedules/${id}`, { body });
    await page.clock.fastForward('01:00');
    const counting = page.getByText('The answers are being counted.');
    await counting.waitFor();
    await page.getByRole('button', { name: 'Release results' }).waitFor();
    await looksGood(page, 1280, 'staff-counting-1280-light');
    await sweepFolds(service.store, { now: new Date() });
    await page.clock.fastForward('00:05');
    await counting.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('alone sees periods: others read why', async () => {
    const { page } = await openAs(people.instructor, `/periods/${open}`, narrow);
    await title(page, 'You may not open this page').waitFor();
    await page.getByText('It takes the right to read evaluation periods, which you don’t have.').waitFor();
    expect(await page.getByRole('link', { name: 'Evaluation periods' }).count()).toBe(0);
    await looksGoodInViews(page, 'staff-forbidden');
    await page.getByRole('link', { name: 'To the start page' }).press('Enter');
    await title(page, /^Hello/).waitFor();
    await openPage(page, '/nothing-of-this-name');
    await title(page, 'There is no such page').waitFor();
  });
});
