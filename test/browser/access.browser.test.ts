import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../infra/local/gateway/gateway.ts';
import { startService } from '../support/service.ts';
import { accessibilityProblems, startBrowser } from './support/browser.ts';
import { type AnsweringTerm, seedAnsweringTerm } from './support/term.ts';
import { picture, startServer, visit } from './support/visitor.ts';

const attack = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const parts = {
  [`Part ${attack}`]: [
    {
      kind: 'single_choice',
      text: `Choice ${attack}`,
      text_translations: { de: `Wahl ${attack}`, fr: 'Choix', 'zh-yue': '選擇' },
      choices: [{ key: 'a', label: `Label ${attack}`, label_translations: { de: `Antwort ${attack}` } }],
      allows_comment: true,
      is_required: true,
    },
    {
      ...{ kind: 'scale', subject: 'instructor', text: 'Explains well' },
      scale: { points: 2, labels: [attack, 'No'], label_translations: { de: [attack, 'Nein'] } },
    },
  ],
};

let term: AnsweringTerm;
let server: Gateway;
let browser: Browser;
beforeAll(async () => {
  const [service, started] = await Promise.all([startService(), startBrowser()]);
  browser = started;
  const courses = [{ name: `Course ${attack}`, teachers: [`Teacher ${attack}`] }];
  term = await seedAnsweringTerm(service, { parts, courses });
  server = await startServer();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const isFocused = (page: Page, name: string | RegExp, role: 'button' | 'link' | 'radio' | 'textbox' = 'button') =>
  page.getByRole(role, { name }).evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until something has the focus; fails when it never has. */
const tabTo = async (page: Page, name: string | RegExp, role: 'button' | 'link' | 'radio' | 'textbox' = 'button') => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isFocused(page, name, role)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads to no ${role} ${name}`);
};

describe('the web application', { timeout: 120_000 }, () => {
  it('runs nothing of what is in names, questions and comments', async () => {
    const { page, violations, errors } = await visit(browser, server.baseUrl + (await term.invite()));
    await page.getByRole('button', { name: 'Show my evaluations' }).click();
    await page.getByRole('link', { name: /^Course </ }).click();
    await page.getByRole('radio', { name: /^Label </ }).check();
    await page.getByText('Add a comment').click();
    await page.getByRole('textbox').fill(attack);
    await page.getByRole('heading', { name: /About Teacher </ }).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('group', { name: /^Wahl </ }).waitFor();
    await page.getByRole('button', { name: 'Antworten senden' }).click();
    await page.getByRole('button', { name: 'Jetzt senden' }).click();
    await page.getByRole('heading', { name: 'Vielen Dank!' }).waitFor();
    expect(await page.evaluate('window.hit')).toBeUndefined();
    expect({ violations, errors }).toEqual({ violations: [], errors: [] });
    await page.context().close();
  });

  it('keeps other pages from putting a frame around it, and sends the policy with every file', async () => {
    const [document, missing] = await Promise.all(
      ['/app', '/app/assets/none.js'].map((path) => fetch(server.baseUrl + path)),
    );
    expect([document?.status, missing?.status]).toEqual([200, 404]);
    for (const answer of [document, missing]) {
      const policy = answer?.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(answer?.headers.get('x-frame-options')).toBe('DENY');
      expect(answer?.headers.get('referrer-policy')).toBe('no-referrer');
    }
    const { page } = await visit(browser, `${server.baseUrl}/reference/guide.css`);
    const framed = await page.evaluate(`new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.onload = () => { try { resolve(frame.contentDocument?.body?.innerText ?? 'refused'); } catch { resolve('refused'); } };
      frame.src = '/app';
      document.documentElement.append(frame);
    })`);
    expect(framed).not.toContain('Open the link');
    await page.context().close();
  });

  it('needs no mouse', async () => {
    const { page } = await visit(browser, server.baseUrl + (await term.invite()));
    await tabTo(page, 'Show my evaluations');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Your evaluations' }).waitFor();
    await tabTo(page, /^Course </, 'link');
    await page.keyboard.press('Enter');
    await page.getByText('Before you answer').waitFor();
    await tabTo(page, 'Send answers');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('region', { name: '1 question needs your attention' });
    await summary.waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.className')).toContain('notice');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await isFocused(page, /^Label </, 'radio')).toBe(true);
    await page.keyboard.press('Space');
    await tabTo(page, 'Send answers');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Send your answers?' }).waitFor();
    // Back first: the focus returns to where it was.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await isFocused(page, 'Send answers')).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Send now');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor();
    await page.context().close();
  });

  it('speaks German, offers the languages of the questions, and remembers the choice', async () => {
    const { page } = await visit(browser, server.baseUrl + (await term.invite()), { locale: 'de-DE', width: 390 });
    await page.getByRole('button', { name: 'Meine Evaluationen zeigen' }).click();
    await page.getByRole('link', { name: /^Course </ }).click();
    await page.getByRole('group', { name: /^Wahl </ }).waitFor();
    await page.getByRole('radio', { name: /^Antwort </ }).waitFor();
    await page.getByRole('radio', { name: 'Nein' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    // Not “trifft nicht zu”, which is what scales call their last point.
    await page.getByRole('radio', { name: 'Nicht anwendbar' }).first().waitFor();
    await page.getByText('Kommentar hinzufügen').click();
    await page.getByRole('textbox').fill('x'.repeat(1500));
    await page.getByText('1.500 von 4.000 Zeichen').waitFor();
    await page.getByRole('textbox').fill('');
    expect(await accessibilityProblems(page)).toEqual([]);
    await picture(page, 'german');
    const language = page.getByRole('combobox');
    expect(await language.getByRole('option').allTextContents()).toEqual([
      'English',
      'Deutsch',
      'Français',
      // Well formed, and nothing that a browser has a name for, or even takes.
      'zh-yue',
    ]);
    await language.selectOption('fr');
    expect(await page.getByText('Choix').getAttribute('lang')).toBe('fr');
    await page.getByRole('button', { name: 'Send answers' }).click();
    expect(await page.getByRole('link', { name: 'Choix' }).getAttribute('lang')).toBe('fr');
    await page.reload();
    await page.getByText('Choix').waitFor();
    await page.context().close();
  });

  it.each([
    ['a window of 320 pixels', { width: 320 }],
    // What 200 % does to a window of 1280 pixels.
    ['200 % zoom', { width: 640, deviceScaleFactor: 2 }],
  ])('fits into %s', async (name, options) => {
    const { page } = await visit(browser, server.baseUrl + (await term.invite()), options);
    const width = () => page.evaluate('document.documentElement.scrollWidth');
    expect(await width()).toBe(options.width);
    await page.getByRole('button', { name: 'Show my evaluations' }).click();
    await page.getByRole('link', { name: /^Course </ }).waitFor();
    expect(await width()).toBe(options.width);
    await page.getByRole('link', { name: /^Course </ }).click();
    await page.getByText('Before you answer').waitFor();
    await page.getByRole('button', { name: 'Send answers' }).click();
    await page.getByText('1 question needs your attention').waitFor();
    expect(await width()).toBe(options.width);
    await picture(page, `fits-${name.replaceAll(/\W+/g, '-')}`);
    await page.context().close();
  });
});
