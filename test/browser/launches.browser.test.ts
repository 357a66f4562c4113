import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LearningPlatform,
  startLearningPlatform,
} from '../../infra/local/learning-platform/start-learning-platform.ts';
import { samplePeople } from '../../infra/local/provider/people.ts';
import { startService, type TestService } from '../support/service.ts';
import { looksGood, people, pick, type StaffServer, startStaffServer } from './staff/support/staff-server.ts';
import { startBrowser } from './support/browser.ts';
import { press, title } from './support/controls.ts';
import { seedAnsweringTerm } from './support/term.ts';
import { visit } from './support/visitor.ts';

const width = 390;
const parts = {
  Course: [
    {
      kind: 'scale',
      text: 'The goals were clear.',
      scale: { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 },
    },
  ],
};

let service: TestService;
let server: StaffServer;
let platform: LearningPlatform;
let browser: Browser;

beforeAll(async () => {
  // As browsers that keep no cookies of frames, where the site is another than the page's.
  [service, browser] = await Promise.all([startService(), startBrowser('--test-third-party-cookie-phaseout')]);
  server = await startStaffServer(service);
  const user = server.users.get(people.student);
  await seedAnsweringTerm(service, { parts, users: user === undefined ? [] : [user], students: 1 });
  platform = await startLearningPlatform({ baseUrl: server.baseUrl, token: service.token });
}, 120_000);
afterAll(async () => {
  platform?.stop();
  await browser?.close();
  await server?.stop();
});

const choose = async (page: Page, { person, role = 'Learner' }: { person: string; role?: string }) => {
  await page.goto(platform.address);
  const email = samplePeople.find(({ name }) => name === person)?.email ?? '';
  await page.getByRole('combobox', { name: 'Person' }).selectOption(email);
  await page.getByRole('combobox', { name: 'Role there' }).selectOption(role);
};

const tabOf = async (page: Page, open: () => Promise<unknown>): Promise<Page> => {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
  return tab;
};

describe('a launch from a learning platform', { timeout: 180_000 }, () => {
  it('leads a student in a tab of its own to the evaluation of the course, without a cookie', async () => {
    const visitor = await visit(browser, platform.address, { width });
    await choose(visitor.page, { person: people.student });
    const tab = await tabOf(visitor.page, () => press(visitor.page, 'Open the evaluation in a new tab'));
    await title(tab, 'Your course evaluations').waitFor();
    expect(tab.url()).toBe(`${server.baseUrl}/app/lti`);
    await looksGood(tab, width, 'launch-1-arrival');
    await press(tab, 'Continue');
    await tab.waitForURL(/\/app\/evaluations\//);
    await tab.getByRole('radio').first().waitFor();
    expect(await tab.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toMatch(/eyJ|facet_answering/);
    expect(await visitor.page.context().cookies(server.baseUrl)).toEqual([]);
    // The launch is used up, and nothing of it is left in the tab.
    await tab.goto(`${server.baseUrl}/app/lti`);
    await title(tab, 'Please open it again').waitFor();
    await looksGood(tab, width, 'launch-2-again');
    expect([...visitor.errors, ...visitor.violations]).toEqual([]);
    await visitor.page.context().close();
  });

  it('shows within a frame nothing but a button that opens a tab', async () => {
    const visitor = await visit(browser, platform.address, { width });
    await choose(visitor.page, { person: people.student });
    await press(visitor.page, 'Open it within this page');
    const frame = visitor.page.frameLocator('iframe');
    const button = frame.getByRole('button', { name: 'Open in a new tab' });
    await button.waitFor();
    const tab = await tabOf(visitor.page, () => button.click());
    await title(tab, 'Your course evaluations').waitFor();
    expect(await visitor.page.context().cookies(server.baseUrl)).toEqual([]);
    await visitor.page.context().close();
  });

  it('comes from a platform whose roster can be compared with a section', async () => {
    const [{ id }] = (await service.call('GET', '/api/v1/course_evaluation_sections')).document.data;
    const target = `/api/v1/course_evaluation_sections/${id}/roster_difference?filter[context]=${id}`;
    const { status, document, text } = await service.call('GET', target);
    expect(status, text).toBe(200);
    expect(document.meta).toMatchObject({
      enrolled: 2,
      on_platform: 3,
      in_both: 1,
      only_here: 1,
      only_there: 1,
      unknown: 1,
    });
    expect(document.meta.people.unknown).toEqual(['Robin Newcomer']);
  });

  it('has instructors sign in, and shows them the results of the section', async () => {
    const visitor = await visit(browser, platform.address, { width });
    await choose(visitor.page, { person: 'Inês Carvalho-Lund', role: 'Instructor' });
    const tab = await tabOf(visitor.page, () => press(visitor.page, 'Open the evaluation in a new tab'));
    await press(tab, 'Continue');
    await pick(tab, 'Inês Carvalho-Lund');
    await tab.waitForURL(/\/app\/results\?section=[0-9a-f-]+$/);
    await tab.getByRole('button', { name: 'Sign out' }).waitFor();
    await visitor.page.context().close();
  });

  it('says to somebody who takes no class why there is nothing, with a code for the help desk', async () => {
    const visitor = await visit(browser, platform.address, { width });
    await choose(visitor.page, { person: 'Inês Carvalho-Lund' });
    const tab = await tabOf(visitor.page, () => press(visitor.page, 'Open the evaluation in a new tab'));
    await press(tab, 'Continue');
    await title(tab, 'You are not in any class here').waitFor();
    await tab.getByText('not_enrolled').waitFor();
    await looksGood(tab, width, 'launch-3-refused');
    await visitor.page.context().close();
  });
});
