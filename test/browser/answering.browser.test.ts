import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../infra/local/gateway/gateway.ts';
import { startService, type TestService } from '../support/service.ts';
import { accessibilityProblems, inEachView, narrow, startBrowser } from './support/browser.ts';
import { type AnsweringTerm, seedAnsweringTerm } from './support/term.ts';
import { picture, startServer, visit } from './support/visitor.ts';

let service: TestService;
let term: AnsweringTerm;
let server: Gateway;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), startBrowser()]);
  term = await seedAnsweringTerm(service);
  await askAfterWorkload();
  server = await startServer();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Adds a required question that is shown to those alone who find the workload high. */
const askAfterWorkload = async (): Promise<void> => {
  const path = '/api/v1/course_evaluation_questions';
  const { document } = await service.call('GET', `${path}?page[size]=100`);
  const named = document.data.find(({ attributes }: { attributes: { text: string } }) =>
    attributes.text.startsWith('The workload'),
  );
  const { question_set_section } = named.relationships;
  const shown_if = { question: named.id, in: ['high'] };
  const attributes = { text: 'What took the most time?', kind: 'text', is_required: true, position: 90, shown_if };
  const relationships = { question_set_section: { data: question_set_section.data } };
  const body = { data: { type: 'course_evaluation_question', attributes, relationships } };
  const { status, text } = await service.call('POST', path, { body });
  expect(status, text).toBe(201);
};

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
  it('answers one evaluation after the other', async () => {
    const shoot = (page: Page, name: string) =>
      inEachView(page, (width, view) => looksGood(page, width, `${name}-${view}`));
    const link = await term.invite();
    const { page, errors, violations, requests } = await visit(browser, server.baseUrl + link, narrow);
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
  });

  it('meets a question as the answer to an earlier one brings it, and sends what is shown alone', async () => {
    const { page, errors, violations } = await visit(browser, server.baseUrl + (await term.invite()), { width: 390 });
    await page.getByRole('button', { name: 'Show my evaluations' }).click();
    await page.getByRole('link', { name: 'Linear Algebra' }).click();
    const choose = (name: RegExp) =>
      group(page, /workload/)
        .getByRole('radio', { name })
        .check();
    const late = group(page, /most time/);
    const says = (text: string) => page.getByRole('status').getByText(text).waitFor({ state: 'attached' });
    await page.getByRole('progressbar', { name: '0 of 8 answered' }).waitFor();
    expect(await late.count()).toBe(0);
    await choose(/Higher/);
    await says('Now also asked: What took the most time?');
    await page.getByRole('progressbar', { name: '1 of 9 answered' }).waitFor();
    await looksGood(page, 390, 'conditional-390');
    await late.getByRole('textbox').fill('The proofs.');
    await choose(/About right/);
    await says('No longer asked');
    expect(await late.count()).toBe(0);
    await answerAll(page);
    await page.getByRole('button', { name: 'Send answers' }).click();
    await page.getByText('You have answered all 8 questions.').waitFor();
    await page.keyboard.press('Escape');
    await choose(/Higher/);
    expect(await late.getByRole('textbox').inputValue()).toBe('The proofs.');
    await late.getByRole('textbox').fill('');
    await page.getByRole('button', { name: 'Send answers' }).click();
    await page.getByText('1 question needs your attention').waitFor();
    await choose(/About right/);
    await page.getByRole('button', { name: 'Send answers' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor();
    expect({ errors, violations }).toEqual({ errors: [], violations: [] });
    await page.context().close();
  });
});
