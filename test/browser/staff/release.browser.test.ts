import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFolds } from '../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { seedEvaluation, seedResult } from '../../support/results.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startResultsTerm } from './support/start-results-term.ts';

const { openAs, server, service, term, stop } = await startResultsTerm();
afterAll(stop);

const path = `/periods/${term.unreleasedPeriod}`;

beforeAll(async () => {
  const period = await service.store.readInline({ type: 'course_evaluation_period', id: term.unreleasedPeriod });
  if (period === undefined) throw new Error('no period');
  for (const because of ['too_few_responses', 'too_few_responses', 'never_released'] as const) {
    const evaluated = await seedEvaluation(service, period, [term.chair], `Withheld: ${because}`);
    await seedResult(service, period, evaluated, { status: 'withheld', because });
  }
  // Finds that all is counted, and notes it.
  await sweepFolds(service.store, { now: new Date() });
});

/** What the dialog says of the period, name by name. */
const figuresIn = async (page: Page): Promise<Record<string, string>> => {
  const [names, values] = await Promise.all([
    page.locator('dialog dt').allTextContents(),
    page.locator('dialog dd').allTextContents(),
  ]);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
};

const wait = (page: Page) => page.getByRole('listitem').filter({ hasText: 'comments wait for review' });

describe('a release', { timeout: 180_000 }, () => {
  it('says before what comes out', async () => {
    const visitor = await openAs(people.officer, path, narrow);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Release results' }).click();
    await expect
      .poll(() => figuresIn(page))
      .toEqual({
        'Results to see': '1',
        'Withheld: too few answers': '2',
        'Withheld: own settings': '1',
        'Comments not reviewed': '4',
      });
    const dialog = page.getByRole('dialog', { name: 'Release the results now?' });
    await dialog.getByText('Students: none.').waitFor();
    await dialog.getByText('Only reviewers see a comment that is not reviewed').waitFor();
    // Also where it is longer than the window.
    expect(await dialog.evaluate((each) => each.scrollTop)).toBe(0);
    await looksGoodInViews(page, 'staff-release-figures');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('waits for no figure, and nothing moves when one is known', async () => {
    const { page } = await openAs(people.officer, path, { width: 390 });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/summary$|course_evaluation_comments/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Release results' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Release results' });
    await confirm.waitFor();
    expect(Object.values(await figuresIn(page))).toEqual(['…', '…', '…', '…']);
    expect(await confirm.isEnabled()).toBe(true);
    const before = await confirm.boundingBox();
    letGo();
    await page.locator('dialog dd').getByText('4', { exact: true }).waitFor();
    expect(await confirm.boundingBox()).toEqual(before);
  });

  it('says what is not known, and can be done all the same', async () => {
    const { page } = await openAs(people.officer, path);
    await page.route('**/summary', (route) => route.fulfill({ status: 404, body: '{"errors":[]}' }));
    await page.getByRole('button', { name: 'Release results' }).click();
    await expect
      .poll(async () => Object.values(await figuresIn(page)))
      .toEqual([...['not known', 'not known', 'not known'], '4']);
    await page.getByRole('dialog').getByRole('button', { name: 'Release results' }).click();
    await page.getByText('The results are released.').waitFor();
  });

  it('leaves the comments that nobody has reviewed among what waits, until somebody has', async () => {
    const { page } = await openAs(people.officer);
    await wait(page).getByText('Spring 2026, end of term: 4 comments wait for review.').waitFor();
    expect(await page.getByText('Nothing waits for you.').count()).toBe(0);
    await looksGood(page, 1280, 'staff-released-comments-wait-1280-light');
    for (const { id } of term.comments) {
      const body = { data: { type: 'course_evaluation_comment', id, attributes: { decision: 'public' } } };
      await service.call('PATCH', `/api/v1/course_evaluation_comments/${id}`, { body });
    }
    await page.reload();
    await title(page, /^Hello/).waitFor();
    await page.getByText('Nothing waits for you.').waitFor();
    expect(await wait(page).count()).toBe(0);
  });
});
