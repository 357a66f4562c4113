import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../../../support/service.ts';
import { startBrowser } from '../../support/browser.ts';
import { visit } from '../support/visitor.ts';
import { looksGood, people, pick, type StaffServer, startStaffServer, troublesOf } from './support/staff-server.ts';

let service: TestService;
let server: StaffServer;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), startBrowser()]);
  server = await startStaffServer(service);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const stored = (page: Page) =>
  page.evaluate('JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])');

describe('staff', { timeout: 180_000 }, () => {
  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('sign in and out in a window of %i pixels, in %s', async (width, colorScheme) => {
    const shoot = (page: Page, name: string) => looksGood(page, width, `staff-${name}-${width}-${colorScheme}`);
    const visitor = await visit(browser, `${server.baseUrl}/app`, { width, colorScheme });
    const { page, requests } = visitor;
    await shoot(page, 'no-link');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await pick(page, people.officer);
    await title(page, `Hello, ${people.officer}`).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: '/app/home', search: '', hash: '' });
    await shoot(page, 'home');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: /yes/i }).click();
    await title(page, 'You have signed out').waitFor();
    await shoot(page, 'signed-out');
    // No token has been in any address, and none is kept.
    const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
    expect(requests.filter((each) => token.test(each))).toEqual([]);
    expect(await stored(page)).toBe('[[],[]]');
    expect(troublesOf(visitor, server)).toEqual([]);
    await page.context().close();
  });
});
