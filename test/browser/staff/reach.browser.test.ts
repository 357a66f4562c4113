import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../support/visitor.ts';
import { seedInstitution, seedPeriodOf } from './support/periods.ts';
import { openPage, signIn } from './support/sign-in.ts';
import { fits, looksGood, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, openAs, stop } = await startStaff();

let period: string;
beforeAll(async () => {
  const institution = await seedInstitution(service);
  const plan = { name: 'Autumn 2026, end of term', opens: -9, closes: 5, responses: 30 };
  period = await seedPeriodOf(service, institution, plan);
}, 180_000);
afterAll(stop);

/** Texts that are cut off, or stand beyond the edge, where nothing scrolls. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const styleOf = (element) => getComputedStyle(element);
    const scrolls = (element) =>
      element !== null && (/auto|scroll/.test(styleOf(element).overflowX) || scrolls(element.parentElement));
    const isShown = (element) =>
      styleOf(element).clipPath === 'none' && styleOf(element).visibility === 'visible' && element.checkVisibility();
    const hasText = (element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim() !== '');
    const isCut = (element) => {
      const { left, right } = element.getBoundingClientRect();
      const hides = /hidden|clip/.test(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
      return hides || (!scrolls(element) && (right > innerWidth + 1 || left < -1));
    };
    return [...document.querySelectorAll('body *')]
      .filter((each) => hasText(each) && isShown(each) && !each.closest('svg, .visually-hidden, .skip') && isCut(each))
      .map(({ tagName, textContent }) => tagName + ' ' + textContent.slice(0, 60));
  })()`);

const paths = () => [
  '/periods',
  `/periods/${period}`,
  `/periods/${period}/questions`,
  `/periods/${period}/questions/try`,
  `/periods/${period}/question-layers`,
  '/periods/new',
  '/results',
  '/reports',
  '/comments',
  '/message-templates',
  '/message-templates/new',
  '/message-suppressions',
  '/question-bank',
  '/question-bank/new',
  '/question-bank/kinds',
  '/search',
  '/imports',
  '/tokens',
  '/tokens/new',
  '/institution',
  '/learning-platforms',
  '/learning-platforms/new',
  '/webhooks',
  '/webhooks/new',
];

const settled = async (page: Page): Promise<void> => {
  await page.locator('#main h1').waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
};

/** Presses the tabulator until something of a name has the focus. */
const tabTo = async (page: Page, name: RegExp, most = 80): Promise<void> => {
  const seen: string[] = [];
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(`(() => {
      const { activeElement: element } = document;
      const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
      return (label ?? element.textContent ?? '').trim();
    })()`);
    seen.push(focused);
    if (name.test(focused)) return;
  }
  throw new Error(`${name} was not reached: ${seen.join(' | ')}`);
};

const focusedName = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent.trim()');
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

describe('pages of staff', { timeout: 240_000 }, () => {
  // A window of 1280 pixels, at 200 % and at 400 % zoom. What axe finds follows from the document: once is enough.
  it('reflow when they are enlarged: nothing is cut off, and nothing but tables scrolls sideways', async () => {
    const visitor = await signIn(browser, server, { as: people.officer, deviceScaleFactor: 4, colorScheme: 'dark' });
    const { page } = visitor;
    const reflows = async (name: string) => {
      for (const [width, height, check] of [
        [640, 450, fits],
        [320, 256, looksGood],
      ] as const) {
        await page.setViewportSize({ width, height });
        await check(page, width, `staff-zoom-${width}${name}`);
        expect(await cutOff(page), `${name}, ${width}`).toEqual([]);
      }
    };
    await settled(page);
    await reflows('-home');
    for (const path of paths()) {
      await openPage(page, path);
      await settled(page);
      await reflows(path.replaceAll('/', '-').slice(0, 16));
    }
    await openPage(page, `/periods/${period}`);
    await page.getByRole('button', { name: 'Close now' }).click();
    const dialog = page.getByRole('dialog');
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: (width * 4) / 5 });
      await dialog.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
      const box = await dialog.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      expect(await cutOff(page)).toEqual([]);
    }
    expect(troublesOf(visitor, server)).toEqual([]);
    await page.context().close();
  });

  it('show the entry of the navigation where one is, however narrow the window', async () => {
    const { page } = await openAs(people.officer, '/webhooks', { width: 390 });
    await settled(page);
    const { x = -1, width = 0 } = (await page.locator('nav [aria-current=page]').boundingBox()) ?? {};
    expect(x >= 0 && x + width <= 390).toBe(true);
  });

  it('show it in colours that the reader has forced on all pages', async () => {
    const { page } = await signIn(browser, server, { as: people.officer, path: '/webhooks', forcedColors: 'active' });
    await settled(page);
    const lineOf = (entry: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('nav a${entry}')).borderBottomColor`);
    expect(await lineOf('[aria-current=page]')).not.toBe(await lineOf(':not([aria-current])'));
    await page.context().close();
  });

  it('work by the keyboard alone: a period, and a dialog that is left', async () => {
    const visitor = await openAs(people.officer);
    const { page } = visitor;
    await settled(page);
    await tabTo(page, /^Evaluation periods$/);
    await page.keyboard.press('Enter');
    await heading(page, 'Evaluation periods').waitFor();
    expect(await focusedName(page)).toBe('Evaluation periods');
    await tabTo(page, /^Autumn 2026, end of term$/);
    await page.keyboard.press('Enter');
    await heading(page, 'Autumn 2026, end of term').waitFor();
    await tabTo(page, /^Close now$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Close this period now?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Close now');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    // Faster than anybody types: before the browser reports that the dialog was closed.
    await page.evaluate(`(async () => {
      document.querySelector('dialog .secondary').click();
      await null;
      document.activeElement.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    })()`);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await tabTo(page, /^Cancel$/, 6);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Close now');
    expect(
      (await service.call('GET', `/api/v1/course_evaluation_periods/${period}`)).document.data.attributes.status,
    ).toBe('open');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('work by the keyboard alone: results, imports and a token', async () => {
    const visitor = await openAs(people.officer);
    const { page } = visitor;
    await settled(page);
    await tabTo(page, /^Results$/);
    await page.keyboard.press('Enter');
    await heading(page, 'Results').waitFor();
    await settled(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.querySelector("#main").contains(document.activeElement)')).toBe(true);
    await openPage(page, '/imports');
    await settled(page);
    await tabTo(page, /zip|file/i);
    await openPage(page, '/tokens');
    await settled(page);
    await tabTo(page, /^New token$/);
    await page.keyboard.press('Enter');
    await heading(page, 'New token').waitFor();
    await tabTo(page, /^What it is for$/);
    await page.keyboard.type('By keyboard');
    await tabTo(page, /^People: read$/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Make the token$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'The new token' }).waitFor();
    await tabTo(page, /^I have stored it$/, 6);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Tokens');
    await tabTo(page, /^Revoke … By keyboard$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^Revoke$/, 6);
    await page.keyboard.press('Enter');
    await page.getByText(/“By keyboard” is revoked/).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The button that opened the dialog has gone with the token.
    await expect.poll(() => focusedName(page)).toBe('Tokens');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('say that the service is away where a part of the application does not come', async () => {
    const { page } = await openAs(people.officer);
    await settled(page);
    await page.route(/tokens-page/, (route) => route.abort());
    await page.getByRole('link', { name: 'Tokens' }).first().click();
    await heading(page, 'This can’t be shown just now').waitFor();
    await page.unroute(/tokens-page/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Tokens').waitFor();
  });

  it('say so where nothing of theirs comes', async () => {
    const { page } = await visit(browser, 'about:blank');
    await page.route(/staff-app/, (route) => route.abort());
    await page.goto(`${server.baseUrl}/app/home`);
    await heading(page, 'This can’t be shown just now').waitFor();
    await page.unroute(/staff-app/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: people.officer }).waitFor();
    await page.context().close();
  });

  it('know an address that leads nowhere, for staff as for students', async () => {
    const { page } = await openAs(people.officer);
    await page.goto(`${server.baseUrl}/app/nothing-of-this-name`);
    await heading(page, 'There is no such page').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await heading(page, `Hello, ${people.officer}`).waitFor();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`${server.baseUrl}/app/nothing-of-this-name`);
    await elsewhere.getByText('Students open the link in their invitation.').waitFor();
    await elsewhere.getByRole('link', { name: 'Sign in' }).waitFor();
    await elsewhere.close();
  });
});
