import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { openSink } from '../../support/mail/open-sink.ts';
import { toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { seedInstitution, seedPeriodOf } from './support/periods.ts';
import { openPage } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, openAs, stop } = await startStaff();

let open: string;
let next: string;
let last: string;

const type = 'course_evaluation_period_message';
const planned = [
  { purpose: 'invitation', when: { anchor: 'opens_at' } },
  {
    ...{ purpose: 'reminder', when: { anchor: 'opens_at', days: 6, time: '09:00' } },
    skip_above_response_rate: 0.8,
  },
  { purpose: 'closing_soon', when: { anchor: 'closes_at', days: -2, time: '09:00' } },
];

const plan = async (period: string, attributes: object): Promise<string> => {
  const relationships = { period: toOne({ type: 'course_evaluation_period', id: period }) };
  const body = { data: { type, attributes, relationships } };
  const answer = await service.call('POST', `/api/v1/${type}s`, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.document.data.id;
};

/** Messages that the service has dealt with: what it notes of them is put there. */
const seedDealtWith = async (period: string): Promise<void> => {
  const returned = { suppressed: 0, bounced: 1, complained: 0 };
  const counts = { recipients: 60, sent: 54, without_address: 3, finished_meanwhile: 2, refused: 1, ...returned };
  const defaults = { minimum_days_between: 2 };
  const messages = [
    {
      ...{ purpose: 'invitation', when: { anchor: 'opens_at' }, audience: 'students', state: 'sent', counts },
      ...{ started_at: daysFromNow(-9), finished_at: daysFromNow(-9) },
    },
    {
      ...{ purpose: 'reminder', when: { at: daysFromNow(-8) }, audience: 'students_not_finished', state: 'skipped' },
      ...{ reason: 'too_soon', finished_at: daysFromNow(-8) },
    },
    {
      ...{ purpose: 'reminder', when: { at: daysFromNow(-1) }, audience: 'students_not_finished', state: 'sending' },
      ...{ reason: 'mail_unavailable', counts: { ...counts, sent: 1_200, recipients: 3_124 } },
      started_at: daysFromNow(-1),
    },
  ];
  for (const each of messages) {
    const of = { period: toOne({ type: 'course_evaluation_period', id: period }) };
    await service.seed(type, { ...defaults, ...each }, of);
  }
};

beforeAll(async () => {
  const institution = await seedInstitution(service);
  open = await seedPeriodOf(service, institution, {
    ...{ name: 'Autumn 2026, end of term', opens: -9, closes: 5, responses: 0 },
  });
  next = await seedPeriodOf(service, institution, {
    ...{ name: 'Autumn 2026, late courses', opens: 4, closes: 18, responses: 0 },
    attributes: { evaluation_type: 'custom' },
  });
  last = await seedPeriodOf(service, institution, {
    ...{ name: 'Spring 2026, end of term', opens: -190, closes: -176, responses: 0 },
  });
  await seedDealtWith(open);
  await plan(open, planned[2] ?? {});
}, 180_000);
afterAll(stop);

/** Has the office's group grant some scopes for messages, and no others. */
const grant = (...granted: readonly string[]): void => {
  const others = (sampleGroups['evaluation-office'] ?? []).filter((scope) => !scope.startsWith('messages:'));
  process.env.OIDC_GROUPS = JSON.stringify({ 'evaluation-office': [...others, ...granted] });
};
beforeEach(() => grant('messages:read', 'messages:write'));

const setUpMail = (port: number): void => {
  const settings = { MAIL_TRANSPORT: 'smtp', MAIL_FROM: 'evaluations@example.edu' };
  const all = { ...settings, MAIL_SMTP_URL: `smtp://127.0.0.1:${port}` };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
};
afterEach(() => vi.unstubAllEnvs());

const officer = (path: string, view?: View) => openAs(people.officer, path, view);
const entry = (page: Page, name: string) => page.locator('.messages > li').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const removeAll = async (period: string): Promise<void> => {
  const { document } = await service.call('GET', `/api/v1/${type}s?filter[period]=${period}`);
  for (const { id } of document.data) await service.call('DELETE', `/api/v1/${type}s/${id}`);
};

describe('the messages of a period', { timeout: 240_000 }, () => {
  it('are planned, seen, paused, resumed and cancelled', async () => {
    const shoot = (name: string) => looksGoodInViews(page, `staff-messages-${name}`);
    await removeAll(next);
    const visitor = await officer(`/periods/${next}`, narrow);
    const { page } = visitor;
    await page.getByRole('link', { name: 'See the messages' }).waitFor();
    await shoot('link');
    await page.getByRole('link', { name: 'See the messages' }).click();
    await title(page, 'Messages: Autumn 2026, late courses').waitFor();
    await page.getByText('There is no message yet').waitFor();
    await page.getByText('The institution has no contact.').waitFor();
    await shoot('none');
    await press(page, 'Plan the usual messages …');
    await page.getByRole('dialog').getByText('5 days before the period closes, at 09:00 at the institution.').waitFor();
    await page.getByRole('dialog').getByText('Once the period has a time for its results').waitFor();
    await shoot('usual');
    await confirm(page, 'Plan the messages');
    await page.getByText('The usual messages are planned.').waitFor();
    await page.getByText('Due').nth(3).waitFor();
    expect(await page.locator('.messages h3').allTextContents()).toEqual([
      ...['Invitation', 'Reminder', 'Reminder', 'Note before closing'],
    ]);
    await shoot('planned');
    await button(page, 'Preview Invitation').click();
    const mail = page.getByRole('dialog', { name: 'Preview: Invitation' }).getByRole('article');
    await mail.getByText('Alex Example').waitFor();
    await mail.getByRole('listitem').filter({ hasText: 'Linear Algebra' }).waitFor();
    await shoot('preview');
    await page.getByRole('dialog').getByLabel('Language').selectOption('de');
    await page.getByRole('dialog').locator('article[lang=de]').waitFor();
    await press(page, 'Close');
    await button(page, 'Pause … Reminder').first().click();
    await shoot('pause');
    await confirm(page, 'Pause the message');
    await entry(page, 'The evaluation office has paused it.').getByText('Paused', { exact: true }).waitFor();
    await button(page, 'Resume … Reminder').click();
    await confirm(page, 'Resume the message');
    await page.getByText('The message is resumed.').waitFor();
    await button(page, 'Cancel … Reminder').first().click();
    await shoot('cancel');
    await confirm(page, 'Cancel the message');
    await entry(page, 'Cancelled').getByRole('heading', { name: 'Reminder' }).waitFor();
    // Those of the other reminder.
    expect(await button(page, 'Cancel … Reminder').count()).toBe(1);
    expect(await button(page, 'Pause … Reminder').count()).toBe(1);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shoot('cancelled');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('say what became of them', async () => {
    const visitor = await officer(`/periods/${open}/messages`, narrow);
    const { page } = visitor;
    await page.getByText('54 of 60 sent').waitFor();
    await page.getByText('students have something to answer and can be reached.').waitFor();
    await page.getByText('Another message had been sent shortly before.').waitFor();
    await page.getByText(/^Due/).waitFor();
    expect(await page.locator('.messages .badge').allTextContents()).toEqual([
      ...['Sent', 'Skipped', 'Being sent', 'Planned'],
    ]);
    await looksGoodInViews(page, 'staff-messages-sent');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('to instructors and chairs', async () => {
    const shoot = (name: string) => looksGoodInViews(page, `staff-messages-${name}`);
    await removeAll(next);
    const visitor = await officer(`/periods/${next}/messages`, narrow);
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    await press(page, 'Plan a message …');
    await dialog.getByLabel('Message').selectOption('Response rates');
    await dialog.getByLabel('Who gets it').selectOption('chairs');
    expect(await dialog.getByLabel('Skip it above').count()).toBe(0);
    await shoot('to-chairs');
    await confirm(page, 'Plan the message');
    await entry(page, 'To the chairs.').getByText('0 can be reached.').waitFor();
    await button(page, 'Change … Response rates').click();
    expect(await dialog.getByLabel('Who gets it').locator('option:checked').textContent()).toContain('Chairs');
    await dialog.getByLabel('Who gets it').selectOption('instructors');
    await confirm(page, 'Change the message');
    await entry(page, 'To the instructors.').waitFor();
    await button(page, 'Preview Response rates').click();
    await dialog.getByRole('listitem').filter({ hasText: '62%' }).waitFor();
    await press(page, 'Close');
    await press(page, 'Plan a message …');
    await dialog.getByLabel('Message').selectOption('Note of results');
    await dialog.getByText('The period has no time from which its results can be seen').waitFor();
    expect(await dialog.getByLabel('When it is sent').count()).toBe(0);
    expect(await dialog.getByLabel('Days after the results are released').inputValue()).toBe('0');
    await shoot('no-release');
    await confirm(page, 'Plan the message');
    await dialog.getByText('The period has no results_release_at').waitFor();
    await confirm(page, 'Cancel');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('have a note of results among the usual ones where the period releases them', async () => {
    await removeAll(next);
    const releaseAt = async (results_release_at: string | null) => {
      const body = { data: { type: 'course_evaluation_period', id: next, attributes: { results_release_at } } };
      const answer = await service.call('PATCH', `/api/v1/course_evaluation_periods/${next}`, { body });
      expect(answer.status).toBe(200);
    };
    await releaseAt(daysFromNow(30));
    const visitor = await officer(`/periods/${next}/messages`);
    const { page } = visitor;
    await press(page, 'Plan the usual messages …');
    await page.getByRole('dialog').getByText('When the results are released. To the instructors.').waitFor();
    await looksGood(page, 1280, 'staff-messages-usual-results-1280-light');
    await confirm(page, 'Plan the messages');
    await page.getByText('Due').nth(4).waitFor();
    expect((await page.locator('.messages h3').allTextContents()).at(-1)).toBe('Note of results');
    // The teachers have no addresses.
    await entry(page, 'Note of results').getByText('0 can be reached.').waitFor();
    await looksGood(page, 1280, 'staff-messages-planned-results-1280-light');
    expect(troublesOf(visitor, server)).toEqual([]);
    await removeAll(next);
    await releaseAt(null);
  });

  it('can be planned after the closing where they are about results', async () => {
    const { page } = await officer(`/periods/${last}/messages`);
    await press(page, 'Plan a message …');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Message').getByRole('option').allTextContents()).toEqual(['Note of results']);
    await confirm(page, 'Cancel');
  });

  it('say why something was not done, and how the message is now', async () => {
    await removeAll(next);
    const message = await plan(next, planned[1] ?? {});
    const { page } = await officer(`/periods/${next}/messages`);
    await button(page, 'Pause … Reminder').click();
    await service.call('POST', `/api/v1/${type}s/${message}/cancellations`);
    await confirm(page, 'Pause the message');
    await page.getByText('This was not done').waitFor();
    await page.getByText('The message is cancelled').waitFor();
    await confirm(page, 'Leave it as it is');
    await entry(page, 'Cancelled').waitFor();
  });

  it('keep the reason where one could not be planned, and plan the rest when asked again', async () => {
    await removeAll(next);
    const { page } = await officer(`/periods/${next}/messages`);
    let calls = 0;
    await page.route('**/course_evaluation_period_messages', (route) => {
      calls += 1;
      return calls === 2 ? route.fulfill({ status: 500, json: { errors: [] } }) : route.continue();
    });
    await press(page, 'Plan the usual messages …');
    await confirm(page, 'Plan the messages');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await page.locator('.messages > li').count()).toBe(1);
    await confirm(page, 'Plan the messages');
    await page.getByText('The usual messages are planned.').waitFor();
    await entry(page, 'Note before closing').waitFor();
    expect(await page.locator('.messages > li').count()).toBe(4);
  });

  it('are planned one by one, and changed', async () => {
    await removeAll(next);
    const visitor = await officer(`/periods/${next}/messages`, narrow);
    const { page } = visitor;
    await press(page, 'Plan a message …');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Message').selectOption('Reminder');
    await dialog.getByLabel('When it is sent').selectOption('Before the period closes');
    await dialog.getByLabel('Days after').fill('4');
    await dialog.getByLabel('Time of day').fill('08:30');
    await dialog.getByLabel('Skip it above').fill('62.5');
    await looksGoodInViews(page, 'staff-messages-plan');
    await confirm(page, 'Plan the message');
    await page.getByText('The message is planned.').waitFor();
    const reminder = entry(page, 'Reminder');
    await reminder.getByText('4 days before the period closes, at 08:30 at the institution.').waitFor();
    await reminder.getByText('Skipped if 62.5').waitFor();
    await button(page, 'Change … Reminder').click();
    expect(await dialog.getByLabel('Skip it above').inputValue()).toBe('62.5');
    await dialog.getByLabel('When it is sent').selectOption('After the period opens');
    await dialog.getByLabel('Days after').fill('2');
    await dialog.getByLabel('Time of day').fill('');
    await dialog.getByLabel('Skip it above').fill('');
    await confirm(page, 'Change the message');
    await page.getByText('The message is changed.').waitFor();
    await reminder.getByText('2 days after the period opens.').waitFor();
    expect(await reminder.getByText('Skipped if').count()).toBe(0);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('keep what was changed, with the reason, where sending has begun meanwhile', async () => {
    await removeAll(next);
    const message = await plan(next, planned[1] ?? {});
    const { page } = await officer(`/periods/${next}/messages`);
    await button(page, 'Change … Reminder').click();
    await service.call('POST', `/api/v1/${type}s/${message}/pauses`);
    await page.getByRole('dialog').getByLabel('Days after').fill('9');
    await confirm(page, 'Change the message');
    await page.getByText('This was not done').waitFor();
    expect(await page.getByRole('dialog').getByLabel('Days after').inputValue()).toBe('9');
    await confirm(page, 'Cancel');
    await entry(page, 'The evaluation office has paused it.').waitFor();
    // What is paused can not be deleted.
    await service.call('POST', `/api/v1/${type}s/${message}/cancellations`);
  });

  it('are previewed in the language that there is', async () => {
    await removeAll(next);
    const texts = { subject: 'Still open', body: "It's time, {{person.display_name}}: {{link}}" };
    const template = await service.seed('message_template', { name: 'Short', purpose: 'closing_soon', ...texts });
    const relationships = {
      period: toOne({ type: 'course_evaluation_period', id: next }),
      template: toOne({ type: 'message_template', id: template.id }),
    };
    const body = { data: { type, attributes: planned[2], relationships } };
    expect((await service.call('POST', `/api/v1/${type}s`, { body })).status).toBe(201);
    const { page } = await officer(`/periods/${next}/messages`);
    await button(page, 'Preview Note before closing').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText("It's time, Alex Example:").waitFor();
    await dialog.getByLabel('Language').selectOption('de');
    await dialog.getByText('There is no text in German.').waitFor();
    await dialog.locator('article[lang=en]').waitFor();
  });

  it('are planned once, though an answer was lost', async () => {
    await removeAll(next);
    const { page } = await officer(`/periods/${next}/messages`);
    await page.route('**/course_evaluation_period_messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Plan the usual messages …');
    await confirm(page, 'Plan the messages');
    await page.getByText('The connection broke off').waitFor({ timeout: 60_000 });
    await page.unroute('**/course_evaluation_period_messages');
    await confirm(page, 'Plan the messages');
    await page.getByText('The usual messages are planned.').waitFor();
    await entry(page, 'Note before closing').waitFor();
    expect(await page.locator('.messages > li').count()).toBe(4);
  });

  it('have the text of a template that is chosen, and say which', async () => {
    await removeAll(next);
    const texts = { subject: 'Two weeks', body: 'Answer here: {{link}}' };
    await service.seed('message_template', { name: 'Of the faculty', purpose: 'reminder', ...texts });
    await service.seed('message_template', { name: 'For all', purpose: 'invitation', ...texts });
    const visitor = await officer(`/periods/${next}/messages`);
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    await press(page, 'Plan a message …');
    const text = dialog.getByLabel('Text', { exact: true });
    await text.getByRole('option', { name: 'Of the faculty' }).waitFor({ state: 'attached' });
    expect(await text.getByRole('option').allTextContents()).toEqual([
      ...['English and German texts of the service', 'Of the faculty'],
    ]);
    await text.selectOption('Of the faculty');
    await looksGood(page, 1280, 'staff-messages-template-1280-light');
    await confirm(page, 'Plan the message');
    await entry(page, 'Its text is “Of the faculty”.').waitFor();
    await button(page, 'Preview Reminder').click();
    await dialog.getByText('Answer here:').waitFor();
    await press(page, 'Close');
    await button(page, 'Change … Reminder').click();
    expect(await text.locator('option:checked').textContent()).toBe('Of the faculty');
    await text.selectOption('English and German texts of the service');
    await confirm(page, 'Change the message');
    await page.getByText('The message is changed.').waitFor();
    await page.getByText('Its text is').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Message templates' }).last().click();
    await title(page, 'Message templates').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('are sent to oneself as a test, or it is said why not', async () => {
    await removeAll(next);
    await plan(next, planned[1] ?? {});
    vi.stubEnv('MAIL_TRANSPORT', '');
    const visitor = await officer(`/periods/${next}/messages`, narrow);
    const { page } = visitor;
    await button(page, 'Preview Reminder').click();
    await press(page, 'Send a test to me');
    await page.getByText('Sending mail is not set up. Those who run the service have to set MAIL_TRANSPORT.').waitFor();
    await looksGoodInViews(page, 'staff-messages-not-tested');
    const sink = await openSink();
    setUpMail(sink.server.port);
    await press(page, 'Send a test to me');
    await page.getByText('A test with the same made-up data went to callum.strachney@').waitFor();
    await looksGoodInViews(page, 'staff-messages-tested');
    expect(sink.mails).toHaveLength(1);
    await page.route('**/tests', (route) =>
      route.fulfill({
        status: 429,
        json: { errors: [{ status: '429', code: 'too_many_tests', title: 'Too many' }] },
      }),
    );
    await press(page, 'Send a test to me');
    await page.getByText('You can have five tests an hour.').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('are not forecast again when somebody looks at the page again, but when they change', async () => {
    await removeAll(next);
    await plan(next, planned[1] ?? {});
    const { page, requests } = await officer(`/periods/${next}/messages`);
    const forecasts = () => requests.filter((each) => each.includes('/messages/forecast')).length;
    await page.getByText(/^Due/).waitFor();
    expect(forecasts()).toBe(1);
    await page.getByRole('link', { name: 'Autumn 2026, late courses' }).click();
    await page.getByRole('link', { name: 'See the messages' }).click();
    await page.getByText(/^Due/).waitFor();
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await button(page, 'Change … Reminder').click();
    expect(forecasts()).toBe(1);
    await page.getByRole('dialog').getByLabel('Days after').fill('9');
    await confirm(page, 'Change the message');
    await page.getByText('The message is changed.').waitFor();
    expect(forecasts()).toBe(2);
  });

  it('stand alone on the page of a period whose links the service mails, and not on that of one with a file', async () => {
    const { page } = await officer(`/periods/${next}`);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const excludes = page.getByText('Students get their links one way alone');
    const showsOnly = async (delivery: string, shown: readonly string[]): Promise<void> => {
      await page.route(`**/course_evaluation_periods/${next}?*`, async (route) => {
        const response = await route.fetch();
        const document = await response.json();
        Object.assign(document.data.attributes, { invitation_delivery: delivery, status: 'open' });
        return route.fulfill({ response, json: document });
      });
      await page.goto(`${server.baseUrl}/app/periods/${next}`);
      await heading('Settings').waitFor();
      const all = ['Messages', 'Invitations and reminders', 'Who has not answered'];
      for (const name of all) expect(await heading(name).count(), name).toBe(shown.includes(name) ? 1 : 0);
      expect(await excludes.count()).toBe(0);
      await looksGood(page, 1280, `staff-messages-by-${delivery}-1280-light`);
      await page.unroute(`**/course_evaluation_periods/${next}?*`);
    };
    await heading('Messages').waitFor();
    await heading('Invitations and reminders').waitFor();
    await excludes.waitFor();
    await showsOnly('service', ['Messages', 'Who has not answered']);
    await showsOnly('file', ['Invitations and reminders']);
  });

  it('are not forecast once the period has closed', async () => {
    const { page } = await officer(`/periods/${last}/messages`);
    await page.getByText('This period had no messages.').waitFor();
    expect(await page.getByText('Before they are sent').count()).toBe(0);
    expect(await button(page, 'Plan the usual messages …').count()).toBe(0);
  });

  it('are only seen by an account that cannot write them', async () => {
    grant('messages:read');
    const { page } = await officer(`/periods/${open}/messages`);
    await button(page, 'Preview Invitation').waitFor();
    expect(await page.getByRole('button', { name: /^(Pause|Resume|Cancel) …/ }).count()).toBe(0);
  });

  it('are not shown to people that cannot see them', async () => {
    grant();
    const { page } = await officer(`/periods/${open}`);
    await title(page, 'Autumn 2026, end of term').waitFor();
    await page.getByRole('heading', { name: 'Invitations and reminders' }).waitFor();
    expect(await page.getByRole('link', { name: 'See the messages' }).count()).toBe(0);
    await openPage(page, `/periods/${open}/messages`);
    await title(page, 'You may not open this page').waitFor();
  });
});
