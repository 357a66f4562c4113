import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFolds } from '../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { toMany, toOne } from '../../support/service.ts';
import { authorizeStudent } from '../../support/student-token.ts';
import { press, title } from '../support/controls.ts';
import { visit } from '../support/visitor.ts';
import { toTeacher } from './support/results-term.ts';
import { pick } from './support/sign-in.ts';
import { looksGood, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, openAs, stop } = await startStaff();

const width = 390;
const scale = { points: 5, labels: ['Never', 'Rarely', 'At times', 'Often', 'Always'] };

let others: readonly StoredRecord[];

/** A class of four in a term that ends in two months, and a bank. */
const seedClass = async (): Promise<void> => {
  const department = await service.seed('department', { name: 'Mathematics' });
  const { instructor } = await toTeacher(service, server.users.get(people.instructor), department);
  const end = daysFromNow(60).slice(0, 10);
  const term = await service.seed('course_evaluation_term', { name: 'Autumn', end_date: end });
  const course = await service.seed('course_evaluation_course', { name: 'Topology' });
  const section = await service.seed(
    'course_evaluation_section',
    { name: '01' },
    { course: toOne(course), term: toOne(term) },
  );
  await service.seed(
    'course_evaluation_section_instructor',
    {},
    { section: toOne(section), instructor: toOne(instructor) },
  );
  const student = (user: StoredRecord) =>
    service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) });
  await student(server.users.get(people.student) as StoredRecord);
  others = await Promise.all(
    ['Ann', 'Ben', 'Cem'].map(async (display_name) => student(await service.seed('user', { display_name }))),
  );
  for (const text of ['The pace suits me.', 'I can ask my questions.', 'The exercises help me to understand.'])
    await service.seed('question_bank_item', { text, kind: 'scale', scale, state: 'offered' });
  for (const text of ['What should stay?', 'What should change?', 'What else?'])
    await service.seed('question_bank_item', { text, kind: 'text', state: 'offered' });
};

beforeAll(async () => {
  await seedClass();
}, 120_000);
afterAll(stop);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Answers of the others, who have no browser. */
const answerAll = async (evaluation: string, period: string): Promise<void> => {
  for (const [index, { id }] of others.entries()) {
    const headers = await authorizeStudent(service, id, period);
    const form = await service.call('GET', `/api/v1/course_evaluations/${evaluation}/form`, { headers });
    const questions = form.document.included.filter(({ type }: StoredRecord) => type === 'course_evaluation_question');
    const answers = questions.map(({ id: question, attributes: { kind } }: { id: string; attributes: Kind }) =>
      kind === 'text' ? { question, text: `More examples, please (${index}).` } : { question, value: 2 + index },
    );
    const body = {
      data: {
        type: 'course_evaluation_response',
        attributes: { answers },
        relationships: { evaluation: { data: { type: 'course_evaluation', id: evaluation } } },
      },
    };
    expect((await service.call('POST', '/api/v1/course_evaluation_responses', { headers, body })).status).toBe(201);
  }
};

interface Kind {
  readonly kind: string;
}

/** Closes a midterm before its time, and counts its answers. */
const close = async (period: string): Promise<void> => {
  const record = await service.store.readInline({ type: 'course_evaluation_period', id: period });
  const [schedule = ''] = record === undefined ? [] : linkedIds(record, 'schedules');
  const now = new Date().toISOString();
  const set = [
    [['schedules', schedule, 'closes_at'], now],
    [['results_release_at'], now],
  ] as const;
  await service.store.write([
    changeStep(keyOf.record({ type: 'course_evaluation_period', id: period }), { set }, () => 'gone'),
  ]);
  await sweepFolds(service.store, { now: new Date(Date.now() + 1) });
};

describe('a midterm evaluation', { timeout: 240_000 }, () => {
  it('is allowed by the office, started on a phone, answered by sign-in, and read by the instructor', async () => {
    const before = await openAs(people.instructor, '/home', { width });
    await title(before.page, /./).waitFor();
    expect(await before.page.getByText('Ask your class now').count()).toBe(0);

    const office = await openAs(people.officer, '/institution');
    await field(office.page, 'Midterm evaluations: least answers').fill('2');
    await press(office.page, 'Save');
    await office.page
      .getByText(/must be greater than or equal to 3/)
      .first()
      .waitFor();
    await field(office.page, 'Midterm evaluations: least answers').fill('3');
    await press(office.page, 'Save');
    await office.page.getByText('The institution is saved.').waitFor();

    const teacher = await openAs(people.instructor, '/home', { width });
    const { page } = teacher;
    const ask = page.getByRole('link', { name: 'Ask your class now Topology, 01' });
    await ask.waitFor();
    await looksGood(page, width, 'staff-midterm-1-home');
    // By keyboard alone: two keys.
    await ask.press('Enter');
    await title(page, 'Ask your class').waitFor();
    await page.getByText('5 of at most 10 chosen').waitFor();
    expect(await page.getByRole('radio', { name: '7 days' }).isChecked()).toBe(true);
    await looksGood(page, width, 'staff-midterm-2-start');
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await page.getByText('Choose at least one question.').waitFor();
    await looksGood(page, width, 'staff-midterm-3-nothing-chosen');
    await page.getByRole('checkbox', { name: 'The pace suits me.' }).check();
    await page.getByRole('checkbox', { name: 'What should change?' }).check();
    await page.getByRole('button', { name: 'Start now' }).press('Enter');
    await title(page, 'Evaluate this class').waitFor();
    await page.getByRole('img', { name: 'QR code of the address where students begin' }).waitFor();
    await looksGood(page, width, 'staff-midterm-4-slide');
    const german = await visit(browser, `${server.baseUrl}/app/home`, { width, locale: 'de-DE' });
    await pick(german.page, people.instructor);
    await german.page.getByRole('link', { name: 'Jetzt fragen Topology, 01' }).click();
    await title(german.page, 'Ihre Lehrveranstaltung fragen').waitFor();
    await german.page.getByRole('button', { name: 'Jetzt beginnen' }).waitFor();
    await looksGood(german.page, width, 'staff-midterm-8-german');
    await german.page.context().close();
    const evaluation = new URL(page.url()).pathname.split('/').at(-2) ?? '';

    const student = await visit(browser, `${server.baseUrl}/app`, { width });
    await press(student.page, 'Sign in');
    await pick(student.page, people.student);
    await title(student.page, 'Your evaluations').waitFor();
    await student.page.getByText('Midterm evaluation').first().waitFor();
    await student.page.getByRole('link', { name: 'Topology' }).click();
    await student.page.getByText('The instructor who asks, and nobody else').waitFor();
    await student.page.getByText('Nobody reviews comments').waitFor();
    await looksGood(student.page, width, 'staff-midterm-5-student');
    await student.page.getByText('Often').click();
    await student.page.getByRole('textbox', { name: /What should change/ }).fill('Fewer proofs.');
    await press(student.page, 'Send answers');
    await press(student.page, 'Send now');
    await title(student.page, 'Thank you!').waitFor();
    expect(troublesOf(student, server)).toEqual([]);
    await student.page.context().close();

    const record = await service.store.readInline({ type: 'course_evaluation', id: evaluation });
    const period = String(record?.period);
    await answerAll(evaluation, period);
    await page.locator('#main').getByRole('link', { name: 'Start' }).click();
    await page.reload();
    await page.getByText('1–4').first().waitFor();
    await page.getByText(/Midterm evaluation: open, closes/).waitFor();
    await looksGood(page, width, 'staff-midterm-6-running');
    await close(period);
    await page.reload();
    await page.getByRole('link', { name: 'Read the result Topology, 01' }).click();
    await page.getByText('You alone see this result').waitFor();
    await page.getByText('Fewer proofs.').waitFor();
    await page.getByText('The pace suits me.').first().waitFor();
    expect(await page.getByText('Your reply').count()).toBe(0);
    await looksGood(page, width, 'staff-midterm-7-result');
    expect(troublesOf(teacher, server)).toEqual([]);

    const officer = await openAs(people.officer, `/results/evaluations/${evaluation}`);
    await officer.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await officer.page.getByText('Fewer proofs.').count()).toBe(0);
    expect(await officer.page.getByText('The pace suits me.').count()).toBe(0);
  });
});
