import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { carryOutBatches } from '../../support/carry-out-batches.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, openAs, stop } = await startStaff();
afterAll(stop);

const periods = '/api/v1/course_evaluation_periods';

const create = async (type: string, attributes: object, relationships: object) => {
  const answer = await service.call('POST', `/api/v1/${type}s`, {
    body: { data: { type, attributes, relationships } },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.document.data as { readonly type: string; readonly id: string };
};

const seedQuestions = async (period: { readonly type: string; readonly id: string }, name: string): Promise<void> => {
  const set = await service.seed('course_evaluation_question_set', { name }, { period: toOne(period) });
  const question_set = toOne(set);
  const part = await service.seed('course_evaluation_question_set_section', { name: 'Teaching' }, { question_set });
  const links = { question_set_section: toOne(part), question_set };
  for (let number = 1; number <= 12; number += 1) {
    await service.seed('course_evaluation_question', { text: `Question ${number}`, kind: 'text' }, links);
  }
};

/** A period with a class, times, questions and a message, as an office makes one. */
const make = async (name: string, opens = 3): Promise<string> => {
  const term = await service.seed('course_evaluation_term', { name: `Term of ${name}` });
  const course = await service.seed('course_evaluation_course', { name: `Course of ${name}` });
  const section = await service.seed(
    'course_evaluation_section',
    { name: '01' },
    { course: toOne(course), term: toOne(term) },
  );
  const user = await service.seed('user', { display_name: 'Ada', emails: [`${course.id}@example.edu`] });
  const sections = { data: [{ type: section.type, id: section.id }] };
  await service.seed('course_evaluation_student', {}, { user: toOne(user), sections });
  const attributes = { name, evaluation_type: 'end_of_term', course_uuids: [course.id] };
  const period = await create('course_evaluation_period', attributes, { term: toOne(term) });
  const times = { opens_at: daysFromNow(opens), closes_at: daysFromNow(20) };
  await create('course_evaluation_period_schedule', times, { period: toOne(period) });
  await seedQuestions(period, 'Course');
  await seedQuestions(period, 'Teaching');
  const message = { purpose: 'reminder', when: { anchor: 'closes_at', days: -2, time: '09:00' } };
  await create('course_evaluation_period_message', message, { period: toOne(period) });
  return period.id;
};

const publish = async (id: string): Promise<void> => {
  const body = { data: { type: 'course_evaluation_period', id, attributes: { draft: false } } };
  await service.call('PATCH', `${periods}/${id}`, { body });
};

const statusOf = async (target: string): Promise<number> => (await service.call('GET', target)).status;

/** How much there is of each that belongs to a period. */
const partsOf = async (id: string): Promise<number[]> => {
  const lists = ['question_sets', 'period_schedules', 'period_messages', 'courses'] as const;
  const counts = lists.map(async (each) => {
    const of =
      each === 'courses' ? `${periods}/${id}/courses` : `/api/v1/course_evaluation_${each}?filter[period]=${id}`;
    return (await service.call('GET', of)).document.data.length;
  });
  return Promise.all(counts);
};

const officer = (id: string, view?: View) => openAs(people.officer, `/periods/${id}`, view);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete this period?' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete' }).click();

describe('a period made by mistake', { timeout: 180_000 }, () => {
  it('is deleted with all its parts', async () => {
    const name = 'Mistake';
    const id = await make(name);
    const visitor = await officer(id, narrow);
    const { page } = visitor;
    await press(page, 'Delete');
    await dialog(page).getByText(`${name} is deleted, and with it:`).waitFor();
    await dialog(page).getByText('its questions: Course, Teaching').waitFor();
    await looksGoodInViews(page, 'staff-delete-period');
    await confirm(page);
    await title(page, 'Evaluation periods').waitFor();
    await page.getByText(name).waitFor({ state: 'detached' });
    expect(await statusOf(`${periods}/${id}`)).toBe(404);
    expect((await service.call('GET', `/api/v1/course_evaluation_questions`)).document.data).toEqual([]);
    expect((await service.call('GET', '/api/v1/course_evaluation_courses')).document.data).not.toEqual([]);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('is deleted once it is published, and by the keyboard', async () => {
    const id = await make('Published too soon');
    await publish(id);
    const { page } = await officer(id);
    await page.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Enter');
    await title(page, 'Evaluation periods').waitFor();
    expect(await statusOf(`${periods}/${id}`)).toBe(404);
  });

  it('can be deleted again where something went wrong midway', async () => {
    const id = await make('Interrupted');
    const { page } = await officer(id);
    await page.route(`**/course_evaluation_periods/${id}?*`, (route) =>
      route.request().postData()?.includes('course_uuids')
        ? route.fulfill({ status: 502, body: '' })
        : route.continue(),
    );
    await press(page, 'Delete');
    await confirm(page);
    await page.getByRole('alert').getByText('We don’t know whether this was done').waitFor();
    expect(await partsOf(id)).toEqual([0, 0, 0, 1]);
    await page.unrouteAll();
    await confirm(page);
    await title(page, 'Evaluation periods').waitFor();
    expect(await statusOf(`${periods}/${id}`)).toBe(404);
  });

  it('keeps all its parts where a colleague has changed it meanwhile', async () => {
    const id = await make('Changed');
    const { page } = await officer(id);
    await press(page, 'Delete');
    const body = { data: { type: 'course_evaluation_period', id, attributes: { name: 'Wanted after all' } } };
    await service.call('PATCH', `${periods}/${id}`, { body });
    await confirm(page);
    await page.getByText('Somebody else has changed this since you opened it').waitFor();
    expect(await partsOf(id)).toEqual([2, 1, 1, 1]);
  });

  it('is deleted together with the links that students have', async () => {
    const id = await make('Invited');
    await publish(id);
    const body = { data: { type: 'course_evaluation_invitation_batch' } };
    expect((await service.call('POST', `${periods}/${id}/invitations`, { body })).status).toBe(201);
    await carryOutBatches();
    const { page } = await officer(id);
    await press(page, 'Delete');
    await dialog(page).getByText('Links that students already have to it stop working.').waitFor();
    await confirm(page);
    await title(page, 'Evaluation periods').waitFor();
    expect(await statusOf(`${periods}/${id}`)).toBe(404);
  });

  it('is not deleted once it has opened', async () => {
    const id = await make('Open', -1);
    await publish(id);
    const { page } = await officer(id);
    await page.getByRole('button', { name: 'Close now' }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  });
});
