import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { seedEvaluation } from '../../support/results.ts';
import { toMany, toOne } from '../../support/service.ts';
import { views } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import { visit } from '../support/visitor.ts';
import { toTeacher } from './support/results-term.ts';
import { pick, signIn } from './support/sign-in.ts';
import { looksGood, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, stop } = await startStaff();

let period: StoredRecord;
let schedule: StoredRecord;
let section: StoredRecord;

const scale = { points: 5, labels: ['Never', 'Rarely', 'At times', 'Often', 'Always'] };

/** A period that opens in four days, with a class in the department of the provider's chair, and a bank. */
const seedTerm = async (): Promise<void> => {
  const department = await service.seed('department', { name: 'Mathematics' });
  await service.seed('department', { name: 'Physics' });
  const teacher = await toTeacher(service, server.users.get(people.instructor), department);
  const chair = await toTeacher(service, server.users.get(people.chair), department);
  const profile = { type: 'profile', id: String(chair.user.profile) };
  await service.seed('department_chair', {}, { department: toOne(department), chair: toOne(profile) });
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const attributes = {
    ...{ name: 'Finals', evaluation_type: 'end_of_term', draft: false, minimum_response_threshold: 3 },
    results_visible_to_roles: ['instructor'],
  };
  period = await service.seed('course_evaluation_period', attributes, { term: toOne(term) });
  const times = { opens_at: daysFromNow(4), closes_at: daysFromNow(9) };
  schedule = await service.seed('course_evaluation_period_schedule', times, { period: toOne(period) });
  ({ section } = await seedEvaluation(service, period, [teacher], 'Topology'));
  const user = server.users.get(people.student) as StoredRecord;
  await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) });
  const set = await service.seed('course_evaluation_question_set', { name: 'Core' }, { period: toOne(period) });
  const part = await service.seed(
    'course_evaluation_question_set_section',
    { name: 'Core' },
    { question_set: toOne(set) },
  );
  const core = { text: 'The goals were clear.', kind: 'scale', scale };
  await service.seed('course_evaluation_question', core, {
    question_set_section: toOne(part),
    question_set: toOne(set),
  });
  for (const text of ['The lab was open.', 'The examples helped.'])
    await service.seed('question_bank_item', { text, kind: 'scale', scale, state: 'offered' });
};

beforeAll(async () => {
  await seedTerm();
}, 120_000);
afterAll(stop);

/** Puts the first question of the bank into the set of the class. */
const copyLab = async (): Promise<void> => {
  const get = async (path: string) => (await service.call('GET', `/api/v1/${path}`)).document.data[0];
  const set = await get(`course_evaluation_question_sets?filter[applies_to]=${section.id}`);
  const part = await get(`course_evaluation_question_set_sections?filter[question_set]=${set.id}`);
  const item = await get('question_bank_items?sort=created_at');
  const relationships = { question_set_section: toOne(part) };
  const body = { data: { type: 'question_bank_use', attributes: {}, relationships } };
  const made = await service.call('POST', `/api/v1/question_bank_items/${item.id}/uses`, { body });
  expect(made.document.data.attributes.text).toBe('The lab was open.');
};

/** Says whether the department adds only questions of the bank. */
const setBankOnly = async (from_bank_only: boolean): Promise<void> => {
  const path = '/api/v1/question_layers';
  const layers = (await service.call('GET', `${path}?filter[period]=${period.id}`)).document.data;
  const layer = layers.find(({ attributes }: Layer) => attributes.level === 'department');
  const data = { type: layer.type, id: layer.id, attributes: { from_bank_only } };
  const { status, text } = await service.call('PATCH', `${path}/${layer.id}`, { body: { data } });
  expect(status, text).toBe(200);
};

interface Layer {
  readonly attributes: { readonly level: string };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const said = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const local = (days: number): string => daysFromNow(days).slice(0, 16);

/** Goes to a control with the tabulator alone. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const isThere = page.getByRole('button', { name }).first();
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    if (await isThere.evaluate((element) => element.ownerDocument.activeElement === element)) return;
  }
  throw new Error(`the tabulator does not lead to ${name}`);
};

describe('the questions of departments and instructors', { timeout: 240_000 }, () => {
  it('are allowed by the office, written by a chair and an instructor, and asked of a student', async () => {
    const [[wide], [narrow, dark]] = views;
    const office = await signIn(browser, server, { as: people.officer, path: `/periods/${period.id}` });
    await office.page.getByRole('link', { name: 'Who adds questions' }).click();
    await title(office.page, 'Questions of departments and instructors').waitFor();
    await press(office.page, 'Add a layer');
    const dialog = office.page.getByRole('dialog');
    await field(office.page, 'Most questions').fill('12');
    await field(office.page, 'Until').fill(local(5));
    await dialog.getByRole('button', { name: 'Add a layer' }).click();
    await dialog.getByText('Choose a department.').waitFor();
    await field(office.page, 'Department').selectOption('Mathematics');
    await dialog.getByRole('button', { name: 'Add a layer' }).click();
    await office.page.locator('input[aria-invalid=true][inputmode=numeric]').waitFor();
    await field(office.page, 'Most questions').fill('2');
    await dialog.getByRole('button', { name: 'Add a layer' }).click();
    await dialog.getByText('This is not before the period opens.').waitFor();
    await looksGood(office.page, wide, `staff-layers-refused-${wide}`);
    await field(office.page, 'Until').fill(local(2));
    await dialog.getByRole('button', { name: 'Add a layer' }).click();
    await said(office.page, 'Added: Mathematics.');
    await press(office.page, 'Add a layer');
    await field(office.page, 'Who adds them').selectOption('The instructors of each class');
    await field(office.page, 'Most questions').fill('1');
    await dialog.getByRole('button', { name: 'Add a layer' }).click();
    await said(office.page, 'Added: The instructors of each class.');
    await office.page.getByRole('button', { name: 'Change … Mathematics' }).click();
    await field(office.page, 'Most questions').fill('1');
    await press(office.page, 'Save');
    await said(office.page, 'Changed: Mathematics.');

    const chair = await signIn(browser, server, { as: people.chair });
    await looksGood(chair.page, wide, `staff-layers-chair-home-${wide}`);
    await chair.page.getByRole('link', { name: 'Write them Mathematics' }).click();
    await title(chair.page, 'Questions of Mathematics').waitFor();
    await chair.page.getByText('1 of 1 question left.').waitFor();
    // By keyboard alone.
    await tabTo(chair.page, 'Write a question');
    await chair.page.keyboard.press('Enter');
    await field(chair.page, 'Text').fill('The tutorials helped.');
    // The office allows only questions of the bank meanwhile, and takes that back.
    await setBankOnly(true);
    await tabTo(chair.page, 'Save the question');
    await chair.page.keyboard.press('Enter');
    await chair.page.getByRole('alert').getByText('This must be a question of the bank').waitFor();
    await looksGood(chair.page, wide, `staff-layers-not-from-bank-${wide}`);
    await setBankOnly(false);
    await chair.page.getByRole('button', { name: 'Save the question' }).press('Enter');
    await said(chair.page, 'The question is added.');
    await chair.page.getByText('All are written: 1 question.').waitFor();
    await looksGood(chair.page, wide, `staff-layers-chair-${wide}`);

    const instructor = await signIn(browser, server, { as: people.instructor, width: narrow, colorScheme: dark });
    await instructor.page.getByRole('link', { name: /^Write them Topology/ }).click();
    await instructor.page.getByText('Only questions of the bank can be added').waitFor();
    expect(await instructor.page.getByRole('button', { name: 'Write a question' }).count()).toBe(0);
    const copy = async (text: string): Promise<void> => {
      await press(instructor.page, 'Choose from the bank …');
      await instructor.page.getByRole('radio', { name: new RegExp(text) }).check();
      await press(instructor.page, 'Put a copy in');
    };
    const removeLab = async (): Promise<void> => {
      await instructor.page.getByRole('button', { name: /^Delete … The lab/ }).click();
      await press(instructor.page, 'Delete');
      await said(instructor.page, 'The question is deleted.');
    };
    await copy('The lab was open.');
    await said(instructor.page, 'The question is added.');
    await removeLab();
    // A colleague takes the last place meanwhile.
    await press(instructor.page, 'Choose from the bank …');
    await instructor.page.getByRole('radio', { name: /The examples helped/ }).check();
    await copyLab();
    await press(instructor.page, 'Put a copy in');
    await instructor.page.getByRole('alert').getByText('There are as many questions as can be added').waitFor();
    await press(instructor.page, 'Cancel');
    await removeLab();
    await copy('The examples helped.');
    await said(instructor.page, 'The question is added.');
    await looksGood(instructor.page, narrow, `staff-layers-instructor-${narrow}`);
    await instructor.page.getByRole('link', { name: 'Preview the form' }).click();
    for (const text of ['The goals were clear.', 'The tutorials helped.', 'The examples helped.'])
      await instructor.page.getByRole('group', { name: text }).waitFor();
    await looksGood(instructor.page, narrow, `staff-layers-form-${narrow}`);
    // 400 % of a window of 1280 pixels.
    await instructor.page.setViewportSize({ width: 320, height: 256 });
    await instructor.page.goBack();
    await instructor.page.getByText('All are written: 1 question.').waitFor();
    await looksGood(instructor.page, 320, 'staff-layers-instructor-320');
    // The office has ended it meanwhile.
    const [, layer] = (await service.call('GET', `/api/v1/question_layers?filter[period]=${period.id}`)).document.data;
    const sooner = { type: layer.type, id: layer.id, attributes: { until: daysFromNow(-0.1) } };
    const ended = await service.call('PATCH', `/api/v1/question_layers/${layer.id}`, { body: { data: sooner } });
    expect(ended.document.data.attributes).toMatchObject({ level: 'instructor', until: expect.any(String) });
    await instructor.page.getByRole('button', { name: /^Delete … The examples/ }).click();
    await press(instructor.page, 'Delete');
    await instructor.page.getByRole('alert').getByText('The time for this is over.').waitFor();
    await press(instructor.page, 'Cancel');
    await said(instructor.page, 'They could be written until');
    expect(await instructor.page.getByRole('button', { name: /Delete/ }).count()).toBe(0);
    await looksGood(instructor.page, 320, 'staff-layers-late-320');

    await office.page.getByRole('link', { name: 'The period' }).click();
    await office.page.getByRole('link', { name: 'Who adds questions' }).click();
    await office.page.getByRole('row', { name: /Topology.*1/ }).waitFor();
    await looksGood(office.page, wide, `staff-layers-office-${wide}`);
    await office.page.getByRole('link', { name: 'Open Topology, 01' }).click();
    // The office writes after the deadline too.
    await office.page.getByRole('button', { name: /^Change … The examples/ }).click();
    await field(office.page, 'Must be answered').check();
    await press(office.page, 'Save the question');
    await said(office.page, 'The question is saved.');
    await looksGood(office.page, wide, `staff-layers-written-${wide}`);
    const german = await visit(browser, `${server.baseUrl}/app/home`, { width: narrow, locale: 'de-DE' });
    await pick(german.page, people.instructor);
    await german.page.getByRole('link', { name: 'Zeigen Topology, 01' }).click();
    await said(german.page, 'Sie ließen sich bis');
    await looksGood(german.page, narrow, `staff-layers-german-${narrow}`);

    const { type, id } = schedule;
    const body = { data: { type, id, attributes: { opens_at: daysFromNow(-1) } } };
    const opened = await service.call('PATCH', `/api/v1/course_evaluation_period_schedules/${id}`, { body });
    expect(opened.status, opened.text).toBe(200);
    const student = await visit(browser, `${server.baseUrl}/app`, { width: narrow });
    await press(student.page, 'Sign in');
    await pick(student.page, people.student);
    await student.page.getByRole('link', { name: 'Topology' }).click();
    for (const text of ['The goals were clear.', 'The tutorials helped.', 'The examples helped.'])
      await student.page.getByRole('group', { name: text }).waitFor();
    for (const visitor of [chair, instructor, student]) expect(troublesOf(visitor, server)).toEqual([]);
  });
});
