import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { seedInstructor } from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { signIn } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { browser, service, server, openAs, stop } = await startStaff();

beforeAll(async () => {
  const term = await service.seed('course_evaluation_term', { name: 'Winter 2026' });
  const teacher = await seedTeacherBelow('Faculty of Science');
  for (const [name, number] of [
    ['Linear Algebra', 2],
    ['Complex Analysis', 1],
    ['Philosophy of Science', 1],
  ] as const) {
    const course = await service.seed('course_evaluation_course', { name });
    for (let each = 1; each <= number; each += 1) {
      const links = { course: toOne(course), term: toOne(term) };
      const section = await service.seed('course_evaluation_section', { name: `0${each}` }, links);
      if (name !== 'Philosophy of Science') await seedInstructor(service, section, teacher);
    }
  }
  await seedQuestions(term);
}, 120_000);
afterAll(stop);

afterEach(() => vi.unstubAllEnvs());

/** Somebody whose department lies below another one. */
const seedTeacherBelow = async (name: string) => {
  const faculty = await service.seed('department', { name });
  const department = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(faculty) });
  const teacher = await service.seedUser('Teacher of Mathematics');
  const profile = { type: 'profile', id: String(teacher.profile) };
  const body = { data: { ...profile, relationships: { department: toOne(department) } } };
  await service.call('PATCH', `/api/v1/profiles/${profile.id}`, { body });
  return teacher;
};

const seedQuestions = async (term: { readonly type: string; readonly id: string }): Promise<void> => {
  const attributes = { name: 'Autumn 2026, end of term', evaluation_type: 'end_of_term' };
  const period = await service.seed('course_evaluation_period', attributes, { term: toOne(term) });
  const set = await service.seed('course_evaluation_question_set', { name: 'Usual' }, { period: toOne(period) });
  const part = await service.seed(
    'course_evaluation_question_set_section',
    { name: 'Teaching' },
    { question_set: toOne(set) },
  );
  const question = { text: 'It was clear.', kind: 'text', subject: 'course' };
  const links = { question_set_section: toOne(part), question_set: toOne(set) };
  await service.seed('course_evaluation_question', question, links);
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const open = (view?: View) => openAs(people.officer, '/periods/new', view);

const periodNamed = async (name: string) => {
  const { document } = await service.call('GET', '/api/v1/course_evaluation_periods?page[size]=100&include=schedule');
  const data = document.data.find(({ attributes }: { attributes: { name: string } }) => attributes.name === name);
  const { document: whole } = await service.call('GET', `/api/v1/course_evaluation_periods/${data.id}`);
  return {
    ...whole.data,
    schedule: document.included.find(({ id }: { id: string }) => id === data.relationships.schedule.data?.id),
  };
};

describe('a new period', { timeout: 180_000 }, () => {
  it('is made', async () => {
    const visitor = await open(narrow);
    const { page } = visitor;
    const shoot = (what: string) => looksGoodInViews(page, `staff-new-period-${what}`);
    const name = 'Winter';
    await title(page, 'New evaluation period').waitFor();
    await press(page, 'Make the draft');
    await page.getByText('Say what it is called.').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');
    await shoot('incomplete');
    await field(page, 'Name').fill(name);
    await field(page, 'Term').selectOption('Winter 2026');
    await page.getByRole('radio', { name: 'All that are taught in the term: 3 courses, 4 sections' }).waitFor();
    await page.getByRole('radio', { name: 'Only some of them' }).check();
    await field(page, 'Taught by people of').selectOption({ label: 'Faculty of Science' });
    await page.getByRole('button', { name: 'Choose the 2 courses found' }).waitFor();
    await field(page, 'Find by name or number').fill('analysis');
    await page.getByRole('checkbox', { name: 'Complex Analysis' }).check();
    await field(page, 'Find by name or number').fill('algebra');
    await press(page, 'Choose the 1 course found');
    await page.getByText('2 courses with 3 sections chosen.').waitFor();
    await field(page, 'Opens at').fill('2027-01-10T08:00');
    await field(page, 'Closes at').fill('2027-01-09T08:00');
    await press(page, 'Make the draft');
    await page.getByText('It has to close after it opens.').waitFor();
    await field(page, 'Closes at').fill('2027-01-24T22:00');
    await field(page, 'Take them from').selectOption('Autumn 2026, end of term');
    await page.getByText('What is flagged').click();
    await field(page, 'Questions with an answer at or below').fill('2');
    await field(page, 'Note to those who read results').fill('Read the comments first.\n\n- Small classes vary');
    await page.getByRole('listitem').getByText('Small classes vary').waitFor();
    expect(await field(page, 'Plan the usual messages').isChecked()).toBe(true);
    await page.getByText('2 days before the period closes, at 09:00 at the institution.').waitFor();
    await page.getByText('Once the period has a time for its results').waitFor();
    await shoot('form');
    await press(page, 'Make the draft');
    // Where its messages can be changed.
    await title(page, `Messages: ${name}`).waitFor();
    await page.getByText(/^Due/).nth(3).waitFor();
    expect(await page.locator('.messages h3').allTextContents()).toEqual([
      ...['Invitation', 'Reminder', 'Reminder', 'Note before closing'],
    ]);
    await page.getByRole('link', { name }).click();
    await title(page, name).waitFor();
    await page.getByText('Draft', { exact: true }).waitFor();
    await page.getByText('Questions: Usual').waitFor();
    await page.getByText('3 sections with 0 enrolments').waitFor();
    await shoot('draft');
    expect(troublesOf(visitor, server)).toEqual([]);
    const { attributes, relationships, schedule } = await periodNamed(name);
    expect(attributes).toMatchObject({
      ...{ status: 'draft', evaluation_type: 'end_of_term', kind: 'section', minimum_response_threshold: 5 },
      ...{ flag_answers_at_or_below: 2, flag_standard_deviation_above: null, results_release_at: null },
      results_visible_to_roles: ['instructor', 'department_admin'],
      results_guidelines: '<p>Read the comments first.</p><ul><li>Small classes vary</li></ul>',
    });
    expect(relationships.evaluations.meta.count).toBe(3);
    expect(relationships.question_sets.meta.count).toBe(1);
    // Halifax is four hours behind in winter.
    expect(schedule.attributes).toMatchObject({
      opens_at: '2027-01-10T12:00:00.000Z',
      closes_at: '2027-01-25T02:00:00.000Z',
    });
  });

  it('sees what the service refuses next to the field, and makes no second one of what is left', async () => {
    const { page } = await open();
    await field(page, 'Name').fill('In parts');
    await field(page, 'Results can be seen from').fill('2027-06-01T08:00');
    await page.getByText('When the results are released. To the instructors.').waitFor();
    await field(page, 'Term').selectOption('Winter 2026');
    await page.getByRole('radio', { name: /^All that are taught/ }).waitFor();
    const refusal = (pointer: string, detail: string) => ({
      status: 422,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ errors: [{ status: '422', title: 'Validation Error', detail, source: { pointer } }] }),
    });
    const periods = '**/api/v1/course_evaluation_periods?*';
    await page.route(periods, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill(refusal('/data/attributes/name', 'Name is too long'))
        : route.continue(),
    );
    await press(page, 'Make the draft');
    await page.getByRole('alert').getByText('The period was not made').waitFor();
    expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('true');
    await page.unroute(periods);
    const schedules = '**/api/v1/course_evaluation_period_schedules';
    await page.route(schedules, (route) => route.fulfill(refusal('/data/attributes/closes_at', 'Closes at is wrong')));
    await press(page, 'Make the draft');
    await page.getByText('The draft was made, but not all of it').waitFor();
    expect(await field(page, 'Closes at').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Name').isDisabled()).toBe(true);
    await looksGood(page, 1280, 'staff-new-period-half-1280-light');
    await page.unroute(schedules);
    let plans = 0;
    await page.route('**/course_evaluation_period_messages', (route) => {
      plans += 1;
      return plans === 2 ? route.fulfill({ status: 503, json: { errors: [] } }) : route.continue();
    });
    await press(page, 'Try the rest again');
    await page.getByText('The draft was made, but not all of it').waitFor();
    expect(await field(page, 'Opens at').isDisabled()).toBe(true);
    await press(page, 'Try the rest again');
    await title(page, 'Messages: In parts').waitFor();
    await page.getByText(/^Due/).nth(4).waitFor();
    expect(await page.locator('.messages > li').count()).toBe(5);
    await page.getByRole('link', { name: 'In parts' }).click();
    await title(page, 'In parts').waitFor();
    await press(page, 'Copy questions …');
    await page.getByRole('dialog').getByLabel('Take them from').selectOption('Autumn 2026, end of term');
    await press(page, 'Copy questions');
    await page.getByText('The questions are copied.').waitFor();
    await page.getByText('Questions: Usual').waitFor();
    const { document } = await service.call('GET', '/api/v1/course_evaluation_periods?page[size]=100');
    const names = document.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name);
    expect(names.filter((each: string) => each === 'In parts')).toHaveLength(1);
    expect((await periodNamed('In parts')).schedule).toBeDefined();
  });

  it('has no messages where no mail is set up, unless they are wanted', async () => {
    vi.stubEnv('MAIL_TRANSPORT', '');
    const visitor = await open();
    const { page } = visitor;
    await page.getByText('Sending mail is not set up, so that nothing would be sent.').waitFor();
    expect(await field(page, 'Plan the usual messages').isChecked()).toBe(false);
    await field(page, 'Name').fill('Without mail');
    await field(page, 'Term').selectOption('Winter 2026');
    await page.getByRole('radio', { name: /^All that are taught/ }).waitFor();
    await press(page, 'Make the draft');
    await title(page, 'Without mail').waitFor();
    await page.getByRole('link', { name: 'See the messages' }).click();
    await page.getByText('There is no message yet').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('has none where the account cannot write them', async () => {
    const others = (sampleGroups['evaluation-office'] ?? []).filter((scope) => !scope.startsWith('messages:'));
    vi.stubEnv('OIDC_GROUPS', JSON.stringify({ 'evaluation-office': others }));
    const { page } = await open();
    await field(page, 'Closes at').waitFor();
    expect(await field(page, 'Plan the usual messages').count()).toBe(0);
  });

  it('is waited for while its evaluations are being made', async () => {
    const { page } = await signIn(browser, server, { as: people.officer, path: '/periods/new' });
    await page.clock.install();
    const making = page.getByText('The evaluations of its sections are being made');
    /** The page asks again every two seconds. */
    const askUntilMade = () =>
      expect
        .poll(async () => {
          await page.clock.runFor(2_000);
          return making.count();
        })
        .toBe(0);
    await field(page, 'Name').fill('Large');
    await field(page, 'Plan the usual messages').uncheck();
    await field(page, 'Term').selectOption('Winter 2026');
    await page.getByRole('radio', { name: /^All that are taught/ }).waitFor();
    let reads = 0;
    await page.route('**/api/v1/course_evaluation_periods/*?*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      reads += 1;
      const response = await route.fetch();
      const document = await response.json();
      if (reads < 4) document.data.meta.coverage = 'in_progress';
      return route.fulfill({ response, json: document });
    });
    await press(page, 'Make the draft');
    await making.waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(1);
    await askUntilMade();
    await title(page, 'Large').waitFor();
    // Whoever opens it while it is being made.
    reads = 0;
    await page.reload();
    await making.waitFor();
    await askUntilMade();
    await page.context().close();
  });
});
