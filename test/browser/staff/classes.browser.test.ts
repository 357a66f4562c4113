import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { putStep } from '../../../lib/store/steps.ts';
import { noteAnswer, openTerm } from '../../lib/domain/evaluations/invitations/support/open-term.ts';
import { released, seedEvaluation, seedPeriod, seedResult } from '../../support/results.ts';
import { toOne } from '../../support/service.ts';
import { narrow } from '../support/browser.ts';
import { title } from '../support/controls.ts';
import { toTeacher } from './support/results-term.ts';
import { looksGoodInViews, people, troublesOf } from './support/staff-server.ts';
import { startStaff } from './support/start-staff.ts';

const { service, server, openAs, stop } = await startStaff();

/** Two open classes of twelve and of two students, taught by the provider's instructor in the department of its chair. */
const seedClasses = async (): Promise<void> => {
  const term = await openTerm(service, 2, [...Array.from({ length: 12 }, () => [0]), [1], [1]]);
  const department = await service.seed('department', { name: 'Mathematics' });
  const teacher = await toTeacher(service, server.users.get(people.instructor), department);
  const { user } = await toTeacher(service, server.users.get(people.chair), department);
  const profile = { type: 'profile', id: String(user.profile) };
  await service.seed('department_chair', {}, { department: toOne(department), chair: toOne(profile) });
  for (const section of term.sections)
    await service.seed(
      'course_evaluation_section_instructor',
      {},
      { section: toOne(section), instructor: toOne(teacher.instructor) },
    );
  const [large, small] = term.sections as [StoredRecord, StoredRecord];
  for (const [section, from, number] of [
    [large, 0, 9],
    [small, 12, 1],
  ] as const) {
    for (const student of term.students.slice(from, from + number))
      await noteAnswer(service, term.period, student, section);
    const tally = keyOf.tally(evaluationId(term.period, section.id), 0);
    await service.store.write([putStep(tally, { completed: number }, () => 'there')]);
  }
  const before = await seedPeriod(service, released, { name: 'Autumn finals' });
  await seedResult(service, before, await seedEvaluation(service, before, [teacher], 'Topology'), { completed: 10 });
  const few = await seedEvaluation(service, before, [teacher], 'Logic');
  await seedResult(service, before, few, { status: 'withheld', because: 'too_few_responses' });
};

beforeAll(async () => {
  await seedClasses();
}, 120_000);
afterAll(stop);

describe('classes', { timeout: 120_000 }, () => {
  const shoot = (page: Page, name: string) => looksGoodInViews(page, `staff-${name}`);

  it('an instructor sees how many have answered, and shows a slide with a code', async () => {
    const visitor = await openAs(people.instructor, '/home', narrow);
    const { page } = visitor;
    const large = page.getByRole('row', { name: /Algebra, 0/ });
    await large.getByText('75').waitFor();
    expect(await page.getByRole('row', { name: /Algebra, 1/ }).textContent()).toContain('1–4');
    await shoot(page, 'classes');
    await large.getByRole('link', { name: 'Show in class Algebra, 0' }).click();
    await title(page, 'Evaluate this class').waitFor();
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    await shoot(page, 'slide');
    expect(troublesOf(visitor, server)).toEqual([]);
  });

  it('a chair sees rates without those of small classes, and what became of the last period', async () => {
    const { page } = await openAs(people.chair, '/home', narrow);
    expect(await page.getByRole('row', { name: /Mathematics/ }).textContent()).toContain('not shown');
    const lately = page.getByRole('listitem').filter({ hasText: 'Autumn finals' }).first();
    await lately.getByText('Too few answers').waitFor();
    await shoot(page, 'departments');
  });
});
