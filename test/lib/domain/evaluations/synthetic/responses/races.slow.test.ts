import { describe, expect, it } from 'vitest';
import { inlineEntries } from '../../../../../../lib/store/linkage.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import { openInstitution } from './support/institution.ts';

const { cover, expectExactCounters, generate, newCourse, newPeriod, recordsOf, responsesTo, total } =
  await openInstitution();

const period = await newPeriod();

describe('generated responses', () => {
  it('are never more than students, also when the linkage of an evaluation overflows and two run at once', async () => {
    const { course, sections } = await newCourse(30, 230, undefined);
    await cover(period.id, course);
    // Of one seed both would make the same responses, and one whose answer is late could take the other's for its own.
    const both = await Promise.all([generate(5_000, 'one'), generate(5_000, 'other')]);
    // Where they meet, one leaves out what no longer has room; the next makes up for it.
    const outcomes = [...both, await generate(5_000, 'next')];
    const made = outcomes.reduce((sum, { responses }) => sum + responses, 0);
    const shares = await Promise.all(sections.map((section) => responsesTo(period, section)));
    expect(shares.slice(0, 2).map(({ length }) => length)).toEqual([30, 230]);
    expect(230).toBeGreaterThan(inlineEntries);
    expect(shares.flat()).toHaveLength(made);
    expect(await total()).toBe(3 * made);
    expect(await generate(10)).toMatchObject({ responses: 0 });
    await expectExactCounters();
  });

  it('go with their evaluations, and the same seed makes the same again', async () => {
    const { course } = await newCourse(12);
    const made = async () => {
      await cover(period.id, course);
      await generate(9, 'again');
      const records = await recordsOf('course_evaluation_section_response');
      await cover(period.id);
      expect(await recordsOf('course_evaluation_section_response')).toEqual([]);
      await expectExactCounters();
      return records.map(({ id, created_at, completed_at }) => ({ id, created_at, completed_at }));
    };
    const [first, second] = [await made(), await made()];
    expect(first).toHaveLength(27);
    const sorted = (records: typeof first) => records.sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(sorted(second)).toEqual(sorted(first));
  });

  it('leave nothing behind when their evaluations are destroyed meanwhile', async () => {
    const [stays, goes] = [await newCourse(20), await newCourse(...Array.from({ length: 6 }, () => 20))];
    await cover(period.id, stays.course, goes.course);
    const [outcome] = await Promise.all([generate(130, 'race'), cover(period.id, stays.course)]);
    expect(outcome.responses).toBeLessThanOrEqual(130);
    const responses = new Set((await recordsOf('course_evaluation_response')).map(({ id }) => id));
    const kept = await responsesTo(period, stays.sections[0] as StoredRecord);
    expect(new Set(kept)).toEqual(responses);
    const parts = await recordsOf('course_evaluation_section_response');
    expect(parts.every((each) => responses.has(String(each.evaluation_response)))).toBe(true);
    expect(parts).toHaveLength(3 * kept.length);
    await expectExactCounters();
  });
});
