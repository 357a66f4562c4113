import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { changeStep } from '../../lib/store/steps.ts';
import { startService, type TestService, toMany, toOne } from '../support/service.ts';
import { pick } from './staff/support/sign-in.ts';
import { looksGood, people, type StaffServer, startStaffServer, troublesOf } from './staff/support/staff-server.ts';
import { startBrowser } from './support/browser.ts';
import { press, title } from './support/controls.ts';
import { seedAnsweringTerm } from './support/term.ts';
import { visit } from './support/visitor.ts';

const parts = { Course: [{ kind: 'text', text: 'What should stay?', is_required: true, max_length: 200 }] };
const width = 390;

let service: TestService;
let server: StaffServer;
let browser: Browser;

const userOf = (name: string): StoredRecord => {
  const user = server.users.get(name);
  if (user === undefined) throw new Error(`there is no ${name}`);
  return user;
};

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), startBrowser()]);
  server = await startStaffServer(service);
  // The person has a record in each of the two terms.
  const users = [userOf(people.student)];
  const plan = { parts, users, students: 1 };
  const courses = [{ name: 'Rhetoric', teachers: ['Grace Hopper'] }];
  await seedAnsweringTerm(service, plan);
  await seedAnsweringTerm(service, { ...plan, courses, name: 'Midterm' });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens `/app` in a browser of one's own, and signs in there. */
const signIn = async (name: string) => {
  const visitor = await visit(browser, `${server.baseUrl}/app`, { width });
  await press(visitor.page, 'Sign in');
  await pick(visitor.page, name);
  return visitor;
};

const answer = (page: Page) => page.getByRole('textbox', { name: /What should stay/ });

describe('a student without a link', { timeout: 180_000 }, () => {
  it('signs in and answers what is open in two periods, with a draft that survives the page', async () => {
    const visitor = await visit(browser, `${server.baseUrl}/app`, { width });
    const { page } = visitor;
    await title(page, 'What do you think of your courses?').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await looksGood(page, width, 'sign-in-1-start');
    await press(page, 'Sign in');
    await pick(page, people.student);
    await title(page, 'Your evaluations').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/');
    for (const name of ['Autumn 2026, end of term', 'Midterm']) await page.getByRole('heading', { name }).waitFor();
    expect(await page.getByText('0 of 3 answered').count()).toBeGreaterThan(0);
    await looksGood(page, width, 'sign-in-2-list');
    await page.getByRole('link', { name: 'Rhetoric' }).click();
    await answer(page).fill('The debates.');
    await expect
      .poll(() => page.evaluate('Object.keys(localStorage).join()'), { timeout: 10_000 })
      .toContain('facet.draft.');
    // No token outlives the page; the provider knows who it was.
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toMatch(/eyJ|facet_answering/);
    await page.reload();
    await press(page, 'Sign in');
    await title(page, 'Rhetoric').waitFor();
    expect(await answer(page).inputValue()).toBe('The debates.');
    await press(page, 'Send answers');
    await press(page, 'Send now');
    await title(page, 'Thank you!').waitFor();
    await page.getByText('2 evaluations are left to answer.').waitFor();
    await looksGood(page, width, 'sign-in-3-sent');
    expect(troublesOf(visitor, server)).toEqual([]);
    await press(page, 'Leave');
    await page.getByRole('button', { name: 'Yes, sign out' }).click();
    await title(page, 'You have left').waitFor();
    await press(page, 'Sign in');
    // The next person at this device is asked who it is.
    await page.getByRole('button', { name: new RegExp(people.otherStudent) }).waitFor();
    await page.context().close();
  });

  it('reads why there is nothing to answer, with a code, in English and in German', async () => {
    const other = userOf(people.otherStudent);
    const first = await signIn(people.otherStudent);
    await title(first.page, 'You are not in any class here').waitFor();
    await first.page.getByText('not_enrolled').waitFor();
    await looksGood(first.page, width, 'sign-in-4-not-enrolled');
    await first.page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await title(first.page, 'Sie sind hier in keiner Lehrveranstaltung').waitFor();
    await looksGood(first.page, width, 'sign-in-5-not-enrolled-de');
    await first.page.context().close();
    const term = toOne(await service.seed('course_evaluation_term', { name: 'Past' }));
    const course = toOne(await service.seed('course_evaluation_course', { name: 'Logic' }));
    const section = await service.seed('course_evaluation_section', { name: '09' }, { term, course });
    await service.seed('course_evaluation_student', {}, { user: toOne(other), sections: toMany(section) });
    const second = await signIn(people.otherStudent);
    await title(second.page, 'There is nothing to answer now').waitFor();
    await second.page.getByText('nothing_open').waitFor();
    await second.page.context().close();
    const key = keyOf.record({ type: 'user', id: other.id });
    await service.store.write([changeStep(key, { set: [[['deactivated'], true]] }, () => 'gone')]);
    const third = await signIn(people.otherStudent);
    await title(third.page, 'We do not know this account').waitFor();
    await third.page.getByText('person_not_found').waitFor();
    // Another account is asked for, though the provider knows this one.
    await press(third.page, 'Sign in with another account');
    await pick(third.page, people.student);
    await title(third.page, 'Your evaluations').waitFor();
    expect([first, second, third].flatMap((each) => troublesOf(each, server))).toEqual([]);
    await third.page.context().close();
  });

  it('is offered to sign in where the link is not valid', async () => {
    const { page } = await visit(browser, `${server.baseUrl}/app#cut-off`, { width });
    await press(page, 'Show my evaluations');
    await title(page, /not valid/).waitFor();
    await press(page, 'Sign in');
    await pick(page, people.student);
    await title(page, 'Your evaluations').waitFor();
    await page.context().close();
  });

  it('reads that the sign-in was refused, or was another’s', async () => {
    const { page } = await visit(browser, `${server.baseUrl}/app`, { width });
    await press(page, 'Sign in');
    await page.getByRole('button', { name: new RegExp(people.student) }).waitFor();
    await page.goto(`${server.baseUrl}/app/signed-in?code=stolen&state=of-another`);
    await title(page, 'The sign-in did not work').waitFor();
    await looksGood(page, width, 'sign-in-6-refused');
    await page.context().close();
  });
});
