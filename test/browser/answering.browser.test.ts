import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../infra/local/gateway/gateway.ts';
import { startService, type TestService } from '../support/service.ts';
import { accessibilityProblems, startBrowser, views } from './support/browser.ts';
import { type AnsweringTerm, seedAnsweringTerm } from './support/term.ts';
import { picture, startServer, visit } from './support/visitor.ts';

let service: TestService;
let term: AnsweringTerm;
let server: Gateway;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), startBrowser()]);
  term = await seedAnsweringTerm(service);
  server = await startServer();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

const answerAll = async (page: Page): Promise<void> => {
  await group(page, /goals of the course/)
    .getByRole('radio', { name: 'Agree', exact: true })
    .check();
  await group(page, /recommend/)
    .getByRole('radio', { name: '8' })
    .check();
  await group(page, /workload/)
    .getByRole('radio', { name: 'About right' })
    .check();
  await group(page, /helped you/)
    .getByRole('checkbox', { name: 'Problem sets' })
    .check();
  await group(page, /should stay/)
    .getByRole('textbox')
    .fill('More worked examples, please.');
  await group(page, /The room/)
    .getByRole('radio', { name: 'Disagree', exact: true })
    .check();
  for (const each of await group(page, /Explained difficult/).all()) {
    await each.getByRole('radio', { name: 'Strongly agree' }).check();
  }
};

const looksGood = async (page: Page, width: number, name: string): Promise<void> => {
  expect(await accessibilityProblems(page), name).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBe(width);
  await picture(page, name);
};

describe('a student with a link', { timeout: 180_000 }, () => {
  it.each(views)(
    'answers one evaluation after the other in a window of %i pixels, in %s',
    async (width, colorScheme) => {
      const shoot = (page: Page, name: string) => looksGood(page, width, `${name}-${width}-${colorScheme}`);
      const link = await term.invite();
      const { page, errors, violations, requests } = await visit(browser, server.baseUrl + link, {
        width,
        colorScheme,
      });
      await page.getByRole('heading', { level: 1, name: /What do you think/ }).waitFor();
      expect(new URL(page.url()).hash).toBe('');
      await shoot(page, '1-start');
      await page.getByRole('button', { name: 'Show my evaluations' }).click();
      await page.getByRole('heading', { level: 1, name: 'Your evaluations' }).waitFor();
      await shoot(page, '2-list');
      await page.getByRole('link', { name: 'Linear Algebra' }).click();
      await page.getByRole('heading', { level: 1, name: 'Linear Algebra' }).waitFor();
      await page.getByText('Before you answer').waitFor();
      await shoot(page, '3-form');
      // What follows a question about instructors is not about the last of them.
      await page
        .getByRole('region', { name: 'About the course' })
        .getByRole('group', { name: /The room/ })
        .waitFor();

      await page.getByRole('button', { name: 'Send answers' }).click();
      await page.getByText('3 questions need your attention').waitFor();
      await shoot(page, '4-mistakes');

      await answerAll(page);
      await page.getByText('Add a comment').first().click();
      await shoot(page, '5-answered');
      await page.getByRole('button', { name: 'Send answers' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send your answers?' });
      await dialog.getByText('You have answered all 8 questions.').waitFor();
      await shoot(page, '6-confirm');
      await dialog.getByRole('button', { name: 'Send now' }).click();
      await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor();
      await shoot(page, '7-sent');
      expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);

      await page.getByRole('link', { name: 'Next evaluation: Philosophy of Science' }).click();
      await page.getByRole('heading', { level: 1, name: 'Philosophy of Science' }).waitFor();
      await answerAll(page);
      await page.getByRole('button', { name: 'Send answers' }).click();
      await page.getByRole('button', { name: 'Send now' }).click();
      await page.getByText('You have answered everything.').waitFor();
      await shoot(page, '8-all-sent');
      // The link is good for nothing more, and this browser has forgotten it.
      expect(await page.evaluate('sessionStorage.length')).toBe(0);
      expect({ errors, violations }).toEqual({ errors: [], violations: [] });
      const code = link.split('#')[1] ?? '';
      expect(requests.filter((request) => request.includes(code))).toEqual([]);
      expect(requests.filter((request) => !request.split(' ')[1]?.startsWith(server.baseUrl))).toEqual([]);
      await page.context().close();
    },
  );
});
