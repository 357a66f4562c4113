import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, openAs, stop } = await startStaff();
afterAll(stop);
afterEach(() => vi.unstubAllEnvs());

const type = 'message_suppression';
const path = `/api/v1/${type}s`;
const at = '/message-suppressions';

const all = async () => (await service.call('GET', `${path}?page[size]=100`)).document.data;
beforeEach(async () => {
  for (const { id } of await all()) await service.call('DELETE', `${path}/${id}`);
});

const address = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@example.edu`;
const seedPerson = (name: string) => service.seed('user', { display_name: name, emails: [address(name)] });

/** Somebody who gets no mails for a reason that the service notes. */
const suppress = async (name: string, reason: string): Promise<void> => {
  const user = await seedPerson(name);
  await service.seed(type, { reason, day: '2026-11-20' }, { user: toOne(user) });
};

const open = (path = at, view?: View) => openAs(people.officer, path, view);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Signs in people of the office without some of its scopes. */
const without = (...scopes: readonly string[]): void => {
  const others = (sampleGroups['evaluation-office'] ?? []).filter((scope) => !scopes.includes(scope));
  vi.stubEnv('OIDC_GROUPS', JSON.stringify({ 'evaluation-office': others }));
};

describe('who gets no mails', { timeout: 240_000 }, () => {
  it('is listed, added and ended', async () => {
    const shoot = (name: string) => looksGoodInViews(page, `staff-suppressions-${name}`);
    const visitor = await open('/message-templates', narrow);
    const { page } = visitor;
    await page.locator('#main').getByRole('link', { name: 'Who gets no mails' }).click();
    await title(page, 'Who gets no mails').waitFor();
    await page.getByText('The service writes to everybody').waitFor();
    await shoot('none');
    await suppress('Ada Bounce', 'bounced');
    await suppress('Ben Spam', 'complained');
    await suppress('Cleo Quiet', 'unsubscribed');
    const name = 'Dora';
    await seedPerson(name);
    await press(page, 'Add a person …');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('E-mail address of the person');
    await field.fill('nobody@example.edu');
    await confirm(page, 'Send no mails');
    await dialog.getByText('Nobody has this address.').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');
    await shoot('nobody');
    await field.fill(address(name).toUpperCase());
    await page.keyboard.press('Enter');
    await page.getByText(`The service does not write to ${name} any more.`).waitFor();
    await row(page, name).getByText('The evaluation office has said so').waitFor();
    await row(page, 'Ada Bounce').getByText('20 November 2026').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shoot('list');
    await press(page, 'Add a person …');
    await field.fill(address(name));
    await confirm(page, 'Send no mails');
    await dialog.getByText('This person gets no mails already.').waitFor();
    await confirm(page, 'Cancel');
    await page.getByLabel('Reason', { exact: true }).selectOption('Called a mail spam');
    await row(page, 'Ada Bounce').waitFor({ state: 'detached' });
    await row(page, 'Ben Spam').waitFor();
    await page.getByLabel('Reason', { exact: true }).selectOption('All reasons');
    await button(page, `Write again … ${name}`).click();
    await page.getByRole('dialog', { name: `Write to ${name} again?` }).waitFor();
    await confirm(page, 'Cancel');
    await button(page, 'Write again … Ada Bounce').click();
    await dialog.getByText('If the address still does not exist, the next mail comes back too.').waitFor();
    await shoot('end');
    await confirm(page, 'Write again');
    await page.getByText('The service writes to Ada Bounce again.').waitFor();
    await row(page, 'Ada Bounce').waitFor({ state: 'detached' });
    expect(await all()).toHaveLength(3);
    await page.getByLabel('Reason', { exact: true }).selectOption('bounced');
    await page.getByText('Nobody for this reason').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('is listed by pages', async () => {
    for (let number = 10; number < 61; number += 1) await suppress(`Person ${number}`, 'bounced');
    const { page } = await open();
    const rows = page.getByRole('row');
    await rows.nth(50).waitFor();
    expect(await rows.count()).toBe(51);
    const first = await rows.nth(1).innerText();
    await press(page, 'Next');
    await expect.poll(() => rows.count()).toBe(2);
    // Those of one day are in no order.
    const [name = ''] = /Person \d+/.exec(await rows.nth(1).innerText()) ?? [];
    await button(page, `Write again … ${name}`).click();
    await confirm(page, 'Write again');
    await page.getByText(`The service writes to ${name} again.`).waitFor();
    await expect.poll(() => rows.count()).toBe(51);
    expect(await rows.nth(1).innerText()).toBe(first);
  });

  it('is ended by the keyboard alone', async () => {
    await suppress('Ada Keys', 'unsubscribed');
    const { page } = await open();
    await button(page, 'Write again … Ada Keys').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Write again … Ada Keys');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Write again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The service writes to everybody').waitFor();
  });

  it('is only read by an account that cannot write messages, without names where it cannot read these', async () => {
    await suppress('Ada Read', 'bounced');
    without('messages:write', 'people:read');
    const { page } = await open();
    await row(page, 'Somebody').getByText('The address does not exist').waitFor();
    expect(await page.getByRole('button', { name: /^(Write again|Add a person)/ }).count()).toBe(0);
  });

  it('is not shown to people that cannot see messages', async () => {
    without('messages:write', 'messages:read');
    const { page } = await open();
    await title(page, 'You may not open this page').waitFor();
  });
});
