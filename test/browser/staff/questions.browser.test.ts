import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noteAnswered } from '../../../lib/domain/evaluations/tally/answered-sets.ts';
import { limeSurvey } from '../../client/question-files/support/surveys.ts';
import {
  nth,
  type OpenPeriod,
  openPeriod,
  seedInstructor,
} from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { narrow } from '../support/browser.ts';
import { press, title } from '../support/controls.ts';
import type { View } from './support/kept-page.ts';
import { openPage, signIn } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, browser, openAs, stop } = await startStaff();

let open: OpenPeriod;

const scale = { points: 5 };
const questions = [
  [
    { kind: 'scale', scale, text: 'The goals were clear.', text_translations: { de: 'Die Ziele waren klar.' } },
    { kind: 'text', text: 'What should change?' },
  ],
  [{ kind: 'scale', scale, subject: 'instructor', text: 'Explains well.' }],
];

afterAll(stop);
beforeEach(async () => {
  open = await openPeriod(service, { sections: 1, enrolments: [[0]], questions, now: new Date() });
  const [type, { id }] = ['course_evaluation_question_set_section', nth(open.questionSections, 1)];
  const body = { data: { type, id, attributes: { name: 'Teaching', name_translations: { de: 'Lehre' } } } };
  await service.call('PATCH', `/api/v1/${type}s/${id}`, { body });
  await seedInstructor(service, nth(open.sections), await service.seedUser('Grace Hopper'));
});

const edit = (view?: View) => openAs(people.officer, `/periods/${open.period}/questions`, view);
const row = (page: Page, name: string) => page.getByRole('navigation', { name: 'Outline' }).getByText(name);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const said = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

/** The texts of the form that a student of the section would get. */
const asked = async (): Promise<string[]> => {
  const path = `/api/v1/course_evaluation_periods/${open.period}/form_preview?section=${nth(open.sections).id}`;
  const { document } = await service.call('GET', path);
  const included: { type: string; id: string; attributes: { text: string } }[] = document.included;
  return document.data.relationships.questions.data.map(
    ({ id }: { id: string }) => included.find((each) => each.id === id)?.attributes.text,
  );
};

/** Presses the tabulator until something of a name has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(`(() => {
      const { activeElement: element } = document;
      return (element.labels?.[0]?.textContent ?? element.textContent ?? '').trim();
    })()`);
    if (focused === name) return;
  }
  throw new Error(`the tabulator does not lead to ${name}`);
};

describe('the questions of a period', { timeout: 240_000 }, () => {
  it('are written and tried', async () => {
    const shoot = (name: string) => looksGoodInViews(page, `staff-questions-${name}`);
    const visitor = await edit(narrow);
    const { page } = visitor;
    await title(page, 'Questions of Finals').waitFor();
    await page.getByText('2 questions lack a translation that others have.').waitFor();
    await shoot('outline');
    await row(page, 'The goals were clear.').click();
    await page.getByRole('heading', { name: 'As students see it' }).waitFor();
    await field(page, 'Text').fill('The goals and the pace were not clear.');
    await page.getByText('It may ask two things at once').waitFor();
    await page.getByText('It has a negation').waitFor();
    await page.getByText('The scale has no labels').waitFor();
    // The student's own component shows it as it is written.
    await page.getByRole('group', { name: 'The goals and the pace were not clear.' }).waitFor();
    await field(page, 'Text').fill('The goals were plain.');
    for (const [index, label] of ['Never', 'Rarely', 'At times', 'Often', 'Always'].entries())
      await field(page, `Label of ${index + 1}`).fill(label);
    await page.getByText('Worth a second look').waitFor({ state: 'detached' });
    await field(page, 'Width').selectOption('Screen');
    await page.getByRole('radio', { name: 'At times' }).waitFor();
    await field(page, '“Never” in German').fill('Nie');
    await field(page, 'Language').selectOption('German');
    await page.getByRole('radio', { name: 'Nie' }).waitFor();
    await field(page, 'Language').selectOption('English');
    await shoot('question');
    await press(page, 'Save the question');
    await said(page, 'The question is saved.');
    expect(await asked()).toEqual(['The goals were plain.', 'What should change?', 'Explains well.']);
    await page.getByRole('link', { name: 'Try it as a student' }).click();
    await title(page, 'Try it as a student').waitFor();
    await press(page, 'Check my answers');
    await page.getByText('Answer at least one question.').waitFor();
    await field(page, 'Class').selectOption('Algebra · 0');
    await page.getByText('About Grace Hopper').waitFor();
    await page.getByRole('group', { name: 'The goals were plain.' }).getByText('Often').click();
    await press(page, 'Check my answers');
    await page.getByText('A student could send these answers. Nothing was stored.').waitFor();
    await shoot('try');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('are made, moved, copied and deleted by keyboard alone, with spoken places', async () => {
    const { page } = await edit();
    await title(page, 'Questions of Finals').waitFor();
    await tabTo(page, 'Add a question set');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Name of the question set');
    await page.keyboard.type('Workload');
    await page.keyboard.press('Enter');
    await row(page, 'Workload').waitFor();
    await tabTo(page, 'Add a section');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Heading of the section');
    await page.keyboard.type('Hours');
    await page.keyboard.press('Enter');
    await row(page, 'Hours').waitFor();
    await tabTo(page, 'Add a question');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Text');
    await page.keyboard.type('How many hours a week?');
    await tabTo(page, 'Save the question');
    await page.keyboard.press('Enter');
    await said(page, 'The question is saved.');
    await tabTo(page, 'To the outline');
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await said(page, '“Workload” is now number 1 of 2.');
    expect(await asked()).toEqual([
      ...['How many hours a week?', 'The goals were clear.', 'What should change?', 'Explains well.'],
    ]);
    // From the set over its section and question to the other set, its section and question.
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await said(page, '“The goals were clear.” is now number 2 of 2.');
    await page.keyboard.press('Alt+ArrowDown');
    await said(page, '“The goals were clear.” is now number 1 of 2 in “Teaching”.');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Question', exact: true }).waitFor();
    await tabTo(page, 'Duplicate');
    await page.keyboard.press('Enter');
    await said(page, '“The goals were clear.” is duplicated.');
    await tabTo(page, 'Delete …');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('It cannot be brought back.').waitFor();
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    await said(page, '“The goals were clear.” is deleted.');
    expect(await asked()).toEqual([
      ...['How many hours a week?', 'What should change?', 'The goals were clear.', 'Explains well.'],
    ]);
  });

  it('depend on an earlier one, by keyboard, and come and go as one tries them', async () => {
    const visitor = await edit({ width: 390 });
    const { page } = visitor;
    await row(page, 'What should change?').click();
    await field(page, 'Shown').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('group', { name: 'Shown where the answer is' }).waitFor();
    await press(page, 'Save the question');
    await page.getByText("Shown if in can't be blank").first().waitFor();
    await looksGood(page, 390, 'staff-questions-condition-390');
    await tabTo(page, '1');
    await page.keyboard.press('Space');
    await tabTo(page, '2');
    await page.keyboard.press('Space');
    await tabTo(page, 'Save the question');
    await page.keyboard.press('Enter');
    await said(page, 'The question is saved.');
    const [named, dependent] = nth(open.questions);
    const { document } = await service.call('GET', `/api/v1/course_evaluation_questions/${dependent?.id}`);
    expect(document.data.attributes.shown_if).toEqual({ question: named?.id, in: [1, 2] });
    await row(page, 'The goals were clear.').click();
    await press(page, 'Move down');
    await page.getByText('would lose the question').waitFor();
    await row(page, 'Set').click();
    await press(page, 'Duplicate');
    await said(page, '“Set” is duplicated.');
    const headings = await service.call('GET', '/api/v1/course_evaluation_question_set_sections?page[size]=100');
    const translations = headings.document.data.flatMap((each: { attributes: { name: string } }) =>
      each.attributes.name === 'Teaching' ? [each.attributes] : [],
    );
    expect(translations.slice(-2)).toMatchObject([1, 2].map(() => ({ name_translations: { de: 'Lehre' } })));
    await page.getByRole('link', { name: 'Try it as a student' }).click();
    await field(page, 'Class').selectOption('Algebra · 0');
    const [first, late] = ['The goals were clear.', 'What should change?'].map((name) =>
      page.getByRole('group', { name }),
    );
    await first?.first().getByText('2', { exact: true }).click();
    await said(page, 'Now also asked: What should change?');
    expect(await late?.count()).toBe(1);
    await first?.first().getByText('4', { exact: true }).click();
    await said(page, 'No longer asked');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('show two who write at once what the other has changed', async () => {
    const path = `/periods/${open.period}/questions`;
    const [mine, theirs] = [await edit(), await signIn(browser, server, { as: people.officer, path, width: 390 })];
    for (const { page } of [mine, theirs]) await row(page, 'The goals were clear.').click();
    await field(theirs.page, 'Text').fill('The goals were stated.');
    await field(theirs.page, 'Must be answered').check();
    await press(theirs.page, 'Save the question');
    await said(theirs.page, 'The question is saved.');
    await field(mine.page, 'Text').fill('The goals were written down.');
    await press(mine.page, 'Save the question');
    await mine.page.getByText('Somebody else has changed this question').waitFor();
    await mine.page.getByText('Theirs: The goals were stated.').waitFor();
    await looksGood(mine.page, 1280, 'staff-questions-conflict-1280-light');
    await press(mine.page, 'Keep mine, with the rest of theirs');
    expect(await field(mine.page, 'Must be answered').isChecked()).toBe(true);
    await press(mine.page, 'Save the question');
    await said(mine.page, 'The question is saved.');
    expect((await asked())[0]).toBe('The goals were written down.');
    const { document } = await service.call(
      'GET',
      `/api/v1/course_evaluation_questions/${nth(nth(open.questions)).id}`,
    );
    expect(document.data.attributes.is_required).toBe(true);
    await theirs.page.context().close();
  });

  it('change in their translations alone once students have answered', async () => {
    const { page } = await edit();
    await row(page, 'Explains well.').click();
    await noteAnswered(service.store, [open.set]);
    await field(page, 'Text').fill('Explains it well.');
    await press(page, 'Save the question');
    await page.getByText('only translations can still be changed').first().waitFor();
    expect(await field(page, 'Text').isDisabled()).toBe(true);
    await press(page, 'Discard my changes');
    await field(page, 'Text in German').fill('Erklärt gut.');
    await press(page, 'Save the question');
    await said(page, 'The question is saved.');
    await row(page, 'Teaching').click();
    await field(page, '“Teaching” in German').fill('Lehre');
    await press(page, 'Save the translations');
    await said(page, 'The translations are saved.');
  });

  it('come from a file, once what is taken of it and what not has been read', async () => {
    const visitor = await edit({ width: 390, colorScheme: 'dark' });
    const { page } = visitor;
    const choose = async (name: string, content: string): Promise<void> => {
      await press(page, 'Import …');
      await field(page, 'File').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    };
    const dialog = page.getByRole('dialog');
    await title(page, 'Questions of Finals').waitFor();
    await choose('hostile.lss', `<!DOCTYPE document [<!ENTITY a "b">]>${limeSurvey}`);
    await dialog.getByText('It has a document type').waitFor();
    await press(page, 'Import');
    await dialog.getByText('The file changes nothing here.').waitFor();
    await press(page, 'Cancel');
    await choose('survey.lss', limeSurvey);
    await dialog.getByText('5 questions are taken, 2 entries are not. 5 will be new').waitFor();
    await dialog.getByText('Questions of the type "N" have no kind here').waitFor();
    await looksGood(page, 390, 'staff-questions-import-390-dark');
    expect(await asked()).toHaveLength(3);
    await press(page, 'Import 5 questions');
    await said(page, 'The file is imported: 5 questions are new, 0 changed.');
    expect((await asked()).slice(3)).toEqual([
      ...['About the lectures', 'The goals were clear.', 'The pace was right.', 'Why did you take it?'],
      'What should change?',
    ]);
    const sets = [
      { name: 'Course evaluation', sections: [{ name: 'Last', questions: [{ text: 'What should change?' }] }] },
    ];
    const [set] = sets;
    Object.assign(set?.sections[0]?.questions[0] ?? {}, { kind: 'text', is_required: true });
    await choose('own.json', JSON.stringify({ question_sets: sets }));
    await dialog.getByText('0 will be new and 1 changed; 0 will stay as they are.').waitFor();
    await press(page, 'Import 1 question');
    await said(page, 'The file is imported: 0 questions are new, 1 changed.');
    await choose('survey.lss', limeSurvey);
    await dialog.getByText('0 will be new and 0 changed; 5 will stay as they are.').waitFor();
    await press(page, 'Cancel');
    await choose(
      'heading.csv',
      'set,section,section:de,text,kind\nCourse evaluation,Last,Zuletzt,What should change?,text\n',
    );
    await dialog.getByText('1 section heading will have the translations of the file.').waitFor();
    await press(page, 'Import');
    await said(page, 'The file is imported: 0 questions are new, 0 changed.');
    await row(page, 'Last').click();
    await page.locator('input[lang="de"]').waitFor();
    expect(await page.locator('input[lang="de"]').inputValue()).toBe('Zuletzt');
    const header = 'set,section,text,kind,shown_if,shown_if_in';
    const rows = ['What should change?,text', 'Why slow?,text'].map((each) => `Course evaluation,Last,${each}`);
    await choose('own.csv', [header, ...rows.map((each) => `${each},The pace was right.,1|2`)].join('\n'));
    await dialog.getByText('1 will be new and 1 changed; 0 will stay as they are.').waitFor();
    await press(page, 'Import 2 questions');
    await said(page, 'The file is imported: 1 question is new, 1 changed.');
    const listOf = async (type: string, of: string) =>
      (await service.call('GET', `/api/v1/course_evaluation_question${type}s?filter[${of}&page[size]=100`)).document
        .data;
    const inPeriod: { id: string }[] = await listOf('_set', `period]=${open.period}`);
    const all: { id: string; attributes: { text: string; shown_if: object | null } }[] = await listOf(
      '',
      `question_set]=${inPeriod.map(({ id }) => id).join(',')}`,
    );
    const dependent = all.filter(({ attributes }) => ['What should change?', 'Why slow?'].includes(attributes.text));
    const paces = all.filter(({ attributes }) => attributes.text === 'The pace was right.').map(({ id }) => id);
    expect(dependent.flatMap(({ attributes }) => attributes.shown_if ?? [])).toEqual(
      Array(2).fill({ question: paces.at(-1), in: [1, 2] }),
    );
    expect(troublesOf(visitor, server)).toEqual([]);
  });
});

describe('the question bank', { timeout: 240_000 }, () => {
  const itemOf = async (page: Page) => {
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const path = `/api/v1/question_bank_items/${id}`;
    const change = (attributes: object) =>
      service.call('PATCH', path, { body: { data: { type: 'question_bank_item', id, attributes } } });
    return { change, read: async () => (await service.call('GET', path)).document.data.attributes };
  };

  it('has questions written, offered, put into a set by keyboard, and followed', async () => {
    const visitor = await edit({ width: 390 });
    const { page } = visitor;
    const shoot = (name: string) => looksGood(page, 390, `staff-bank-${name}-390-light`);
    await title(page, 'Questions of Finals').waitFor();
    await openPage(page, '/question-bank');
    await page.getByText('The bank is empty').waitFor();
    await page.getByRole('link', { name: 'New question of the bank' }).click();
    await field(page, 'Text').fill('The room was fit for it.');
    await press(page, 'Save the question');
    await title(page, 'The room was fit for it.').waitFor();
    await press(page, 'Offer it');
    await said(page, 'It is offered now.');
    await field(page, 'Text').fill('The room was suitable.');
    await press(page, 'Save the question');
    await said(page, 'The question is saved as version 2.');
    await page.getByRole('heading', { name: 'Previous versions' }).waitFor();
    await page.getByText('Before: The room was fit for it.').waitFor();
    await shoot('item');
    const item = await itemOf(page);
    const [bank, editor] = [page.url(), `${server.baseUrl}/app/periods/${open.period}/questions`];

    await page.goto(editor);
    await row(page, 'Teaching').click();
    await page.getByRole('heading', { name: 'Section', exact: true }).waitFor();
    await tabTo(page, 'From the bank …');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('1 question').waitFor();
    await shoot('dialog');
    await tabTo(page, 'Put a copy in');
    await page.keyboard.press('Enter');
    await page.getByText('Choose one of the questions.').waitFor();
    await tabTo(page, 'Words of the text');
    await page.keyboard.type('suit');
    await tabTo(page, 'The room was suitable. (Scale, The course)');
    await page.keyboard.press('Space');
    await tabTo(page, 'Put a copy in');
    await page.keyboard.press('Enter');
    await said(page, 'The copy is at the end of the section.');
    await page.getByText('From the bank, version 2').waitFor();
    await page.getByText('It has not changed there since.').waitFor();
    expect((await asked()).at(-1)).toBe('The room was suitable.');

    await item.change({ text: 'The room suited the course.' });
    await page.goto(bank);
    await press(page, 'Look for copies');
    await page.getByText('version 2, not the present one').waitFor();
    await page.getByRole('link', { name: 'Finals' }).click();
    await row(page, 'The room was suitable.').click();
    await page.getByText('version 3 is the present one').waitFor();
    await shoot('origin');
    await field(page, 'Text').fill('The room was big enough.');
    await press(page, 'Save the question');
    await page.getByText('From the bank, version 2').waitFor({ state: 'detached' });

    await page.goto(`${server.baseUrl}/app/question-bank`);
    await field(page, 'State').selectOption('Draft');
    await page.getByText('0 of 1 question').waitFor();
    await field(page, 'State').selectOption('All');
    await page.getByText('1 of 1 question').waitFor();
    await shoot('list');
    await page.getByRole('link', { name: 'The room suited the course.' }).click();
    await press(page, 'Retire it');
    await said(page, 'It is retired now.');
    expect(await item.read()).toMatchObject({ state: 'retired', version: 3 });
    await press(page, 'Delete …');
    await page.getByText('Copies in periods stay as they are').waitFor();
    await press(page, 'Delete it');
    await page.getByText('The bank is empty').waitFor();
    expect(await asked()).toContain('The room was big enough.');

    await press(page, 'Import …');
    const [name, mimeType] = ['bank.csv', 'text/csv'];
    const lines = ['set,section,text,kind,points', 'A,B,The load was fair.,scale,5', 'A,B,The load was fair.,scale,5'];
    await field(page, 'File').setInputFiles({ name, mimeType, buffer: Buffer.from(lines.join('\n')) });
    await shoot('import');
    await press(page, 'Import 1 question');
    await said(page, 'New questions are drafts of the institution.');
    await page.getByRole('row', { name: /The load was fair\..*Draft/ }).waitFor();
    await press(page, 'Import …');
    await field(page, 'File').setInputFiles({ name, mimeType, buffer: Buffer.from(lines.slice(0, 2).join('\n')) });
    await page.getByText('1 will stay as they are.').waitFor();
    await press(page, 'Cancel');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('shows what others have changed at once, and every kind of question', async () => {
    const attributes = { text: 'The load was right.', kind: 'text', state: 'offered' };
    const { id } = await service.seed('question_bank_item', attributes);
    const visitor = await edit();
    const { page } = visitor;
    await title(page, 'Questions of Finals').waitFor();
    await openPage(page, `/question-bank/${id}`);
    await field(page, 'Text').fill('The load was fair.');
    const item = await itemOf(page);
    await item.change({ text: 'The load was light.', max_length: 100 });
    await press(page, 'Save the question');
    await page.getByText('Theirs: The load was light.').waitFor();
    await looksGood(page, 1280, 'staff-bank-conflict-1280-light');
    await press(page, 'Keep mine, with the rest of theirs');
    await press(page, 'Save the question');
    await said(page, 'The question is saved as version 3.');
    expect(await item.read()).toMatchObject({ text: 'The load was fair.', max_length: 100, version: 3 });
    await openPage(page, '/question-bank/kinds');
    await page.getByRole('group', { name: 'Explains difficult matters well.' }).waitFor();
    await looksGood(page, 1280, 'staff-bank-kinds-1280-light');
    await page.setViewportSize({ width: 390, height: 844 });
    await looksGood(page, 390, 'staff-bank-kinds-390-light');
    expect(troublesOf(visitor, server)).toEqual([]);
  });
});
