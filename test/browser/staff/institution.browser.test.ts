import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { press, title } from '../support/controls.ts';
import { visit } from '../support/visitor.ts';
import { looksGood, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, openAs, stop } = await startStaff();

// 1 pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

afterAll(stop);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const colorOf = async (page: Page): Promise<string> => {
  // Header and footer are drawn before the page has its heading.
  await page.locator('h1').first().waitFor();
  return page.evaluate(`getComputedStyle(document.querySelector('h1')).color`);
};

describe('the institution', { timeout: 120_000 }, () => {
  it('is said by the office, and stands on the pages of staff and students', async () => {
    const visitor = await openAs(people.officer, '/home', { width: 390 });
    const { page } = visitor;
    await page.getByText('Pages and mails lack something of the institution: its name, where people ask').waitFor();
    await page.getByRole('link', { name: 'Say it' }).click();
    await title(page, 'The institution').waitFor();
    await field(page, 'Name').fill('Northshore College');
    await field(page, 'Languages').fill('en; de');
    await field(page, 'Who answers questions').fill('Evaluation Office');
    await field(page, 'Color of headings and buttons').fill('#777777');
    const logo = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer });
    await field(page, 'Logo').setInputFiles(logo(Buffer.alloc(40_000)));
    await page.getByText('The file has more than 32 KB.').waitFor();
    await field(page, 'Logo').setInputFiles(logo(png));
    await page.getByRole('img', { name: 'The logo as pages show it' }).waitFor();
    await press(page, 'Save');
    await page.getByText('must have a contrast to white of at least 4.5').first().waitFor();
    // The service has changed nothing.
    await page.getByText('Northshore College').waitFor({ state: 'detached' });
    await field(page, 'Color of headings and buttons').fill('#7a1f5c');
    await field(page, 'At which address').fill('office@northshore.example');
    await field(page, 'Page on accessibility').fill('https://northshore.example/accessibility');
    // Somebody else changes another field meanwhile.
    const body = { data: { type: 'institution', id: '00000000-0000-4000-8000-696e73746974', attributes: {} } };
    const theirs = { ...body.data, attributes: { privacy_notice_url: 'https://northshore.example/privacy' } };
    expect((await service.call('PATCH', '/api/v1/institution', { body: { data: theirs } })).status).toBe(200);
    await press(page, 'Save');
    await page.getByRole('alert').waitFor();
    await press(page, 'Save');
    await page.getByText('The institution is saved.').waitFor();
    const { document } = await service.call('GET', '/api/v1/institution');
    expect(document.data.attributes).toMatchObject({
      ...{ name: 'Northshore College', languages: ['en', 'de'], accent_color: '#7a1f5c', time_zone: null },
      ...{ contact: { name: 'Evaluation Office', email: 'office@northshore.example' } },
      ...theirs.attributes,
      logo: `data:image/png;base64,${png.toString('base64')}`,
    });
    await page.getByRole('link', { name: 'How personal data are treated' }).waitFor();
    expect(await colorOf(page)).toBe('rgb(122, 31, 92)');
    await looksGood(page, 390, 'staff-institution-390');
    expect(troublesOf(visitor, server).filter((each) => !/4(?:12|22)/.test(each))).toEqual([]);
    for (const [name, colorScheme, color] of [
      ['light', 'light', 'rgb(122, 31, 92)'],
      ['dark', 'dark', 'rgb(233, 238, 240)'],
    ] as const) {
      const student = await visit(browser, `${server.baseUrl}/app`, { width: 390, colorScheme, locale: 'de-DE' });
      await student.page.getByText('Northshore College').waitFor();
      const asked = student.page.getByRole('contentinfo').getByRole('link', { name: 'Evaluation Office' });
      expect(await asked.getAttribute('href')).toBe('mailto:office@northshore.example');
      await student.page.getByRole('link', { name: 'Datenschutz' }).waitFor();
      expect(await colorOf(student.page)).toBe(color);
      await looksGood(student.page, 390, `institution-${name}`);
      expect(troublesOf(student, server)).toEqual([]);
      await student.page.context().close();
    }
  });
});
