import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';
import { startBrowser, views } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import { looksGood, people, type StaffServer, signIn, startStaffServer, troublesOf } from './support/staff-server.ts';

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

afterEach(() => vi.unstubAllEnvs());

const type = 'message_suppression';

const suppress = async (name: string, reason: string): Promise<void> => {
  const user = await service.seed('user', { display_name: name, emails: [`${name.toLowerCase()}@college.example`] });
  await service.seed(type, { reason, day: '2025-12-02' }, { user: toOne(user) });
};

describe('those who get no mails', { timeout: 120_000 }, () => {
  it.each(views)('are listed by reason, and written to again, at %i pixels in %s', async (width, colorScheme) => {
    const shoot = (name: string) => looksGood(page, width, `staff-suppressions-${name}-${width}-${colorScheme}`);
    const visitor = await signIn(browser, server, { as: people.officer, path: '/home', width, colorScheme });
    const { page } = visitor;
    await page.getByRole('navigation').getByRole('link', { name: 'Who gets no mails' }).click();
    await page.getByText('The service writes to everybody').waitFor();
    await suppress('Ada', 'bounced');
    await suppress('Bob', 'unsubscribed');
    await page.reload();
    await page.getByText('ada@college.example').waitFor();
    await shoot('list');
    await page.getByLabel('Reason', { exact: true }).selectOption('unsubscribed');
    await expect.poll(() => page.getByText('ada@college.example').count()).toBe(0);
    await page.getByLabel('Reason', { exact: true }).selectOption('bounced');
    await press(page, 'Write again … Ada');
    await page.getByText('If the address still does not exist, the next mail comes back too.').waitFor();
    await shoot('again');
    await page.getByRole('dialog').getByRole('button', { name: 'Write again', exact: true }).click();
    await page.getByText('The service writes to Ada again.').waitFor();
    await page.getByText('Nobody for this reason').waitFor();
    await title(page, 'Who gets no mails').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
    await page.context().close();
    const { document } = await service.call('GET', `/api/v1/${type}s`);
    for (const { id } of document.data) await service.call('DELETE', `/api/v1/${type}s/${id}`);
  });

  it('stay where an account reads alone', async () => {
    await suppress('Eve', 'manual');
    const others = (sampleGroups['evaluation-office'] ?? []).filter((scope) => scope !== 'messages:write');
    vi.stubEnv('OIDC_GROUPS', JSON.stringify({ 'evaluation-office': others }));
    const { page } = await signIn(browser, server, { as: people.officer, path: '/message-suppressions' });
    await page.getByRole('row').getByText('The evaluation office has said so').waitFor();
    expect(await page.getByRole('button', { name: /Write again/ }).count()).toBe(0);
    await page.context().close();
  });
});
