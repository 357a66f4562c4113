import { describe, expect, it } from 'vitest';
import { institutionFolder } from '../../../infra/sample/load.ts';
import { planInstitution } from '../../../infra/sample/plan.ts';
import { lastDayIn, latestClosing } from '../../../lib/domain/evaluations/midterms/rules.ts';

const valuesOf = async (type: string, today?: Date) => {
  const { planned } = await planInstitution(institutionFolder, today);
  return new Map(
    planned
      .filter(({ resource }) => resource.type === type)
      .map(({ place, change: { attributes } }) => [place.key, attributes]),
  );
};

describe('the dates of the sample institution', () => {
  it('are those of its files unless a later day is said', async () => {
    expect((await valuesOf('course_evaluation_term')).get('spring-2025')).toMatchObject({
      name: 'Spring 2025',
      external_id: '2025SP',
      start_date: '2025-01-13',
    });
    expect(await valuesOf('employment', new Date('2024-01-01'))).toEqual(await valuesOf('employment'));
  });

  it('move by whole weeks, so that what is open has been for one week or two', async () => {
    const today = new Date('2026-11-23T10:00:00Z');
    const schedules = await valuesOf('course_evaluation_period_schedule', today);
    // A Monday at eight, as in the files.
    expect(schedules.get('spring-2025-end-of-term')).toMatchObject({ opens_at: '2026-11-16T11:00:00.000Z' });
    expect(schedules.get('fall-2025-midterm')).toMatchObject({ opens_at: '2027-05-10T11:00:00.000Z' });
    for (const { created_at: at } of (await valuesOf('course_evaluation_response', today)).values())
      expect(String(at) < today.toISOString()).toBe(true);
    const monday = await valuesOf('course_evaluation_period_schedule', new Date('2026-11-29T23:00:00Z'));
    expect(monday).toEqual(schedules);
  });

  it('give terms and periods their names, each its own, at any time of a year', async () => {
    const at = new Date('2026-11-23T10:00:00Z');
    expect((await valuesOf('course_evaluation_period', at)).get('spring-2025-end-of-term')).toMatchObject({
      name: 'Fall 2026 End-of-Term Evaluations',
    });
    for (let week = 0; week < 53; week += 4) {
      const terms = await valuesOf('course_evaluation_term', new Date(at.getTime() + week * 7 * 86_400_000));
      const names = [...terms.values()].map(({ name }) => name);
      expect(new Set(names).size, names.join()).toBe(4);
    }
  });

  it('always have a term in which an instructor who signs in can ask a class for two weeks', async () => {
    const { planned } = await planInstitution(institutionFolder);
    const [taught] = planned.filter(({ place }) => place.key === 'carvalho-lund-linear-algebra-intensive-2025-01');
    expect(taught?.resource.type).toBe('course_evaluation_section_instructor');
    for (let day = 0; day < 14; day += 1) {
      const today = new Date(Date.parse('2026-11-23T10:00:00Z') + day * 86_400_000);
      const { end_date: end } = (await valuesOf('course_evaluation_term', today)).get('intensive-2025') ?? {};
      const closing = latestClosing(today).toISOString().slice(0, 'YYYY-MM-DD'.length);
      expect(closing <= lastDayIn(String(end)), `${closing}, ${end}`).toBe(true);
    }
  });

  it('leave ids as they are', async () => {
    const { samples } = await planInstitution(institutionFolder);
    expect((await planInstitution(institutionFolder, new Date('2030-01-01'))).samples).toEqual(samples);
  });
});
