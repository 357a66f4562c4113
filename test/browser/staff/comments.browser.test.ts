import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { dropItem } from '../../../lib/domain/evaluations/results/items.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { TestAnswer } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startResultsTerm } from './support/start-results-term.ts';

const { openAs, server, service, term, stop } = await startResultsTerm();
afterAll(stop);

interface Stored {
  readonly attributes: { readonly text: string; readonly decision: string; readonly reason: string | null };
  readonly meta: { readonly version: number };
}

const stored = async (index: number): Promise<Stored> => {
  const { document } = await service.call('GET', `/api/v1/course_evaluation_comments/${term.comments[index]?.id}`);
  return document.data;
};

const write = async (index: number, attributes: object): Promise<TestAnswer> => {
  const id = term.comments[index]?.id;
  const body = { data: { type: 'course_evaluation_comment', id, attributes } };
  return service.call('PATCH', `/api/v1/course_evaluation_comments/${id}`, { body });
};

const review = async (index: number, attributes: object): Promise<void> => {
  const { status, text } = await write(index, attributes);
  expect(status, text).toBe(200);
};

/** As if five minutes had passed since somebody looked. */
const endHolds = async (): Promise<void> =>
  void (await service.store.write(term.comments.map(({ id }) => dropItem(keyOf.commentHold(id)))));

const reset = async (): Promise<void> => {
  // The page before may have asked for a hold just as it was left.
  for (const index of term.comments.keys())
    await expect
      .poll(async () => {
        await endHolds();
        return (await write(index, { decision: 'undecided', reason: null })).status;
      })
      .toBe(200);
};

const texts = [
  'The pace was right for me.',
  'Prof. X is the worst person alive.',
  'As the only one from Peru, I felt welcome.',
  'More time for questions.',
];

/** Waits until the service has it: a machine may be busy. */
const becomes = (index: number, name: 'decision' | 'text', value: string | undefined): Promise<void> =>
  expect.poll(async () => (await stored(index)).attributes[name], { timeout: 30_000 }).toBe(value);

/** Presses the key until a comment is looked at: their order means nothing. */
const goTo = async (page: Page, index: number): Promise<void> => {
  for (const _ of texts) await page.keyboard.press('k');
  for (const _ of texts) {
    if ((await page.getByRole('article').textContent())?.includes(texts[index] ?? '')) return;
    await page.keyboard.press('j');
  }
  throw new Error(`no comment "${texts[index]}"`);
};

const open = async (view?: View) => {
  await reset();
  const path = `/comments/periods/${term.unreleasedPeriod}`;
  const visitor = await openAs(people.officer, path, view);
  await visitor.page.getByText('0 of 4 reviewed').waitFor({ state: 'attached' });
  return visitor;
};

describe('the review of comments', { timeout: 300_000 }, () => {
  it('is done by buttons', async () => {
    const shoot = (page: Page, name: string) => looksGoodInViews(page, `comments-${name}`);
    const visitor = await open(narrow);
    const { page } = visitor;
    await shoot(page, 'queue');
    await goTo(page, 1);
    await page.getByText(`About ${people.instructor}`).waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this comment?' });
    await dialog.getByText('The instructor sees that a comment was removed').waitFor();
    await shoot(page, 'remove');
    await dialog.getByLabel('Insults or threatens').check();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('1 of 4 reviewed').waitFor({ state: 'attached' });
    await becomes(1, 'decision', 'removed');
    expect((await stored(1)).attributes.reason).toBe('Insults or threatens');

    await page.getByRole('button', { name: /^Keys/ }).click();
    await page.getByRole('dialog', { name: 'Keys of this page' }).waitFor();
    await shoot(page, 'help');
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: 'Comment review' }).first().click();
    await title(page, 'Comment review').waitFor();
    await page.getByText('3 comments').waitFor();
    await shoot(page, 'periods');
    // A period covers thousands of courses; none of them is shown here.
    const periodsRead = visitor.requests.filter((each) => /\/course_evaluation_periods[^ ]* /.test(each));
    expect(periodsRead.length).toBeGreaterThan(1);
    for (const each of periodsRead) expect(decodeURIComponent(each)).toContain('fields[course_evaluation_period]=');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('is done by the keyboard alone, and undone', async () => {
    const { page } = await open();
    await goTo(page, 0);
    await page.keyboard.press('1');
    await page.getByText('1 of 4 reviewed').waitFor({ state: 'attached' });
    await goTo(page, 3);
    await page.keyboard.press('2');
    await becomes(3, 'decision', 'private');
    await page.keyboard.press('u');
    await becomes(3, 'decision', 'undecided');
    expect((await stored(0)).attributes.decision).toBe('public');

    await goTo(page, 2);
    await page.keyboard.press('e');
    const text = page.getByRole('dialog').getByRole('textbox');
    // Keys are text where one types.
    await text.fill('');
    await text.pressSequentially('As 1 from abroad, I felt welcome. just kidding');
    await page.getByRole('button', { name: 'Save this text' }).click();
    await becomes(2, 'decision', 'public');
    expect((await stored(2)).attributes.text).toBe('As 1 from abroad, I felt welcome. just kidding');
    await page.keyboard.press('u');
    await becomes(2, 'text', texts[2]);

    await page.keyboard.press('?');
    await page.getByLabel('Use these keys on this page').uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    expect(await page.getByText('1 of 4 reviewed').count()).toBeGreaterThan(0);
  });

  it('loses nothing when the connection breaks off, on the way to another page either', async () => {
    const { page } = await open();
    await goTo(page, 0);
    await page.route('**/course_evaluation_comments/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.keyboard.press('1');
    await page.getByText('1 decision is not saved yet').waitFor();
    await looksGood(page, 1280, 'comments-unsaved-1280-light');
    await page.getByRole('link', { name: 'Results' }).click();
    await title(page, 'Results').waitFor();
    await page.goBack();
    await page.getByText('1 decision is not saved yet').waitFor();
    expect((await stored(0)).attributes.decision).toBe('undecided');
    await page.unroute('**/course_evaluation_comments/*');
    await page.getByRole('button', { name: 'Send again' }).click();
    await becomes(0, 'decision', 'public');
    await page.getByText('1 decision is not saved yet').waitFor({ state: 'detached' });
  });

  it('continues with what is not saved while another page is shown, and shows there what is left', async () => {
    const { page } = await open();
    await page.getByRole('link', { name: 'Comment review' }).first().click();
    await page.getByText('4 comments').waitFor();
    await page.goBack();
    await page.getByText('0 of 4 reviewed').waitFor({ state: 'attached' });
    await goTo(page, 0);
    await page.context().setOffline(true);
    await page.keyboard.press('1');
    await page.getByText('1 decision is not saved yet').waitFor();
    await page.getByRole('link', { name: 'Comment review' }).first().click();
    await title(page, 'Comment review').waitFor();
    await page.context().setOffline(false);
    await becomes(0, 'decision', 'public');
    await page.getByText('3 comments').waitFor();
  });

  it('takes an answer that was lost on its way for no conflict', async () => {
    const { page } = await open();
    await goTo(page, 0);
    let isLost = false;
    await page.route('**/course_evaluation_comments/*', async (route) => {
      if (isLost || route.request().method() !== 'PATCH') return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await page.keyboard.press('1');
    await page.getByText('1 decision is not saved yet').waitFor();
    const { version } = (await stored(0)).meta;
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('1 decision is not saved yet').waitFor({ state: 'detached' });
    expect(await page.getByText('Somebody else').count()).toBe(0);
    expect((await stored(0)).meta.version).toBe(version);
  });

  it('decides many at once and undoes it', async () => {
    const visitor = await open(narrow);
    const { page } = visitor;
    await page.getByText('Of all 4 comments of this period, 0 are reviewed').waitFor();
    await page.getByRole('button', { name: 'As a list' }).click();
    await page.getByLabel('Search the comments').fill('for');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('2 comments', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Choose all 2 shown' }).click();
    await looksGoodInViews(page, 'comments-list');
    await page.getByRole('button', { name: 'Public', exact: true }).click();
    await page.getByText('2 comments: Public').waitFor();
    for (const index of [0, 3]) await becomes(index, 'decision', 'public');
    expect((await stored(1)).attributes.decision).toBe('undecided');
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const index of [0, 3]) await becomes(index, 'decision', 'undecided');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('marks words, by a list that the office changes', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Marked words …' }).click();
    await page.getByRole('dialog').getByLabel('Words').fill('peru, worst');
    await looksGood(page, 1280, 'comments-marked-words-1280-light');
    await page.getByRole('button', { name: 'Save the list' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Only this course' }).click();
    await page.getByText('Only about Analysis.').waitFor();
    await page.getByText('4 comments', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Only this question' }).click();
    await page.getByText('Only answers to').waitFor();
    await page.getByRole('button', { name: 'Show all' }).last().click();
    await page.getByText('4 comments', { exact: true }).waitFor();
    await goTo(page, 2);
    await page.getByText('Marked in this comment: Peru').waitFor();
    expect(await page.locator('mark').allTextContents()).toEqual(['Peru']);
    await looksGood(page, 1280, 'comments-marked-1280-light');
    const period = await service.call('GET', `/api/v1/course_evaluation_periods/${term.unreleasedPeriod}`);
    expect(period.document.data.attributes.marked_words).toEqual(['peru', 'worst']);
  });

  it('shows a reviewer what another one is looking at, and continues', async () => {
    await reset();
    const holds = await Promise.all(
      term.comments.slice(0, 3).map(({ id }) => service.call('POST', `/api/v1/course_evaluation_comments/${id}/holds`)),
    );
    expect(holds.map(({ status }) => status)).toEqual([200, 200, 200]);
    const path = `/comments/periods/${term.unreleasedPeriod}`;
    const { page } = await openAs(people.officer, path, { width: 390 });
    // The only one that is free, wherever it stands.
    await page
      .getByRole('article')
      .filter({ hasText: texts[3] ?? '' })
      .waitFor();
    await goTo(page, 1);
    await page.getByText('Another reviewer is looking at this comment').waitFor();
    await looksGood(page, 390, 'comments-held-390-light');
    await page.keyboard.press('1');
    await goTo(page, 1);
    await page.getByText('Only reviewers can read it.').waitFor();
    await page.getByText('0 of 4 reviewed').waitFor({ state: 'attached' });
    expect((await stored(1)).attributes.decision).toBe('undecided');
  });

  it('does not overwrite what another reviewer has decided meanwhile', async () => {
    const { page } = await open();
    await goTo(page, 1);
    await endHolds();
    await review(1, { decision: 'removed', reason: 'Insults.' });
    await page.keyboard.press('1');
    await goTo(page, 1);
    await page.getByText('Somebody else has changed this comment meanwhile.').waitFor();
    await page.getByText('Reason: Insults.').waitFor();
    expect((await stored(1)).attributes.decision).toBe('removed');
    await looksGood(page, 1280, 'comments-overtaken-1280-light');
    await page.keyboard.press('2');
    await becomes(1, 'decision', 'private');
  });
});
