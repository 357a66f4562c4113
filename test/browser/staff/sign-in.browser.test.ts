import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '../../../infra/local/gateway/gateway.ts';
import { operationRoutes } from '../../../infra/local/gateway/operation-routes.ts';
import { openWebApp } from '../../../infra/local/gateway/web-app.ts';
import { buildWebApp } from '../../../infra/web/build-web-app.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import { keepNothing, visit } from '../support/visitor.ts';
import { pick, signIn } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, stop } = await startStaff();
afterAll(stop);

const stored = (page: Page) =>
  page.evaluate('JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])');

describe('staff', { timeout: 180_000 }, () => {
  it('sign in and out', async () => {
    const shoot = (page: Page, name: string) => looksGoodInViews(page, `staff-${name}`);
    const visitor = await visit(browser, `${server.baseUrl}/app`, narrow);
    const { page, requests } = visitor;
    await title(page, 'What do you think of your courses?').waitFor();
    await shoot(page, 'no-link');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await pick(page, people.officer);
    await title(page, `Hello, ${people.officer}`).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: '/app/home', search: '', hash: '' });
    await shoot(page, 'home');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Yes, sign out' }).click();
    await title(page, 'You have signed out').waitFor();
    await shoot(page, 'signed-out');
    // No token has been in any address, and none is kept.
    const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
    expect(requests.filter((each) => token.test(each))).toEqual([]);
    expect(await stored(page)).toBe('[[],[]]');
    expect(troublesOf(visitor, server)).toEqual([]);
    await page.context().close();
  });

  it('come back to where they were after a reload, asked nothing', async () => {
    const { page } = await signIn(browser, server, { as: people.officer, path: '/periods' });
    await title(page, 'Evaluation periods').waitFor();
    // That somebody of staff's is here, and nothing of who.
    expect(await stored(page)).toBe('[[],[["facet.staff","1"]]]');
    await page.reload();
    await title(page, 'Evaluation periods').waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: '/app/periods', search: '' });
    await page.context().close();
  });

  it.each([
    ['ahead', 5],
    ['behind', -5],
  ])('sign in where the clock of the computer is hours %s', async (_what, hours) => {
    const { page } = await visit(browser, 'about:blank');
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto(`${server.baseUrl}/app/home`);
    await pick(page, people.officer);
    await title(page, /^Hello/).waitFor();
    await page.context().close();
  });

  it('get back to the page before, also after a reload', async () => {
    const { page } = await signIn(browser, server, { as: people.officer });
    await page.getByRole('navigation').getByRole('link', { name: 'Evaluation periods' }).click();
    await title(page, 'Evaluation periods').waitFor();
    await page.reload();
    await title(page, 'Evaluation periods').waitFor();
    await page.goBack();
    await title(page, /^Hello/).waitFor();
    await page.context().close();
  });

  it('are asked to sign in again when the token has ended, and not before they want to', async () => {
    const { page } = await visit(browser, `${server.baseUrl}/app/home`);
    await page.route('**/token', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), expires_in: 1 } });
    });
    await pick(page, people.officer);
    await title(page, /^Hello/).waitFor();
    await page.route('**/api/v1/course_evaluation_results*', (route) => route.fulfill({ status: 401, json: {} }));
    await page.getByRole('navigation').getByRole('link', { name: 'Results' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your sign-in has ended' });
    await dialog.waitFor();
    await looksGood(page, 1280, 'staff-ended-1280-light');
    await page.unroute('**/api/v1/course_evaluation_results*');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await title(page, 'Results').waitFor();
    await page.context().close();
  });

  it('are asked to sign in again when their token is taken no more, and see where the provider can’t be reached', async () => {
    const { page } = await signIn(browser, server, { as: people.officer });
    await page.route('**/api/v1/course_evaluation_results*', (route) => route.fulfill({ status: 401, json: {} }));
    await page.getByRole('navigation').getByRole('link', { name: 'Results' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your sign-in has ended' });
    await page.route('**/.well-known/openid-configuration', (route) => route.abort('connectionrefused'));
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await dialog.getByText('The identity provider can’t be reached').waitFor();
    await page.unroute('**/.well-known/openid-configuration');
    await page.unroute('**/api/v1/course_evaluation_results*');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await title(page, 'Results').waitFor();
    await page.context().close();
  });

  it('can look at the page in peace when the token has ended while it was asked for again and again', async () => {
    const { page, requests } = await visit(browser, 'about:blank');
    await page.clock.install();
    await page.goto(`${server.baseUrl}/app/imports`);
    await page.route('**/token', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), expires_in: 1 } });
    });
    const attributes = { state: 'running', file_name: 'term.zip', dry_run: true, rejected: null, counts: null };
    const running = { type: 'import', id: '0', attributes: { ...attributes, created_at: '2026-11-22T12:00:00Z' } };
    const json = { data: [running], links: { prev: null, next: null }, meta: {} };
    await page.route('**/api/v1/imports?*', (route) =>
      route.fulfill({ json, contentType: 'application/vnd.api+json' }),
    );
    await pick(page, people.officer);
    await page.getByText('term.zip').waitFor();
    await page.route('**/api/v1/imports?*', (route) => route.fulfill({ status: 401, json: {} }));
    const dialog = page.getByRole('dialog', { name: 'Your sign-in has ended' });
    await dialog.getByRole('button', { name: 'Look at the page first' }).click();
    // Longer than from one time to the next, several times.
    requests.length = 0;
    await page.clock.runFor(60_000);
    expect(requests).toEqual([]);
    expect(await dialog.count()).toBe(0);
    await page.getByText('term.zip').waitFor();
    await page.context().close();
  });

  it('that the service does not know see so, and are not sent round and round', async () => {
    const { page, requests } = await visit(browser, `${server.baseUrl}/app/home`);
    const type = 'user';
    const id = server.users.get(people.student)?.id ?? '';
    const data = { type, id, attributes: { emails: ['somebody.else@example.edu'] } };
    expect((await service.call('PATCH', `/api/v1/users/${id}`, { body: { data } })).status).toBe(200);
    await pick(page, people.student);
    await title(page, 'Facet does not know you').waitFor();
    await looksGood(page, 1280, 'staff-unknown-1280-light');
    expect(requests.filter((each) => each.includes('/auth?'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
    await pick(page, people.chair);
    await title(page, `Hello, ${people.chair}`).waitFor();
    await page.context().close();
  });

  it('who teach and chair nothing yet are not taken for students', async () => {
    const { page } = await signIn(browser, server, { as: people.instructor });
    await page.getByText('Instructors and heads of departments find their results here').waitFor();
    await page.context().close();
  });

  it('learn what to allow where the browser keeps nothing, which a sign-in needs', async () => {
    const { page, errors } = await visit(browser, 'about:blank');
    await keepNothing(page);
    await page.goto(`${server.baseUrl}/app/home`);
    await title(page, 'Your browser blocks site data').waitFor();
    await looksGood(page, 1280, 'staff-not-kept-1280-light');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('learn where nobody has set up how to sign in', async () => {
    const webApp = openWebApp(buildWebApp);
    const other: Gateway = await startGateway(operationRoutes(), { port: 0, host: '127.0.0.1', webApp });
    const { page, errors } = await visit(browser, `${other.baseUrl}/app/home`);
    await title(page, 'Signing in is not set up').waitFor();
    await looksGood(page, 1280, 'staff-not-set-up-1280-light');
    expect(errors).toEqual([]);
    await page.context().close();
    await other.stop();
  });
});
