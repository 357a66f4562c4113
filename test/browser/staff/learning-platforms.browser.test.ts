import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, openAs, stop } = await startStaff();
afterAll(stop);
afterEach(() => vi.unstubAllEnvs());

const at = '/learning-platforms';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const open = (path = at, view?: View) => openAs(people.officer, path, view);
const stored = async () => (await service.call('GET', '/api/v1/lti_platforms')).document.data;

/** Signs in people of the office with the scopes that are named, of those for platforms. */
const withScopes = (...scopes: readonly string[]): void => {
  const others = (sampleGroups['evaluation-office'] ?? []).filter((scope) => !scope.startsWith('lti:'));
  vi.stubEnv('OIDC_GROUPS', JSON.stringify({ 'evaluation-office': [...others, ...scopes] }));
};

describe('learning platforms', { timeout: 240_000 }, () => {
  it('are made known, switched off and deleted', async () => {
    const visitor = await open('/home', narrow);
    const { page } = visitor;
    const shoot = (name: string) => looksGoodInViews(page, `staff-platforms-${name}`);
    await page.getByRole('navigation').getByRole('link', { name: 'Learning platforms' }).click();
    await page.getByText('There is no learning platform yet').waitFor();
    for (const path of ['/lti/launch', '/lti/login', '/lti/jwks.json'])
      await page.getByText(`${server.baseUrl}${path}`, { exact: true }).waitFor();
    await page.getByText('Moodle', { exact: true }).click();
    await page.getByText('Moodle then shows the platform id').waitFor();
    await shoot('none');
    await page.getByRole('link', { name: 'New platform' }).click();
    expect(await field(page, 'Address of its keys').inputValue()).toBe(
      'https://sso.canvaslms.com/api/lti/security/jwks',
    );
    await field(page, 'Platform').selectOption('moodle');
    await press(page, 'Make the platform known');
    await page.getByText('The platform was not saved').waitFor();
    expect(await page.evaluate('document.activeElement.labels?.[0]?.textContent')).toBe('Name');
    expect(await field(page, 'Issuer').getAttribute('aria-invalid')).toBe('true');
    await shoot('refused');
    await field(page, 'Address of the platform').fill('moodle.example.edu/');
    await field(page, 'Name').fill('Moodle of the university');
    await field(page, 'Client id').fill('AbC123');
    await field(page, 'Deployment ids').fill(' 1\n\n2 ');
    await field(page, 'Address of rosters').fill('https://moodle.example.edu/members');
    await field(page, 'Sections are known by').selectOption('custom');
    await field(page, 'Custom field with the section').fill('not a name');
    await press(page, 'Make the platform known');
    // The notice is there from the attempt before.
    await expect.poll(() => field(page, 'Custom field with the section').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Custom field with the section').fill('sis_section');
    expect(await field(page, 'Address of rosters').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Address of rosters').fill('https://moodle.example.edu/{context}/members');
    await shoot('form');
    await press(page, 'Make the platform known');
    await title(page, 'Moodle of the university').waitFor();
    await page.getByText('the custom field “sis_section”').waitFor();
    const [{ attributes }] = await stored();
    expect(attributes).toMatchObject({
      issuer: 'https://moodle.example.edu',
      client_id: 'AbC123',
      authorization_url: 'https://moodle.example.edu/mod/lti/auth.php',
      token_url: 'https://moodle.example.edu/mod/lti/token.php',
      jwks_url: 'https://moodle.example.edu/mod/lti/certs.php',
      deployment_ids: ['1', '2'],
      user_match: 'lis_person_sourcedid',
      section_match: 'custom:sis_section',
      roster_url: 'https://moodle.example.edu/{context}/members',
      is_active: true,
    });
    await shoot('one');
    await press(page, 'Switch off …');
    await shoot('off-dialog');
    await confirm(page, 'Switch off');
    await page.getByText('This platform is off').waitFor();
    expect((await stored())[0].attributes.is_active).toBe(false);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Switch on …');
    await page.getByRole('link', { name: 'Learning platforms' }).last().click();
    await page.getByRole('table').getByText('Off', { exact: true }).waitFor();
    await shoot('list');
    await page.getByRole('link', { name: 'Moodle of the university' }).click();
    await press(page, 'Switch on …');
    await confirm(page, 'Switch on');
    await page.getByText('The platform is on.').waitFor();
    expect((await stored())[0].attributes.is_active).toBe(true);
    await press(page, 'Delete …');
    await confirm(page, 'Delete');
    await page.getByText('There is no learning platform yet').waitFor();
    expect(await stored()).toEqual([]);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('get a link with which one registers itself', async () => {
    const visitor = await open(at, narrow);
    const { page } = visitor;
    const shoot = (name: string) => looksGoodInViews(page, `staff-platforms-${name}`);
    await press(page, 'Make a registration link');
    await confirm(page, 'Make the link');
    await page.getByRole('dialog').getByRole('alert').first().waitFor();
    expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Name').fill('Moodle of the university');
    await field(page, 'People are known by').selectOption('email');
    await shoot('link-dialog');
    await confirm(page, 'Make the link');
    const link = await field(page, 'Link for one platform').inputValue();
    expect(link).toMatch(new RegExp(`^${server.baseUrl}/lti/register\\?link=[0-9a-f-]{36}\\.[\\w-]{43}$`));
    await page.getByText('It can be used once, until').waitFor();
    await page.getByText('Add LTI Advantage').waitFor();
    await shoot('link');
    await confirm(page, 'Close');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await title(page, 'Learning platforms').waitFor();
    expect(await page.getByText(link).count()).toBe(0);
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('say what is missing where one has registered itself without a deployment', async () => {
    const platform = await service.seed('lti_platform', {
      ...{ name: 'Registered itself', issuer: 'https://moodle.example.edu', client_id: 'itself' },
      authorization_url: 'https://moodle.example.edu/mod/lti/auth.php',
      jwks_url: 'https://moodle.example.edu/mod/lti/certs.php',
      ...{ deployment_ids: [], user_match: 'email', section_match: 'context_id', is_active: false },
    });
    const visitor = await open(`${at}/${platform.id}`);
    const { page } = visitor;
    await page.getByText('It stands with the installed tool there').waitFor();
    await press(page, 'Switch on …');
    await confirm(page, 'Switch on');
    await page.getByRole('dialog').getByText('must have at least one').waitFor();
    await looksGood(page, 1280, 'staff-platforms-without-deployment');
    await service.call('DELETE', `/api/v1/lti_platforms/${platform.id}`);
  });

  it('are changed, and not over what somebody else has changed meanwhile', async () => {
    const platform = await service.seed('lti_platform', {
      ...{ name: 'Canvas', issuer: 'https://canvas.instructure.com', client_id: '10000000000042' },
      authorization_url: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
      jwks_url: 'https://sso.canvaslms.com/api/lti/security/jwks',
      ...{ deployment_ids: ['1:a'], user_match: 'email', section_match: 'custom:sis_section', is_active: true },
    });
    const visitor = await open(`${at}/${platform.id}`);
    const { page } = visitor;
    await page.getByRole('link', { name: 'Change' }).click();
    expect(await field(page, 'Custom field with the section').inputValue()).toBe('sis_section');
    await field(page, 'Name').fill('Canvas of the institution');
    await field(page, 'People are known by').selectOption('lis_person_sourcedid');
    await press(page, 'Save');
    await title(page, 'Canvas of the institution').waitFor();
    await page.getByRole('link', { name: 'Change' }).click();
    await field(page, 'Name').fill('Mine');
    const attributes = { name: 'Somebody’s' };
    const body = { data: { type: 'lti_platform', id: platform.id, attributes } };
    expect((await service.call('PATCH', `/api/v1/lti_platforms/${platform.id}`, { body })).status).toBe(200);
    await press(page, 'Save');
    await page.getByText('Somebody else has changed this since you opened it').waitFor();
    expect((await stored())[0].attributes).toMatchObject({ name: 'Somebody’s', user_match: 'lis_person_sourcedid' });
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('are shown without buttons to those that only read, and not at all to others', async () => {
    withScopes('lti:read');
    const reader = await open();
    const [{ id }] = await stored();
    await reader.page.getByRole('table').getByRole('link').click();
    await title(reader.page, 'Somebody’s').waitFor();
    expect(await reader.page.getByRole('button', { name: 'Delete …' }).count()).toBe(0);
    for (const path of [`${at}/new`, `${at}/${id}/change`]) {
      await reader.page.goto(`${server.baseUrl}/app${path}`);
      await reader.page.getByText('It takes the right to change learning platforms').waitFor();
    }
    withScopes();
    const { page } = await open();
    await page.getByText('It takes the right to read learning platforms').waitFor();
    expect(await page.getByRole('navigation').getByRole('link', { name: 'Learning platforms' }).count()).toBe(0);
  });
});
