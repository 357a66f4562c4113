import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { type Gateway, startGateway } from '../../infra/local/gateway/gateway.ts';
import { operationRoutes } from '../../infra/local/gateway/operation-routes.ts';
import { loadSample } from '../../infra/sample/load.ts';
import { buildFiles, buildOpenApi } from '../../infra/web/reference/build-files.ts';
import { documentBase } from '../../lib/openapi/guides.ts';
import { operations } from '../../lib/operations.ts';
import { startService, type TestService } from '../support/service.ts';
import { accessibilityProblems, inEachView, openReference, startBrowser, type WatchedPage } from './support/browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facet-browser-'));
let service: TestService;
let server: Gateway;
let browser: Browser;
// The renderer needs seconds of processor time for the whole document, with each step. One test shows it; to the others
// the operations of four types are enough.
let document: string;
const few = operations.filter(({ path: route }) =>
  /^.api.v1.(users|phone_numbers|department_chairs|employments)(\/\{id\})?$/.test(route),
);
beforeAll(async () => {
  process.env.FACET_FILES = folder;
  [service, browser] = await Promise.all([startService(), startBrowser(), buildFiles(folder)]);
  await loadSample(service.store);
  server = await startGateway(operationRoutes(), { port: 0, host: '127.0.0.1' });
  document = (await buildOpenApi(few)).replaceAll(documentBase, server.baseUrl);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true });
});

const authorise = (page: Page): Promise<void> => page.getByPlaceholder('Token').first().fill(service.token);

const search = async (page: Page, words: string): Promise<void> => {
  await page
    .getByRole('button', { name: /Open Search/ })
    .first()
    .click();
  await page.keyboard.type(words);
};

const tryOut = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name }).first().click();
  return page.getByRole('dialog', { name: 'API Client' });
};

const leave = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'API Client' }).waitFor({ state: 'hidden' });
};

const find = async (page: Page, words: string): Promise<void> => {
  await search(page, words);
  await page
    .getByRole('option', { name: new RegExp(words) })
    .first()
    .click();
};

const widen = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
};

let kept: WatchedPage | undefined;

/** The page of a few operations, which tests share until one fails: to draw it takes longer than what they do there. */
const openFew = async (): Promise<WatchedPage> => {
  onTestFailed(() => {
    kept = undefined;
  });
  kept ??= await openReference(browser, server.baseUrl, { document });
  return kept;
};

describe('the reference page', { timeout: 180_000 }, () => {
  it('loads whole without an error, from this host alone; a link skips to the contents, no path is cut off, and another link leads to the guides', async () => {
    const { page, errors, foreign } = await openReference(browser, server.baseUrl);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the contents' });
    expect(await skip.evaluate((link) => link === link.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN');
    const guide = await page.getByRole('link', { name: 'Clients', exact: true }).first().getAttribute('href');
    await page.setViewportSize({ width: 390, height: 844 });
    // What is far below is rendered when one comes near it.
    await expect
      .poll(() => page.evaluate(`scrollBy(0, 800); document.querySelectorAll('.endpoint-path').length`), {
        timeout: 30_000,
      })
      .toBeGreaterThan(20);
    const clipped = await page.evaluate(`[...document.querySelectorAll('.endpoint-path')]
      .filter((path) => path.scrollWidth > path.clientWidth + 1 || path.getBoundingClientRect().right > innerWidth)
      .map((path) => path.textContent)`);
    expect(clipped).toEqual([]);
    await page.goto(guide ?? '');
    await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect({ errors, foreign }).toEqual({ errors: [], foreign: [] });
    await page.context().close();
  });

  it('is accessible, and no wider than its window', async () => {
    const { page } = await openFew();
    await inEachView(page, async (width) => {
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    });
    await widen(page);
  });

  it('finds an operation, is authorised with the token, and reads', async () => {
    const { page, errors } = await openFew();
    await authorise(page);
    await find(page, 'Read a phone number');
    const client = await tryOut(page, /Test Request.*get \/api\/v1\/phone_numbers\//);
    const answered = page.waitForResponse(/\/api\/v1\/phone_numbers\//);
    await client.getByRole('button', { name: /Send get request/ }).click();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { type: 'phone_number' } });
    await client.getByText('200').first().waitFor();
    expect(errors).toEqual([]);
    await leave(page);
  });

  it('creates by the example, and shows that the service refuses it the second time', async () => {
    const { page } = await openFew();
    await authorise(page);
    await find(page, 'Create a department chair');
    const client = await tryOut(page, /Test Request.*post \/api\/v1\/department_chairs/);
    for (const status of [201, 422]) {
      const answered = page.waitForResponse(/\/api\/v1\/department_chairs$/);
      await client.getByRole('button', { name: /Send post request/ }).click();
      expect((await answered).status()).toBe(status);
      await client.getByText(String(status)).first().waitFor();
    }
    await leave(page);
  });

  it('is accessible where an example of a create is sent as it stands', async () => {
    const hash = '#api-1/tag/users/POST/api/v1/users';
    const { page } = await openReference(browser, server.baseUrl, { hash, document });
    await authorise(page);
    const client = await tryOut(page, /Test Request.*post \/api\/v1\/users/);
    await client.getByRole('button', { name: /Send post request/ }).click();
    await client.getByText('201').first().waitFor();
    await inEachView(page, async () => expect(await accessibilityProblems(page)).toEqual([]));
    await page.context().close();
  });

  it('folds the many paths of an include, draws no line around what an address leads to, and takes the keyboard alone', async () => {
    const { page } = await openReference(browser, server.baseUrl, {
      hash: '#api-1/tag/users/GET/api/v1/users',
      document,
    });
    const include = page.locator('.property-enum', { hasText: 'profile.user' }).first();
    await include.getByRole('button', { name: /Show all values/ }).waitFor();
    expect(await include.getByRole('listitem').count()).toBeLessThan(15);
    await page.waitForFunction('document.activeElement?.tagName === "SECTION"');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('none');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('List employments');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/employment/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);

    const button = page.getByRole('button', { name: /Test Request/ }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const client = page.getByRole('dialog', { name: 'API Client' });
    await client.waitFor();
    await page.keyboard.press('Tab');
    expect(await client.evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await client.waitFor({ state: 'hidden' });
    await page.waitForFunction('document.activeElement?.classList.contains("show-api-client-button")');
    await page.context().close();
  });
});
