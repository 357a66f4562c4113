import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Starts Debian's chromium without a window: two thirds of the processor time of the whole one. */
export const startBrowser = (...more: readonly string[]): Promise<Browser> =>
  // Who runs the tests as root, as containers do, has no sandbox.
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--renderer-process-limit=1', ...more],
  });

/** A page with all that goes wrong on it: errors on the console, and requests to other hosts. */
export interface WatchedPage {
  readonly page: Page;
  readonly errors: string[];
  readonly foreign: string[];
}

/** What a visitor's browser is like. */
export interface Visitor {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Where in the page they begin. */
  readonly hash?: string;
  /** The text of an OpenAPI document to be shown in place of the service's own. */
  readonly document?: string;
}

/** A wide window and a narrow one, light and dark: each once, because neither changes what the other shows. */
export const views = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

/** The view with the least room, in which a test does what people do. */
export const narrow = { width: 390, colorScheme: 'dark' } as const;

/** Looks at a page in each view, wide and narrow; it stays in the narrow one. */
export const inEachView = async (page: Page, look: (width: number, view: string) => Promise<void>): Promise<void> => {
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await look(width, `${width}-${colorScheme}`);
  }
};

/** Opens the reference page and waits until it stands. */
export const openReference = async (
  browser: Browser,
  baseUrl: string,
  { width = 1280, colorScheme = 'light', hash = '', document }: Visitor = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const watched: WatchedPage = { page, errors: [], foreign: [] };
  page.on('pageerror', ({ message }) => watched.errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseUrl}/`)) watched.foreign.push(request.url());
  });
  if (document !== undefined) {
    await page.route('**/openapi.json', (route) => route.fulfill({ contentType: 'application/json', body: document }));
  }
  await page.goto(`${baseUrl}/${hash}`);
  await page.getByRole('heading', { name: 'Facet', level: 1 }).waitFor();
  // The headings of the introduction are drawn where the page begins with it.
  if (hash === '') await page.getByRole('heading', { name: 'Errors' }).waitFor();
  return watched;
};

// What fades in is pale for a moment. In the browser's words, since nothing here knows its types.
const standsStill = `document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;

/** What axe finds wrong with a page, one sentence each. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  await expect.poll(() => page.evaluate(standsStill), { timeout: 10_000 }).toBe(true);
  // A document has it until another one is loaded.
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // What the script above has defined.
    const { axe: found } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    // What is well is not listed, which takes longer than to find it. No rule that runs asks for style sheets.
    const { violations } = await found.run({ resultTypes: ['violations'], preload: { assets: ['media'] } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
};
