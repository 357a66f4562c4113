import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { returnRecipient } from '../../../lib/domain/messages/sending/items.ts';
import { noteAnswer, openTerm } from '../../lib/domain/evaluations/invitations/support/open-term.ts';
import { mailServer, officeOf } from '../../lib/domain/messages/sending/support/office.ts';
import { carryOutBatches } from '../../support/carry-out-batches.ts';
import { toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import { visit } from '../support/visitor.ts';
import type { View } from './support/kept-page.ts';
import { pick } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, openAs, stop } = await startStaff();
afterAll(stop);
afterEach(() => vi.unstubAllEnvs());

const open = (path: string, view?: View) => openAs(people.officer, path, view);
const find = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Find people and sections' }).fill(words);
  await page.keyboard.press('Enter');
  await title(page, 'People and sections').waitFor();
};
const link = (page: Page, name: string) => page.locator('#main').getByRole('link', { name, exact: true });
const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

/** A term with a section of two students, taught by Grace Hopper; Zoë Newcomer is in none. */
const seedTerm = async (label: string) => {
  const term = await openTerm(service, 1, [[0], [0]]);
  const [section] = term.sections;
  const course = { type: 'course_evaluation_course', id: String(section?.course) };
  await service.seed('course_evaluation_listing_number', { number: `MATH ${label}` }, { course: toOne(course) });
  const seedPerson = (name: string) =>
    service.seed('user', {
      display_name: `${name} ${label}`,
      emails: [`${name[0]}.${label}@college.example`],
      primary_employee_id: `${name[0]}-${label}`,
    });
  const grace = await seedPerson('Grace Hopper');
  const instructor = await service.seed('course_evaluation_instructor', {}, { user: toOne(grace) });
  await service.seed(
    'course_evaluation_section_instructor',
    {},
    { section: toOne(section as never), instructor: toOne(instructor) },
  );
  await seedPerson('Zoë Newcomer');
  return { ...term, section: String(section?.id) };
};

describe('people and sections', { timeout: 240_000 }, () => {
  it('are found and corrected', async () => {
    const shoot = (name: string) => looksGoodInViews(page, `staff-people-${name}`);
    const label = '390';
    await seedTerm(label);
    const visitor = await open('/home', narrow);
    const { page } = visitor;
    await find(page, `hop ${label}`);
    expect(page.url()).not.toContain('hop');
    await link(page, `Grace Hopper ${label}`).waitFor();
    await page.getByText('No section has all these words.').waitFor();
    await find(page, `nobody-at-all`);
    await page.getByText('Nothing found for “nobody-at-all”').waitFor();
    await shoot('none');
    await find(page, `math ${label}`);
    await link(page, '0').waitFor();
    await shoot('found');
    await link(page, '0').click();
    await title(page, `MATH ${label} Algebra, 0`).waitFor();
    await link(page, `Grace Hopper ${label}`).waitFor();
    await page.getByRole('heading', { name: 'Students (2)' }).waitFor();
    await shoot('section');

    await button(page, 'Enrol a student …').click();
    await confirm(page, 'Enrol');
    await dialogOf(page).getByText('Find a person, and choose one.').waitFor();
    await dialogOf(page).getByRole('searchbox').fill(`zoe ${label}`);
    await page.keyboard.press('Enter');
    await dialogOf(page)
      .getByRole('radio', { name: new RegExp(`^Zoë Newcomer ${label}`) })
      .waitFor();
    await shoot('enrol');
    await confirm(page, 'Enrol');
    await said(page, `Zoë Newcomer ${label} is enrolled.`);
    await page.getByRole('heading', { name: 'Students (3)' }).waitFor();
    await button(page, `Withdraw … Zoë Newcomer ${label}`).click();
    await shoot('withdraw');
    await confirm(page, 'Withdraw');
    await said(page, `Zoë Newcomer ${label} is withdrawn.`);
    await page.getByRole('heading', { name: 'Students (2)' }).waitFor();

    await button(page, 'Add an instructor …').click();
    await dialogOf(page).getByRole('searchbox').fill(`${label} newcomer`);
    await confirm(page, 'Find');
    await dialogOf(page).getByRole('radio').waitFor();
    await confirm(page, 'Add');
    await said(page, `Zoë Newcomer ${label} teaches this section.`);
    await button(page, `Remove … Grace Hopper ${label}`).click();
    await confirm(page, 'Remove');
    await said(page, `Grace Hopper ${label} does not teach this section any more.`);
    await part(page, 'Instructors')
      .getByRole('link', { name: `Zoë Newcomer ${label}` })
      .waitFor();

    await button(page, 'Cancel the section …').click();
    await shoot('cancel');
    await confirm(page, 'Cancel the section');
    await said(page, 'The section is cancelled.');
    await page.getByText('This section is not evaluated in any period.').waitFor();
    await button(page, 'The section takes place …').click();
    await confirm(page, 'Evaluate it');
    await said(page, 'The section takes place.');
    await part(page, 'Evaluated in').getByRole('link', { name: 'Finals' }).waitFor();
    await part(page, 'Evaluated in')
      .getByText(/^0% \(0 of \d answered\)$/)
      .waitFor();
    await page.getByRole('link', { name: 'People and sections' }).click();
    await link(page, '0').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('shows a person, and makes a new link for a student', async () => {
    const label = 'link';
    const { period } = await seedTerm(label);
    const { page } = await open('/home');
    await find(page, `math ${label}`);
    await link(page, '0').click();
    await link(page, 'Student 1').click();
    await title(page, 'Student 1').waitFor();
    await page.getByText('Takes one class that is evaluated').waitFor();
    await page.getByText(/^By signing in at .+\/app, or by the link of an invitation$/).waitFor();
    await part(page, 'Sections taken').getByRole('link', { name: '0', exact: true }).waitFor();
    await looksGood(page, 1280, 'staff-person-1280');
    await press(page, 'New link … Finals');
    await looksGood(page, 1280, 'staff-person-link-1280');
    const asked = page.waitForResponse('**/invitations');
    await confirm(page, 'Make a new link');
    await asked;
    await carryOutBatches();
    const shown = page.getByRole('dialog', { name: 'The new link' }).getByLabel('Link');
    await shown.waitFor();
    expect(await shown.inputValue()).toMatch(/\/app#[A-Za-z0-9_-]{20,}$/);
    await confirm(page, 'I have copied it');
    const { document } = await service.call('GET', `/api/v1/course_evaluation_periods/${period}`);
    expect(document.data.attributes.invitation_delivery).toBe('file');
  });

  it('show which messages went to a person', async () => {
    const { period, students, users, sections } = await openTerm(service, 1, [[0], [0]]);
    const office = officeOf(service);
    const send = async (purpose: string): Promise<string> => {
      const message = await office.plan(period, { purpose, minimum_days_between: 0 });
      await office.sweep(mailServer());
      return message;
    };
    const message = await send('invitation');
    await returnRecipient(service.store, { message, person: String(users[1]?.id) }, 'bounced');
    await noteAnswer(service, period, students[0] as never, sections[0] as never);
    await send('reminder');
    const { page } = await open(`/people/${users[0]?.id}`, narrow);
    const table = part(page, 'Messages to this person').getByRole('table');
    await table.getByRole('link', { name: 'Invitation' }).waitFor();
    await table.getByText('Sent', { exact: true }).waitFor();
    expect(await table.locator('tbody tr').count()).toBe(1);
    await looksGoodInViews(page, 'staff-person-messages');
    // The second got the reminder, and the page says the same of it: nothing.
    const address = `${server.baseUrl}/app/people/${users[1]?.id}`;
    const other = await visit(browser, address, { ...narrow, locale: 'de-DE' });
    await pick(other.page, people.officer);
    const german = part(other.page, 'Nachrichten an diese Person').getByRole('table');
    await german.getByText('Gesendet und zurückgekommen').waitFor();
    expect(await german.locator('tbody tr').count()).toBe(1);
    await looksGoodInViews(other.page, 'staff-person-messages-de');
    await other.page.context().close();
  });

  it('can be looked at by an account that may change nothing', async () => {
    const reading = (sampleGroups['evaluation-office'] ?? []).filter((scope) => scope.endsWith(':read'));
    vi.stubEnv('OIDC_GROUPS', JSON.stringify({ 'evaluation-office': reading }));
    const { section } = await seedTerm('reading');
    const { page } = await open(`/sections/${section}`);
    await page.getByRole('heading', { name: 'Students (2)' }).waitFor();
    expect(await page.locator('#main').getByRole('button').count()).toBe(0);
  });

  it('are for the office alone', async () => {
    const { page } = await openAs(people.instructor);
    await page.locator('#main h1').waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });
});
