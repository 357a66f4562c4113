import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Gateway, startGateway } from '../../../infra/local/gateway/gateway.ts';
import { operationRoutes } from '../../../infra/local/gateway/operation-routes.ts';
import { openWebApp } from '../../../infra/local/gateway/web-app.ts';
import { projectFolder } from '../../../infra/paths.ts';
import { buildWebApp } from '../../../infra/web/build-web-app.ts';

/** Serves the service of this file, and the web application, as `npm start` does. */
export const startServer = (): Promise<Gateway> =>
  startGateway(operationRoutes(), { port: 0, host: '127.0.0.1', webApp: openWebApp(buildWebApp) });

/** Somebody's page, with all that goes wrong on it, and what it asked for. */
export interface Visitor {
  readonly page: Page;
  /** Errors on the console, but those that say that an answer was no success: a test asks for them. */
  readonly errors: string[];
  /** What the Content-Security-Policy has refused. */
  readonly violations: string[];
  /** Addresses of all requests, with their referrers. */
  readonly requests: string[];
}

const watch = async (page: Page): Promise<Visitor> => {
  const visitor: Visitor = { page, errors: [], violations: [], requests: [] };
  page.on('pageerror', ({ message }) => visitor.errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) visitor.errors.push(text);
  });
  page.on('request', (request) => {
    visitor.requests.push(`${request.method()} ${request.url()} ${request.headers().referer ?? ''}`);
  });
  await page.exposeFunction('noteViolation', (text: string) => visitor.violations.push(text));
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    noteViolation(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample))`);
  return visitor;
};

/** Opens a browser of one's own at an address. */
export const visit = async (
  browser: Browser,
  address: string,
  { width = 1280, ...options }: BrowserContextOptions & { readonly width?: number } = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'en-GB',
    timezoneId: 'America/Halifax',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const visitor = await watch(page);
  await page.goto(address);
  return visitor;
};

/** Has a browser keep no data of any site, as its settings can: the mere name throws. */
export const keepNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(`for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: () => { throw new DOMException('blocked', 'SecurityError'); } });
  }`);

const folder = path.join(projectFolder, 'dist/screenshots');

/** Keeps a picture of what is in view; `FACET_PICTURES=1` puts it where README shows it (docs/pictures). */
export const pictureForReadme = async (page: Page, name: string): Promise<void> => {
  const to = process.env.FACET_PICTURES === '1' ? path.join(projectFolder, 'docs/pictures') : folder;
  mkdirSync(to, { recursive: true });
  await page.screenshot({ path: path.join(to, `${name}.png`) });
};

/** Keeps a picture of the whole page, for people to look at; not in .ci/run, where nobody does. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.CI !== undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
};
