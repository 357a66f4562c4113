import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { accessibilityProblems, inEachView, narrow, startBrowser } from './support/browser.ts';
import { seedAnsweringTerm } from './support/term.ts';
import { picture, startServer, visit } from './support/visitor.ts';

const [service, browser] = await Promise.all([startService(), startBrowser()]);
const parts = {
  Scales: [
    { kind: 'scale', text: 'Overall', scale: { points: 7 } },
    { kind: 'scale', text: 'Grade', scale: { points: 6, polarity: 'descending' } },
    { kind: 'scale', text: 'Pace', scale: { points: 5, first: -2, polarity: 'bipolar' } },
    { kind: 'scale', text: 'Clear', scale: { points: 3, labels: ['No', 'Partly', 'Yes'] } },
  ],
};
const term = await seedAnsweringTerm(service, { courses: [{ name: 'Topology', teachers: ['Ada'] }], parts });
const server = await startServer();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const open = async (locale: string, options: object = {}): Promise<Page> => {
  const { page } = await visit(browser, server.baseUrl + (await term.invite()), { locale, ...options });
  await page.getByRole('button', { name: /^(Show my evaluations|Meine Evaluationen zeigen)$/ }).click();
  await page.getByRole('link', { name: 'Topology' }).click();
  await page.getByRole('group', { name: 'Overall' }).waitFor();
  return page;
};

/** What a screen reader reads after each question. */
const hints = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('fieldset.question')].map(
    (group) => document.getElementById(group.getAttribute('aria-describedby'))?.textContent ?? '')`);

describe('a scale without labels', { timeout: 120_000 }, () => {
  it('says which end is good', async () => {
    const page = await open('en-GB', narrow);
    expect(await hints(page)).toEqual(['1 = worst, 7 = best', '1 = best, 6 = worst', '-2 = low, 2 = high', '']);
    await inEachView(page, async (width, view) => {
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await picture(page, `scales-${view}`);
    });
    await page.context().close();
  });

  it('says it in German', async () => {
    const page = await open('de-DE', { width: 390 });
    expect(await hints(page)).toEqual([
      '1 = am schlechtesten, 7 = am besten',
      '1 = am besten, 6 = am schlechtesten',
      '-2 = niedrig, 2 = hoch',
      '',
    ]);
    await page.context().close();
  });
});
