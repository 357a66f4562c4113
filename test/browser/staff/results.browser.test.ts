import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import { openPage } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startResultsTerm } from './support/start-results-term.ts';

const { openAs, server, term, stop } = await startResultsTerm();
afterAll(stop);

/** The bars of the first question stand below each other: nothing that looks at the tree of the page would miss it. */
const eachHasItsLine = async (page: Page): Promise<void> => {
  const labels = await page.locator('.spread').first().locator('.spread-label').all();
  const tops = await Promise.all(labels.map(async (each) => (await each.boundingBox())?.y ?? 0));
  expect(tops).toHaveLength(5);
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThan(15);
};

describe('the evaluation office', { timeout: 300_000 }, () => {
  it('explores results', async () => {
    const shoot = (page: Page, name: string) => looksGoodInViews(page, `results-${name}`);
    const visitor = await openAs(people.officer, '/results', narrow);
    const { page } = visitor;
    await title(page, 'Results').waitFor();
    await page.getByRole('link', { name: 'Topology, 01' }).waitFor();
    await shoot(page, 'list');

    await page.getByText('5 results', { exact: true }).waitFor();
    await page.getByLabel('Search the results').fill('wierz');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('2 results', { exact: true }).waitFor();
    expect(await page.getByRole('row', { name: /Linear Algebra/ }).textContent()).toContain('Tomasz Wierzbin');
    // Names of people stay out of addresses, and the search stays when something else is chosen.
    expect(page.url()).not.toContain('wierz');
    await page.getByLabel('Order').selectOption('-created_at');
    expect(await page.getByRole('row').count()).toBe(3);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('5 results', { exact: true }).waitFor();

    await page.getByLabel('Period').selectOption({ label: 'Autumn 2025, end of term' });
    await page.getByRole('link', { name: 'Analysis, 01' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(4);
    expect(await page.getByRole('row', { name: /Number Theory/ }).textContent()).toContain('Too few answers');
    await page.getByLabel('Status').selectOption('available');
    await page.getByRole('link', { name: /Number Theory/ }).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Topology, 01' }).click();
    await title(page, 'Topology, 01').waitFor();
    await page.getByText('More examples from practice, please.').waitFor();
    await page.getByText('in the middle half of 42 sections').waitFor();
    await page.getByText('of the whole class likely 57% to 87%').first().waitFor();
    await page.getByText('Too few students have answered this question.').waitFor();
    await eachHasItsLine(page);
    await page.getByText('As a table').first().click();
    await page.getByText('All figures, explained').first().click();
    await shoot(page, 'one');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('sees before the release what is marked as a preview, and why others are withheld', async () => {
    const visitor = await openAs(people.officer, `/results/evaluations/${term.preview}`);
    const { page } = visitor;
    await title(page, 'Analysis, 01').waitFor();
    await page.getByText('Not released yet: only the evaluation office sees this.').waitFor();
    await openPage(page, `/results/evaluations/${term.tooFew}`);
    await title(page, 'Number Theory, 01').waitFor();
    await page.getByText('Fewer students have answered than this period requires.').waitFor();
    await looksGood(page, 1280, 'results-withheld-1280-light');
  });

  it('downloads the rows of what is chosen as one file', async () => {
    const { page } = await openAs(people.officer, `/results?period=${term.releasedPeriod}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.split('\r\n')[0]).toMatch(/^\uFEFFevaluation,name,period/);
    expect(file).toContain('"Topology, 01"');
    expect(file).not.toContain('Analysis');
    await page.getByText(/^Downloaded: \d+ rows\.$/).waitFor();
  });
});

describe('a person without groups', { timeout: 300_000 }, () => {
  it('sees as an instructor the own part of a shared section, released alone', async () => {
    const { page } = await openAs(people.instructor, `/results/evaluations/${term.shared}`, { width: 390 });
    await title(page, 'Linear Algebra, 01').waitFor();
    await page.getByRole('heading', { name: `About you, ${people.instructor}` }).waitFor();
    expect(await page.getByText(people.chair).count()).toBe(0);
    expect(await page.getByText('About all instructors together').count()).toBe(0);
    await openPage(page, `/results/evaluations/${term.preview}`);
    await page.getByText('The evaluation office has not released the results').waitFor();
    await openPage(page, '/results');
    await openPage(page, `/results/evaluations/${term.tooFew}`);
    await page.getByText('Not shown to your role').waitFor();
    await looksGood(page, 390, 'results-role-390-light');
  });

  it('sees as a chair all who have taught, and nothing that is private to them', async () => {
    const { page } = await openAs(people.chair, '/home', { width: 390, colorScheme: 'dark' });
    await page.getByRole('heading', { name: 'Latest results' }).waitFor();
    await looksGood(page, 390, 'staff-home-chair-390-dark');
    await page.getByRole('link', { name: 'Topology, 01' }).click();
    await page.getByRole('heading', { name: `About ${people.instructor}` }).waitFor();
    await page.getByText('More examples from practice, please.').waitFor();
    await page.getByText('Reason: Insults or threatens').waitFor();
    expect(await page.getByText('Hidden words').count()).toBe(0);
    expect(await page.getByText('Only for the person concerned.').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Comment review' }).count()).toBe(0);
  });
});
