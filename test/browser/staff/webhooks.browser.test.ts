import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWebhooks, type TestWebhooks } from '../../support/dispatch.ts';
import { answering, openReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { signIn } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { browser, service, server, openAs, stop } = await startStaff();

let webhooks: TestWebhooks;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await openReceiver();
  webhooks = await openWebhooks(service);
}, 120_000);
afterAll(async () => {
  await stop();
  receiver?.close();
});

beforeEach(() => {
  receiver.reply = answering(204);
});

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const open = async (view?: View, as = people.officer) => {
  const visitor = await openAs(as, '/webhooks', view);
  visitor.page.setDefaultTimeout(90_000);
  return visitor;
};
const change = async (): Promise<void> => {
  await service.seed('user', { display_name: 'Somebody' });
  await webhooks.deliver();
};
const make = async (page: Page, description: string): Promise<string> => {
  await page.getByRole('link', { name: 'New endpoint' }).click();
  await page.getByLabel('Address', { exact: true }).fill(receiver.url);
  await page.getByLabel('What it is for').fill(description);
  await press(page, 'Send the ping and make the endpoint');
  const secret = await page.getByRole('dialog').getByLabel('Secret').inputValue();
  await press(page, 'I have stored it');
  return secret;
};
const remove = async (page: Page): Promise<void> => {
  await press(page, 'Delete …');
  await confirm(page, 'Delete');
  await title(page, 'Webhooks').waitFor();
};

describe('webhooks', { timeout: 240_000 }, () => {
  it('are made, tested, followed and deleted', async () => {
    const visitor = await signIn(browser, server, { as: people.officer, path: '/webhooks', ...narrow });
    const { page } = visitor;
    await page.clock.install();
    const shoot = (name: string) => looksGoodInViews(page, `staff-webhooks-${name}`);
    await shown(page, 'There is no endpoint yet').waitFor();
    await shoot('none');
    await page.getByRole('link', { name: 'New endpoint' }).click();
    await page.getByLabel('Address', { exact: true }).fill('http://hr.example/in');
    await page.getByRole('radio', { name: 'Only those of' }).check();
    await press(page, 'Send the ping and make the endpoint');
    await shown(page, 'Choose at least one kind.').waitFor();
    await page.getByRole('checkbox', { name: 'People' }).check();
    await press(page, 'Send the ping and make the endpoint');
    await shown(page, 'The endpoint was not made').waitFor();
    expect(await page.getByLabel('Address', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await shoot('refused');
    await page.getByLabel('Address', { exact: true }).fill(receiver.url);
    await page.getByLabel('What it is for').fill('Sync of the HR system');
    await press(page, 'Send the ping and make the endpoint');
    const secret = page.getByRole('dialog', { name: 'The secret of this endpoint' }).getByLabel('Secret');
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await shoot('secret');
    await press(page, 'I have stored it');
    await title(page, 'Sync of the HR system').waitFor();
    await shown(page, 'A delivery appears here').waitFor();
    await press(page, 'Send a ping');
    await shown(page, 'The ping was answered with success').waitFor();
    receiver.reply = answering(503, {}, 'Down for maintenance');
    await change();
    // The page asks again four times a minute.
    await page.clock.runFor(15_000);
    await page.getByRole('cell', { name: 'Failed, to be tried again' }).waitFor();
    await shown(page, 'The last messages failed').waitFor();
    await press(page, 'Send a ping');
    await shown(page, 'The answer had the status 503').waitFor();
    await shoot('failing');
    receiver.reply = answering(204);
    await page
      .getByRole('button', { name: /^Send again/ })
      .first()
      .click();
    await confirm(page, 'Send again');
    await shown(page, 'The event is on its way again.').waitFor();
    await webhooks.deliver();
    await page.getByRole('cell', { name: 'Succeeded' }).waitFor();
    await shoot('deliveries');
    await page.getByLabel('Show').selectOption('exhausted');
    await shown(page, 'No delivery is in this state.').waitFor();
    await press(page, 'Delete …');
    await shoot('delete');
    await confirm(page, 'Delete');
    await shown(page, 'There is no endpoint yet').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
    await page.context().close();
  });

  it('are changed, get new secrets, are disabled and enabled, and recover what was missed', async () => {
    const visitor = await open();
    const { page } = visitor;
    const first = await make(page, 'Directory');
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByRole('radio', { name: 'Only those of' }).check();
    await page.getByRole('checkbox', { name: 'People' }).check();
    await press(page, 'Save');
    await page.getByRole('definition').filter({ hasText: 'People' }).waitFor();
    await press(page, 'New secret …');
    await confirm(page, 'Make a new secret');
    const dialog = page.getByRole('dialog', { name: 'The secret of this endpoint' });
    await dialog.getByText(/^Until .* messages are signed by the new secret and by the one before/).waitFor();
    expect(await dialog.getByLabel('Secret').inputValue()).not.toBe(first);
    await press(page, 'I have stored it');
    await page.reload();
    await title(page, 'Directory').waitFor();
    expect(await page.content()).not.toContain('whsec_');
    await press(page, 'Disable …');
    await confirm(page, 'Disable');
    await shown(page, 'Disabled by you').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Enable …');
    const before = receiver.events.length;
    await change();
    expect(receiver.events).toHaveLength(before);
    await looksGood(page, 1280, 'staff-webhooks-disabled-1280-light');
    await press(page, 'Enable …');
    await confirm(page, 'Enable');
    await press(page, 'Send what was missed …');
    await page.getByRole('dialog').getByLabel('Since').fill('2020-01-01T00:00');
    await confirm(page, 'Send');
    const since = page.getByRole('dialog').getByLabel('Since');
    expect(
      await since.evaluate((input: { validity: { rangeUnderflow: boolean } }) => input.validity.rangeUnderflow),
    ).toBe(true);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);
    await page.getByRole('dialog').getByLabel('Since').fill(yesterday);
    await looksGood(page, 1280, 'staff-webhooks-recover-1280-light');
    await confirm(page, 'Send');
    await shown(page, 'Looking for what was missed …').waitFor();
    await webhooks.recover();
    await shown(page, /events? (is|are) on the way again/).waitFor();
    expect(receiver.events.length).toBeGreaterThan(before);
    await remove(page);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('get one new secret where its answer was lost: the one that the other system has continues to sign', async () => {
    const { page } = await open();
    const secret = await make(page, 'Payroll');
    await page.route('**/secret_rotations', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'New secret …');
    await confirm(page, 'Make a new secret');
    await shown(page, 'The connection broke off').waitFor();
    await page.unroute('**/secret_rotations');
    await confirm(page, 'Make a new secret');
    await shown(page, 'The answer that had the secret was lost.').waitFor();
    const before = receiver.events.length;
    await change();
    const [{ body = '', headers = {} } = {}] = receiver.events.slice(before);
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toBeTruthy();
    await press(page, 'I have stored it');
    await remove(page);
  });

  it('are not shown from memory once they are deleted', async () => {
    const { page } = await open();
    await make(page, 'Short-lived');
    await remove(page);
    await page.goBack();
    await title(page, 'There is no such page').waitFor();
  });

  it('that the other system wants no more say so, and what to do', async () => {
    const { page } = await open();
    await make(page, 'Gone');
    receiver.reply = answering(410);
    await change();
    receiver.reply = answering(204);
    await page.reload();
    await shown(page, 'Stopped: the other system has answered “410 Gone”').waitFor();
    await looksGood(page, 1280, 'staff-webhooks-gone-1280-light');
    await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('row', { name: /Gone.*Stopped/ }).waitFor();
    await looksGood(page, 1280, 'staff-webhooks-list-1280-light');
  });

  it('are not shown to people that cannot see them', async () => {
    const { page } = await open({}, people.instructor);
    expect(await page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0);
    await title(page, 'You may not open this page').waitFor();
  });
});
