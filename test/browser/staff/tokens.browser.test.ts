import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { keptFromSystems } from '../../../app/src/staff/tokens/kept-from-systems.ts';
import { neverGivenByPersons } from '../../../lib/domain/access-tokens/authority-to-give.ts';
import { secretOf } from '../../support/secret-of.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import { openPage, signIn } from './support/sign-in.ts';
import { looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, openAs, stop } = await startStaff();
afterAll(stop);

const name = '<img src=x onerror="document.title=1">&lt;b>';
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const right = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true });

/** Everything of the browser that outlives a page, and its address. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state])');

describe('tokens', { timeout: 240_000 }, () => {
  it('are made, used and revoked', async () => {
    const visitor = await openAs(people.officer, '/tokens', narrow);
    const { page } = visitor;
    const shoot = (what: string) => looksGoodInViews(page, `staff-tokens-${what}`);
    await title(page, 'Tokens').waitFor();
    await page.getByRole('link', { name: 'New token' }).click();
    await press(page, 'Make the token');
    await page.getByText('Choose at least one right.').waitFor();
    expect(await page.getByLabel('What it is for').getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');
    await shoot('incomplete');
    await page.getByLabel('What it is for').fill(name);
    await right(page, 'People: read').check();
    await right(page, 'Results: see before the release').check();
    await page.getByLabel('Ends after').selectOption('30');
    await shoot('form');
    await press(page, 'Make the token');
    const dialog = page.getByRole('dialog', { name: 'The new token' });
    const secret = await dialog.getByLabel('Token').inputValue();
    expect(secret).toMatch(/^facet_[0-9a-f]{32}_[\w-]{43}$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
    expect(await keptBy(page)).not.toContain(secretOf(secret));
    await shoot('secret');
    await press(page, 'I have stored it');
    const headers = { authorization: `Bearer ${secret}` };
    expect((await service.call('GET', '/api/v1/users', { headers })).status).toBe(200);
    await page.reload();
    const row = rowOf(page, name);
    await row.getByText('Good').waitFor();
    expect(await page.content()).not.toContain(secretOf(secret));
    await row.getByText('2 rights').click();
    await row.getByText('Results: see before the release').waitFor();
    await row.getByText('by you').waitFor();
    await shoot('list');
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByText('Within 60 seconds it is refused everywhere.').waitFor();
    await shoot('revoke');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await row.getByText('Revoked').waitFor();
    await page.getByText(/is revoked\. It is refused everywhere/).waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('for oneself act for oneself', async () => {
    const { page } = await openAs(people.officer, '/tokens/new');
    await page.getByRole('radio', { name: /^A script of yours/ }).check();
    expect(await right(page, 'Imports: change').count()).toBe(0);
    await page.getByLabel('What it is for').fill('My script');
    await right(page, 'People: read').check();
    await press(page, 'Make the token');
    await press(page, 'I have stored it');
    await rowOf(page, 'My script').getByText('acts for you').waitFor();
  });

  it('last a year where the clock of the computer is ahead', async () => {
    const { page } = await signIn(browser, server, { as: people.officer, path: '/tokens' });
    // From the beginning: the application learns the service's time from each answer.
    await page.addInitScript('{ const now = Date.now; Date.now = () => now() + 120_000; }');
    await page.reload();
    await page.getByRole('link', { name: 'New token' }).click();
    await page.getByLabel('What it is for').fill('A year');
    await right(page, 'People: read').check();
    await page.getByLabel('Ends after').selectOption('365');
    await press(page, 'Make the token');
    await press(page, 'I have stored it');
    await rowOf(page, 'A year').getByText('Good').waitFor();
    await page.context().close();
  });

  it('are refused with the reason next to the field, where a colleague of the office may not give them', async () => {
    const { page } = await openAs(people.officer, '/tokens/new');
    await page.getByLabel('What it is for').fill('Too much');
    await right(page, 'People: read').check();
    // As when a group has lost a right since the page was opened.
    await page.route('**/api/v1/access_tokens', async (route) => {
      const sent = route.request().postDataJSON();
      sent.data.attributes.scopes = ['people:write'];
      await route.continue({ postData: JSON.stringify(sent) });
    });
    await press(page, 'Make the token');
    await page.getByRole('alert').getByText('The token was not made').waitFor();
    await page.locator('#scopes-error').getByText('The access token lacks the scope "people:write"').waitFor();
  });

  it('are for nobody else: an instructor reads that only some may open the page', async () => {
    const { page } = await openAs(people.instructor);
    for (const path of ['/tokens', '/tokens/new']) {
      await openPage(page, path);
      await title(page, 'You may not open this page').waitFor();
      expect(await page.getByRole('link', { name: 'Tokens' }).count()).toBe(0);
      await openPage(page, '/home');
    }
  });

  it('offers no right that the service allows no person to give to a system', () => {
    expect(keptFromSystems).toEqual(neverGivenByPersons);
  });
});
