import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../infra/paths.ts';
import { makeReports } from '../../support/make-reports.ts';
import { readArchive } from '../../support/read-archive.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import { type PrintedDocument, readPrinted } from '../support/pdf-text.ts';
import { openPage } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startResultsTerm } from './support/start-results-term.ts';

const { openAs, server, term, stop } = await startResultsTerm();
afterAll(stop);

const folder = path.join(projectFolder, 'dist/screenshots');

/** Prints a page as its own rules say, keeps the file for people to look at, and reads it. */
const print = async (page: Page, name: string): Promise<PrintedDocument> => {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.pdf`), pdf);
  return readPrinted(pdf);
};

// What A4 has room for within its margins, in pixels of CSS.
const a4 = { width: 680, height: 980 };

/** The height of the tallest part that no page may divide: so much of a page can stay empty before it. */
const tallestWhole = async (page: Page): Promise<number> => {
  const size = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(a4);
  const tallest = await page.evaluate<number>(`Math.max(...[...document.querySelectorAll('.report *')]
    .filter((each) => getComputedStyle(each).breakInside === 'avoid')
    .map((each) => each.getBoundingClientRect().height))`);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(size ?? a4);
  return tallest;
};

describe('an instructor', { timeout: 300_000 }, () => {
  it('finds reports', async () => {
    const shoot = (page: Page, name: string) => looksGoodInViews(page, `reports-${name}`);
    const visitor = await openAs(people.instructor, '/reports', narrow);
    const { page } = visitor;
    await title(page, 'Reports').waitFor();
    await page.getByRole('heading', { name: 'What you have taught' }).waitFor();
    expect(await page.getByText('Analysis').count()).toBe(0);
    await shoot(page, 'list');
    await page.getByRole('link', { name: 'My teaching over terms' }).click();
    await title(page, `Teaching over terms: ${people.instructor}`).waitFor();
    await shoot(page, 'over-terms');
    await page.getByRole('link', { name: 'Reports' }).first().click();
    await page.getByRole('link', { name: 'Topology, 01' }).click();
    await title(page, 'Topology, 01').waitFor();
    await page.getByText('Only for the person concerned.').waitFor();
    await page.getByText('Before you read the figures').waitFor();
    await shoot(page, 'one');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('prints the report of a class on A4 or Letter, with a running header and an explanation of each figure', async () => {
    const { page } = await openAs(people.instructor, `/reports/evaluations/${term.alone}`, { colorScheme: 'dark' });
    await page.getByText('Only for the person concerned.').waitFor();
    await page.getByLabel('A4').check();
    const { pages, size } = await print(page, 'report-a4');
    expect(size).toEqual([595, 842]);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('Topology, 01');
      expect(text).toContain('Autumn 2025, end of term');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const whole = pages.join(' ');
    expect(whole).toContain('The goals of the course were clear.');
    expect(whole).toContain('75% favourable');
    expect(whole).toContain('More examples from practice, please.');
    expect(whole).toContain('Small classes and low response rates make figures uncertain.');
    expect(whole).toContain('prejudice about an instructor');
    expect(whole).toContain('0: all answers alike. 1: half of them at either end of the scale.');
    expect(whole).not.toContain('Hidden words');
    // The question and what was answered to it are on one page.
    const asked = pages.find((text) => text.includes('The workload was'));
    expect(asked).toContain('Higher than the credits suggest');
    expect(await tallestWhole(page)).toBeLessThan(a4.height / 2);
    // A question with many answers to choose from.
    await page.evaluate(`(() => {
      const spread = document.querySelector('.question-figures .spread');
      for (let more = 0; more < 30; more += 1) spread.append(spread.firstElementChild.cloneNode(true));
    })()`);
    expect(await tallestWhole(page)).toBeLessThan(a4.height / 2);
    await page.getByLabel('Letter').check();
    expect((await print(page, 'report-letter')).size).toEqual([612, 792]);
  });

  it('prints the own teaching over terms', async () => {
    const { page } = await openAs(people.instructor, '/reports/teaching');
    await title(page, `Teaching over terms: ${people.instructor}`).waitFor();
    const { pages } = await print(page, 'report-over-terms');
    const whole = pages.join(' ');
    expect(whole).toContain('Explained difficult matters clearly.');
    expect(whole).toContain('Linear Algebra, 01');
    expect(whole).toContain('Topology, 01');
    expect(whole).not.toContain('Analysis');
  });
});

describe('a chair', { timeout: 300_000 }, () => {
  it('finds the own reports and those of the department, and one of an instructor over terms', async () => {
    const { page } = await openAs(people.chair, '/reports');
    await page.getByRole('heading', { name: /^Results of Mathematics/ }).waitFor();
    await page.getByText('Too few answers').waitFor();
    await openPage(page, `/reports/instructors/${term.instructor.instructor.id}`);
    await title(page, `Teaching over terms: ${people.instructor}`).waitFor();
    expect(await page.getByRole('row', { name: /Linear Algebra/ }).count()).toBeGreaterThan(1);
    await openPage(page, `/reports/evaluations/${term.preview}`);
    await page.getByText('The evaluation office has not released the results').waitFor();
  });
});

describe('whoever sees results', { timeout: 300_000 }, () => {
  it('has all reports of a department made, and downloads them', async ({ skip }) => {
    const visitor = await openAs(people.chair, '/reports');
    const { page } = visitor;
    await page.getByRole('heading', { name: /^All reports of Mathematics/ }).waitFor();
    await page.getByLabel('With comments').check();
    await page.getByRole('button', { name: 'All reports as PDF' }).click();
    await page.getByText('The reports wait to be made.').waitFor();
    await looksGood(page, 1280, 'reports-all-waiting');
    await makeReports();
    const button = page.getByRole('button', { name: 'Download the archive' });
    const failed = page.getByText('The reports could not be made.');
    await button.or(failed).waitFor();
    if (await failed.isVisible()) skip('The optional package that draws reports is missing.');
    await looksGood(page, 1280, 'reports-all-made');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('reports.zip');
    const archive = await readArchive(await readFile(await download.path()));
    expect([...archive.keys()].some((name) => /Topology.*\.pdf$/.test(name))).toBe(true);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('finds the same with a period', async () => {
    const { page } = await openAs(people.officer, '/results', { width: 390 });
    await page.getByRole('button', { name: 'Download as CSV' }).waitFor();
    expect(await page.getByRole('button', { name: 'All reports as PDF' }).count()).toBe(0);
    await page.getByLabel('Period').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'All reports as PDF' }).waitFor();
    await looksGood(page, 390, 'reports-all-of-period');
  });
});

describe('the evaluation office', { timeout: 300_000 }, () => {
  it('prints the list of results whole, in the colours of paper and without what only a screen can do', async () => {
    const { page } = await openAs(people.officer, '/results', { colorScheme: 'dark' });
    await page.getByRole('columnheader', { name: 'Status' }).waitFor();
    const text = (await print(page, 'results-list')).pages.join(' ');
    expect(text).toContain('Topology, 01');
    for (const control of ['Sign out', 'Webhooks', 'Download as CSV']) expect(text).not.toContain(control);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(a4);
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(a4.width);
    const clips = `[...document.querySelectorAll('.table-scroll')].some((each) => getComputedStyle(each).overflowX !== 'visible')`;
    expect(await page.evaluate(clips)).toBe(false);
  });
});
