import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleGroups } from '../../../infra/local/provider/people.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, openAs, stop } = await startStaff();
afterAll(stop);

const path = '/api/v1/message_templates';
const removeAll = async (): Promise<void> => {
  const { document } = await service.call('GET', path);
  for (const { id } of document.data) await service.call('DELETE', `${path}/${id}`);
};
beforeEach(removeAll);
afterEach(() => vi.unstubAllEnvs());

const create = async (attributes: object): Promise<string> => {
  const texts = { subject: 'Still open', body: 'Answer here: {{link}}' };
  const body = { data: { type: 'message_template', attributes: { ...texts, ...attributes } } };
  const answer = await service.call('POST', path, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.document.data.id;
};

const open = (at = '/message-templates', view?: View) => openAs(people.officer, at, view);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const mistakeOf = async (page: Page, label: string): Promise<string> => {
  const control = field(page, label);
  expect(await control.getAttribute('aria-invalid'), label).toBe('true');
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return (await page.locator(`[id="${ids.at(-1)}"]`).textContent()) ?? '';
};

describe('message templates', { timeout: 240_000 }, () => {
  it('are made, changed, made the default and deleted', async () => {
    const shoot = (name: string) => looksGoodInViews(page, `staff-templates-${name}`);
    const visitor = await open('/home', narrow);
    const { page } = visitor;
    await page.getByRole('navigation').getByRole('link', { name: 'Message templates' }).click();
    await page.getByText('All messages use the English and German texts').waitFor();
    await shoot('none');
    await page.getByRole('link', { name: 'New template' }).click();
    await title(page, 'New message template').waitFor();
    await page.getByText('In English, the first language of the institution.').waitFor();
    await field(page, 'Name').fill('End of term');
    await field(page, 'For').selectOption('Reminder');
    expect(await button(page, 'List of courses').count()).toBe(0);
    await field(page, 'Subject').fill('Still open: ');
    await button(page, 'Number of evaluations').click();
    expect(await field(page, 'Subject').inputValue()).toBe('Still open: {{count}}');
    await field(page, 'Text').fill('Dear ,\n\nanswer here: ');
    await button(page, 'Personal link (needed)').click();
    // Between the words, where the cursor is.
    await page.keyboard.press('Control+Home');
    for (const _letter of 'Dear ') await page.keyboard.press('ArrowRight');
    await button(page, 'Name of the person').click();
    await page.keyboard.type('!');
    expect(await field(page, 'Text').inputValue()).toBe('Dear {{person.display_name}}!,\n\nanswer here: {{link}}');
    await field(page, 'Add a language').fill('deutsch!');
    await press(page, 'Add');
    await page.getByText('This is no tag of a language.').waitFor();
    await field(page, 'Add a language').fill('de');
    await page.keyboard.press('Enter');
    await field(page, 'Subject, German').fill('Noch offen');
    const german = page.getByRole('group', { name: 'Insert what the service fills in, German' });
    await field(page, 'Text, German').fill('Hier antworten: ');
    await german.getByRole('button', { name: 'Personal link (needed)' }).click();
    await shoot('form');
    await press(page, 'Save the template');
    await title(page, 'Message templates').waitFor();
    const row = page.getByRole('row', { name: 'End of term' });
    await row.getByText('English, German').waitFor();
    expect(await page.getByText('English and German texts of the service').count()).toBe(6);
    await shoot('list');
    await button(page, 'Make default … End of term').click();
    await page.getByRole('dialog').getByText('They are of this kind: Reminder.').waitFor();
    await confirm(page, 'Make default');
    await page.getByText('“End of term” is the default now.').waitFor();
    await row.getByText('Default', { exact: true }).last().waitFor();
    expect(await page.getByText('English and German texts of the service').count()).toBe(5);
    await page.getByRole('link', { name: 'End of term' }).click();
    await field(page, 'Name').fill('End of the term');
    await press(page, 'Remove German');
    expect(await field(page, 'Subject, German').count()).toBe(0);
    await press(page, 'Save the template');
    await page.getByRole('link', { name: 'End of the term' }).waitFor();
    const { document } = await service.call('GET', path);
    expect(document.data.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
      {
        ...{ name: 'End of the term', purpose: 'reminder', is_default: true, translations: {} },
        ...{ subject: 'Still open: {{count}}', body: 'Dear {{person.display_name}}!,\n\nanswer here: {{link}}' },
      },
    ]);
    await button(page, 'Delete … End of the term').click();
    await page.getByRole('dialog').getByText('It is the default').waitFor();
    await shoot('delete');
    await confirm(page, 'Delete');
    await page.getByText('There is no template yet').waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('for instructors and chairs have the merge fields of these', async () => {
    const visitor = await open('/message-templates/new');
    const { page } = visitor;
    await field(page, 'Name').fill('Results');
    await field(page, 'For').selectOption('Note of results');
    await page.getByText('go to instructors or to chairs of departments.').waitFor();
    await field(page, 'Subject').fill('Results');
    await button(page, 'List of courses or departments').click();
    await field(page, 'Text').fill('Read them here: ');
    await button(page, 'Link to the reports (needed)').click();
    await looksGood(page, 1280, 'staff-templates-to-staff-1280-light');
    await field(page, 'For').selectOption('Response rates');
    await button(page, 'Response rates by section or department (needed)').waitFor();
    await field(page, 'For').selectOption('Note of results');
    await press(page, 'Save the template');
    await page.getByRole('row', { name: 'Results' }).getByText('Note of results').waitFor();
    const { document } = await service.call('GET', path);
    expect(document.data[0].attributes.body).toBe('Read them here: {{link}}');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('have what the service refuses at the field that it is about', async () => {
    await create({ name: 'Taken', purpose: 'invitation' });
    const visitor = await open('/message-templates/new');
    const { page } = visitor;
    await field(page, 'Name').fill('TAKEN');
    await field(page, 'Subject').fill('A {{coures}}');
    await field(page, 'Text').fill('{{grade}} and {{grade}}');
    await field(page, 'Add a language').fill('fr');
    await press(page, 'Add');
    await field(page, 'Subject, French').fill('Ouvert');
    await field(page, 'Text, French').fill('Bonjour');
    await press(page, 'Save the template');
    await page.getByText('The template was not made').waitFor();
    expect(await mistakeOf(page, 'Subject')).toBe('Mails of this purpose have no merge field "coures"');
    expect(await mistakeOf(page, 'Text')).toBe(
      'Mails of this purpose have no merge field "grade". Mails of this purpose need the merge field {{link}}',
    );
    expect(await mistakeOf(page, 'Text, French')).toBe('Mails of this purpose need the merge field {{link}}');
    await page.getByRole('alert').getByText('Text, French: Mails of this purpose').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');
    await looksGood(page, 1280, 'staff-templates-refused-1280-light');
    await field(page, 'Subject').fill('A {{courses}}');
    await field(page, 'Text').fill('{{link}}');
    await field(page, 'Text, French').fill('{{link}}');
    await press(page, 'Save the template');
    await page.getByText('Another template is called').first().waitFor();
    expect(await mistakeOf(page, 'Name')).toBe('Another template is called "TAKEN"');
    await field(page, 'Name').fill('Free');
    await press(page, 'Save the template');
    await page.getByRole('link', { name: 'Free' }).waitFor();
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('overwrite nothing that a colleague has changed', async () => {
    const id = await create({ name: 'Ours', purpose: 'reminder' });
    const { page } = await open(`/message-templates/${id}`);
    await field(page, 'Subject').fill('Mine');
    const body = { data: { type: 'message_template', id, attributes: { subject: 'Theirs' } } };
    await service.call('PATCH', `${path}/${id}`, { body });
    await press(page, 'Save the template');
    await page.getByText('Somebody else has changed this since you opened it').waitFor();
    expect(await field(page, 'Subject').inputValue()).toBe('Mine');
    await page.getByRole('link', { name: 'Message templates' }).last().click();
    await page.getByRole('link', { name: 'Ours' }).click();
    expect(await field(page, 'Subject').inputValue()).toBe('Theirs');
  });

  it('stay where a message names them', async () => {
    const id = await create({ name: 'Named', purpose: 'reminder' });
    const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
    const autumn = { name: 'Autumn', evaluation_type: 'custom' };
    const period = await service.seed('course_evaluation_period', autumn, { term: toOne(term) });
    const relationships = { period: toOne(period), template: toOne({ type: 'message_template', id }) };
    const attributes = { purpose: 'reminder', when: { at: daysFromNow(1) } };
    const type = 'course_evaluation_period_message';
    const answer = await service.call('POST', `/api/v1/${type}s`, {
      body: { data: { type, attributes, relationships } },
    });
    expect(answer.status).toBe(201);
    const { page } = await open();
    await button(page, 'Delete … Named').click();
    await confirm(page, 'Delete');
    await page.getByRole('dialog').getByText('This was not done').waitFor();
    await confirm(page, 'Cancel');
    await page.getByRole('link', { name: 'Named' }).waitFor();
    await service.call('DELETE', `/api/v1/${type}s/${answer.document.data.id}`);
  });

  it('are read by people that cannot write them', async () => {
    const translations = { de: { subject: 'Noch offen', body: 'Hier: {{link}}' } };
    await create({ name: 'Of the office', purpose: 'reminder', translations });
    const others = (sampleGroups['evaluation-office'] ?? []).filter((scope) => scope !== 'messages:write');
    vi.stubEnv('OIDC_GROUPS', JSON.stringify({ 'evaluation-office': others }));
    const { page } = await open();
    await page.getByRole('link', { name: 'Of the office' }).waitFor();
    expect(await page.getByRole('link', { name: 'New template' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^(Delete|Make default) …/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Of the office' }).click();
    await page.locator('article[lang=de]').getByText('Hier: {{link}}').waitFor();
    await page.getByText('Answer here: {{link}}').waitFor();
    await looksGood(page, 1280, 'staff-templates-read-1280-light');
  });
});
