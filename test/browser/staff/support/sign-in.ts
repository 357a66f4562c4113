import { createHash, randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { localAudience, localClientId } from '../../../../infra/local/provider/client.ts';
import { samplePeople } from '../../../../infra/local/provider/people.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import type { StaffServer } from './staff-server.ts';

/** Picks a person on the provider's page. */
export const pick = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(name) }).click();

const random = (): string => randomBytes(32).toString('base64url');

/** Signs a person in at the provider, with the browser's cookies and without its pages: the address it leads back to. */
const askProvider = async (
  page: Page,
  { baseUrl, issuer }: Pick<StaffServer, 'baseUrl' | 'issuer'>,
  name: string,
): Promise<{ readonly address: string; readonly pending: object }> => {
  const { request } = page.context();
  const pending = { issuer, state: random(), nonce: random(), verifier: random(), begunAt: Date.now() };
  const asked = new URLSearchParams({
    ...{ client_id: localClientId, scope: 'openid email profile', resource: localAudience, response_type: 'code' },
    ...{ redirect_uri: `${baseUrl}/app/signed-in`, state: pending.state, nonce: pending.nonce },
    code_challenge: createHash('sha256').update(pending.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const shown = await request.get(`${issuer}/auth?${asked}`);
  const person = samplePeople.find((each) => each.name === name)?.email ?? '';
  const back = await request.post(shown.url(), { form: { person } });
  return { address: back.url(), pending };
};

/** Signs a person in on a page, where nothing is left of whoever was there before. The application loads once. */
export const signInOn = async (
  page: Page,
  server: Pick<StaffServer, 'baseUrl' | 'issuer'>,
  name: string,
  path: string,
): Promise<void> => {
  await page.context().clearCookies();
  const { address, pending } = await askProvider(page, server, name);
  // What the application keeps of a sign-in that it has begun (app/src/shared/sign-in/pending.ts).
  const kept = JSON.stringify(JSON.stringify({ ...pending, returnTo: path }));
  // A document of its origin in which nothing runs.
  await page.goto(`${server.baseUrl}/app/config.json`);
  await page.evaluate(`localStorage.clear(); sessionStorage.clear(); sessionStorage.setItem('facet.sign-in', ${kept})`);
  await page.goto(address);
  await page.getByRole('button', { name: /^(?:Sign out|Abmelden)$/ }).waitFor();
};

/**
 * Opens a page of staff's in a browser of one's own, signed in as one of the provider's people;
 * sign-in.browser.test.ts shows how people come there.
 */
export const signIn = async (
  browser: Browser,
  server: Pick<StaffServer, 'baseUrl' | 'issuer'>,
  { as, path = '/home', ...options }: { readonly as: string; readonly path?: string } & Parameters<typeof visit>[2],
): Promise<Visitor> => {
  const visitor = await visit(browser, 'about:blank', options);
  await signInOn(visitor.page, server, as, path);
  return visitor;
};

/** Opens another page of the application as a link in it does, and waits until it has another heading. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  const heading = page.locator('#main h1');
  const before = await heading.textContent();
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(`/app${path}`)})`);
  await expect.poll(() => heading.textContent()).not.toBe(before);
};
