import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../../lib/domain/evaluations/invitations/codes.ts';
import { inviteSteps } from '../../../lib/domain/evaluations/invitations/invitations.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { toMany, toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import { visit } from '../support/visitor.ts';
import { openPage } from './support/sign-in.ts';
import { looksGood, looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startResultsTerm } from './support/start-results-term.ts';

const { browser, openAs, server, service, term, stop } = await startResultsTerm();
afterAll(stop);

const text =
  'You asked for more examples from practice.\n\n- Each lecture ends with one.\n- The exercises get shorter.';
const german = 'Sie wünschen sich mehr Beispiele aus der Praxis: Ab jetzt endet jede Vorlesung mit einem.';

/** The path of the link of a student of the section, who has not answered. */
const invite = async (): Promise<string> => {
  const { document } = await service.call('GET', `/api/v1/course_evaluations/${term.alone}/section`);
  const user = await service.seedUser('Student');
  const sections = toMany({ type: 'course_evaluation_section', id: document.data.id });
  const { id: student } = await service.seed('course_evaluation_student', {}, { user: toOne(user), sections });
  const code = randomBytes(32).toString('base64url');
  const invitation = { student, code: digestOf(code), batch: 'none', open: 1 };
  const writing = { period: term.releasedPeriod, deleteAfter: Math.ceil(Date.now() / 1_000) + 3_600 };
  await service.store.write(inviteSteps(invitation, undefined, writing));
  return `/app#${code}`;
};

const expectReplies = async (): Promise<void> => {
  const id = term.releasedPeriod;
  const body = { data: { type: 'course_evaluation_period', id, attributes: { replies_expected: true } } };
  expect((await service.call('PATCH', `/api/v1/course_evaluation_periods/${id}`, { body })).status).toBe(200);
};

const forgetReply = async (): Promise<void> => {
  const key = keyOf.record({ type: 'course_evaluation_reply', id: term.alone });
  await service.store.write([{ kind: 'delete', key, conditions: [], refused: () => undefined }]);
};

/** As if it had been published so many days ago. */
const publishedBefore = async (days: number): Promise<void> => {
  const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const key = keyOf.record({ type: 'course_evaluation_reply', id: term.alone });
  await service.store.write([changeStep(key, { set: [[['published_on'], day]] }, () => 'gone')]);
};

const reply = (page: Page) => page.getByRole('region', { name: 'Reply to the students' });

describe('a reply to students', { timeout: 300_000 }, () => {
  it('is written and read', async () => {
    const shoot = (page: Page, name: string) => looksGoodInViews(page, `replies-${name}`);
    await forgetReply();
    await expectReplies();
    const instructor = await openAs(people.instructor, '/home', narrow);
    const { page } = instructor;
    await page.getByText('2 classes wait for your reply').waitFor();
    await shoot(page, 'tasks');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Topology' })
      .getByRole('link', { name: 'Write a reply' })
      .click();
    await reply(page).getByRole('button', { name: 'Write a reply' }).click();
    await page.getByLabel('Your reply', { exact: true }).fill('Thank you.');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await page.getByText('Text must show at least 40 characters').first().waitFor();
    await page.getByLabel('Your reply', { exact: true }).fill(text);
    await page.getByLabel('Another language').selectOption('de');
    await page.getByLabel('Your reply in German').fill(german);
    await shoot(page, 'editor');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await page.getByText('Draft: only the instructors').waitFor();

    // By the keyboard alone.
    await reply(page).getByRole('button', { name: 'Write a reply' }).press('Enter');
    await page.getByRole('button', { name: 'Publish …' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish this reply?' });
    await dialog.getByText('all students of the section, whether they answered or not').waitFor();
    await shoot(page, 'publish');
    await dialog.getByRole('button', { name: 'Publish' }).press('Enter');
    await page.getByText('The reply is published.').waitFor();
    await reply(page).getByText('It can be corrected until').waitFor();
    await shoot(page, 'published');

    await publishedBefore(15);
    await page.reload();
    await reply(page).getByRole('button', { name: 'Add to it' }).click();
    await page.getByLabel('What you add', { exact: true }).fill('It worked.');
    await page.getByRole('button', { name: 'Save the text' }).click();
    await reply(page).getByText('It worked.').waitFor();
    expect(troublesOf(instructor, server)).toEqual([]);

    const student = await visit(browser, `${server.baseUrl}${await invite()}`, narrow);
    await student.page.getByRole('button', { name: 'Show my evaluations' }).click();
    await student.page.getByRole('heading', { level: 1, name: 'Your instructors have replied' }).waitFor();
    await student.page.getByText('The exercises get shorter.').waitFor();
    await shoot(student.page, 'student');
    await student.page.getByLabel('Language').selectOption('de');
    await student.page.getByText(german).waitFor();
    await student.page.getByText('Ihre Lehrenden haben geantwortet').waitFor();
    expect([...student.errors, ...student.violations]).toEqual([]);
    await student.page.context().close();
  });

  it('is read by chairs and the office, with how many there are', async () => {
    const chair = await openAs(people.chair, `/results/evaluations/${term.alone}`);
    await reply(chair.page).getByText('Each lecture ends with one.').waitFor();
    expect(await reply(chair.page).getByRole('button').count()).toBe(0);
    await openPage(chair.page, '/reports');
    await chair.page
      .getByText(/1 of \d+ results here has a reply/)
      .first()
      .waitFor();
    expect(troublesOf(chair, server)).toEqual([]);

    const path = `/periods/${term.releasedPeriod}`;
    const { page } = await openAs(people.officer, path, { width: 390 });
    await title(page, /Autumn 2025/).waitFor();
    await page.getByRole('heading', { name: 'Replies to students' }).waitFor();
    await page.getByText('1 of 2 (50').first().waitFor();
    await looksGood(page, 390, 'replies-period-390');
    await openPage(page, `/results/evaluations/${term.alone}`);
    await reply(page).getByText('Each lecture ends with one.').waitFor();
  });
});
