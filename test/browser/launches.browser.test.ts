import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LearningPlatform,
  startLearningPlatform,
} from '../../infra/local/learning-platform/start-learning-platform.ts';
import { samplePeople } from '../../infra/local/provider/people.ts';
import { startService, type TestService } from '../support/service.ts';
import { pick } from './staff/support/sign-in.ts';
import { looksGood, people, type StaffServer, startStaffServer } from './staff/support/staff-server.ts';
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

  it.each([width, 1280])('comes from a platform that has registered itself with a link, at %i pixels', async (wide) => {
    const attributes = { name: 'Registered', user_match: 'email', section_match: 'context_id' };
    const body = { data: { type: 'lti_registration', attributes } };
    const { document } = await service.call('POST', '/api/v1/lti_registrations', { body });
    const link = String(document.meta.link).replace('http://facet.test', server.baseUrl);
    const visitor = await visit(browser, platform.address, { width: wide });
    const { page } = visitor;
    await page.goto(platform.address);
    await page.getByLabel('Registration link of a tool').fill(link);
    await press(page, 'Register the tool');
    const frame = page.frameLocator('iframe');
    const button = frame.getByRole('button', { name: 'Set up' });
    await button.waitFor();
    await page.screenshot({ path: `dist/screenshots/register-1-framed-${wide}.png` });
    const tab = await tabOf(page, () => button.click());
    await title(tab, 'The course evaluations are set up').waitFor();
    await looksGood(tab, wide, `register-2-done-${wide}`);
    // The tab has said so to the platform.
    await page.getByText('The tool is registered.').waitFor();
    const known = (await service.call('GET', '/api/v1/lti_platforms')).document.data.find(
      (each: { attributes: { name: string; is_active: boolean } }) =>
        each.attributes.name === 'Registered' && !each.attributes.is_active,
    );
    expect(known.attributes).toMatchObject({ issuer: platform.address, deployment_ids: ['1'], is_active: false });
    // Opened again, in a tab: the link is used up.
    const again = new URL(link);
    again.searchParams.set('openid_configuration', `${platform.address}/openid-configuration`);
    await page.goto(again.href);
    await page.getByText('registration_expired').waitFor();
    await looksGood(page, wide, `register-3-used-${wide}`);
    const change = { type: 'lti_platform', id: known.id, attributes: { is_active: true } };
    await service.call('PATCH', `/api/v1/lti_platforms/${known.id}`, { body: { data: change } });
    await choose(page, { person: people.student });
    await page.getByRole('combobox', { name: 'Client' }).selectOption(known.attributes.client_id);
    const launched = await tabOf(page, () => press(page, 'Open the evaluation in a new tab'));
    await title(launched, 'Your course evaluations').waitFor();
    expect([...visitor.errors, ...visitor.violations]).toEqual([]);
    await page.context().close();
  });

  it('asks in a tab of its own whether it is to be set up', async () => {
    const attributes = { name: 'Unframed', user_match: 'email', section_match: 'context_id' };
    const body = { data: { type: 'lti_registration', attributes } };
    const { document } = await service.call('POST', '/api/v1/lti_registrations', { body });
    const link = new URL(String(document.meta.link).replace('http://facet.test', server.baseUrl));
    link.searchParams.set('openid_configuration', `${platform.address}/openid-configuration`);
    const visitor = await visit(browser, platform.address, { width });
    const { page } = visitor;
    await page.goto(link.href);
    await title(page, 'Set up the course evaluations').waitFor();
    await looksGood(page, width, 'register-4-unframed');
    await press(page, 'Set up');
    // The platform wants the token that it adds to the link.
    await page.getByText('registration_unavailable: registration').waitFor();
    await looksGood(page, width, 'register-5-refused');
    expect(visitor.violations).toEqual([]);
    await page.context().close();
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
