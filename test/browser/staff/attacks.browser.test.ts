import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { title } from '../support/controls.ts';
import { visit } from '../support/visitor.ts';
import { pick } from './support/sign-in.ts';
import { looksGood, people } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { server, browser, stop } = await startStaff();
afterAll(stop);

const tokenRequests = (requests: readonly string[]) =>
  requests.filter((each) => each.startsWith('POST ') && each.includes('/token'));

/** An answer of the provider to a sign-in of somebody else, which nobody has used yet. */
const someoneElses = async (name: string): Promise<URLSearchParams> => {
  const { page, requests } = await visit(browser, `${server.baseUrl}/app/home`);
  await page.route('**/token', (route) => route.abort());
  await pick(page, name);
  await title(page, 'The identity provider can’t be reached').waitFor();
  await page.context().close();
  const answer = requests.find((each) => each.includes('/app/signed-in?'))?.split(' ')[1] ?? '';
  return new URL(answer).searchParams;
};

/** Somebody who has begun to sign in, and stands before the provider's page; with the state of that. */
const onTheWay = async () => {
  const visitor = await visit(browser, `${server.baseUrl}/app/home`);
  await visitor.page.getByRole('heading', { name: 'Sign in as' }).waitFor();
  const asked = visitor.requests.find((each) => each.includes('/auth?'))?.split(' ')[1] ?? '';
  return { ...visitor, asked: new URL(asked).searchParams };
};

const answerWith = (page: Page, parameters: Readonly<Record<string, string | null>>) => {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return page.goto(`${server.baseUrl}/app/signed-in?${new URLSearchParams(Object.fromEntries(given))}`);
};

describe('a sign-in', { timeout: 180_000 }, () => {
  it('asks with a state, a nonce and a challenge that are new each time', async () => {
    const [first, second] = [await onTheWay(), await onTheWay()];
    for (const { asked } of [first, second]) {
      expect(Object.fromEntries(asked)).toMatchObject({
        ...{ response_type: 'code', code_challenge_method: 'S256', resource: 'urn:facet:api' },
        redirect_uri: `${server.baseUrl}/app/signed-in`,
      });
    }
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.asked.get(name)?.length).toBeGreaterThanOrEqual(43);
      expect(first.asked.get(name)).not.toBe(second.asked.get(name));
    }
    for (const { page } of [first, second]) await page.context().close();
  });

  it('takes no code of another session, even with its own state (code injection)', async () => {
    const stolen = await someoneElses(people.officer);
    const { page, requests, asked } = await onTheWay();
    await answerWith(page, { code: stolen.get('code'), state: asked.get('state'), iss: server.issuer });
    await title(page, 'The sign-in did not work').waitFor();
    // The provider was asked, and held the code against the verifier of this tab.
    expect(tokenRequests(requests)).toHaveLength(1);
    await looksGood(page, 1280, 'staff-refused-1280-light');
    await page.context().close();
  });

  it('that was not begun in this tab is not ended here (login CSRF)', async () => {
    const attackers = await someoneElses(people.officer);
    const { page, requests } = await visit(browser, `${server.baseUrl}/app/signed-in?${attackers}`);
    await title(page, 'This sign-in was not begun here').waitFor();
    expect(tokenRequests(requests)).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  });

  it('is not ended by an answer with another state, which also ends the one under way', async () => {
    const attackers = await someoneElses(people.officer);
    const { page, requests, asked } = await onTheWay();
    await answerWith(page, Object.fromEntries(attackers));
    await title(page, 'The sign-in did not work').waitFor();
    await answerWith(page, { code: attackers.get('code'), state: asked.get('state'), iss: server.issuer });
    await title(page, 'This sign-in was not begun here').waitFor();
    expect(tokenRequests(requests)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['another issuer', 'https://login.evil.example'],
    ['no issuer, since this provider names itself', null],
  ])('takes no answer of %s (mix-up)', async (_, iss) => {
    const { page, requests, asked } = await onTheWay();
    await answerWith(page, { code: 'code-of-another-provider', state: asked.get('state'), iss });
    await title(page, 'The sign-in did not work').waitFor();
    expect(tokenRequests(requests)).toEqual([]);
    await page.context().close();
  });

  it('leads nowhere else afterwards, whatever an address says (open redirect)', async () => {
    const address = `${server.baseUrl}/app/home?returnTo=https://evil.example&return=//evil.example`;
    const { page, requests } = await visit(browser, address);
    await pick(page, people.officer);
    await title(page, /^Hello/).waitFor();
    expect(new URL(page.url())).toMatchObject({ origin: server.baseUrl, pathname: '/app/home' });
    expect(requests.filter((each) => each.split(' ')[1]?.includes('//evil.example/'))).toEqual([]);
    await page.context().close();
  });

  it('that the provider refuses can be begun again', async () => {
    const { page, asked } = await onTheWay();
    await answerWith(page, { error: 'access_denied', state: asked.get('state'), iss: server.issuer });
    await title(page, 'The sign-in did not work').waitFor();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await pick(page, people.officer);
    await title(page, /^Hello/).waitFor();
    await page.context().close();
  });
});

describe('the part of staff', () => {
  it('is in no frame, and may ask its own origin and the provider alone', async () => {
    for (const path of ['/app/home', '/app/config.json', '/app/assets/none.js']) {
      const { headers } = await fetch(server.baseUrl + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(`connect-src 'self' ${server.issuer};`);
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('learns how to sign in, by its own origin and never from a cache', async () => {
    const answer = await fetch(`${server.baseUrl}/app/config.json`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({
      sign_in: {
        ...{ issuer: server.issuer, client_id: 'facet-app', scope: 'openid email profile' },
        parameters: { resource: 'urn:facet:api' },
      },
      sends_mail: true,
    });
  });
});
