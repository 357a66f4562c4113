import { beforeAll, describe, expect, it } from 'vitest';
import {
  GenerateError,
  generateResponses,
} from '../../../../../../lib/domain/evaluations/synthetic/responses/generate-responses.ts';
import { listFields } from '../../../../../../lib/model/write/list-fields.ts';
import { courseEvaluationSectionResponse } from '../../../../../../lib/resources/course-evaluations/course-evaluation-section-response.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import { closes, now, openInstitution, opens, periods } from './support/institution.ts';

const { cover, expectExactCounters, generate, newCourse, newPeriod, recordsOf, responsesTo, send, service, total } =
  await openInstitution();

describe('generated responses', () => {
  it('need a period that is open or later, with sections', async () => {
    await expect(generate(1)).rejects.toThrow('No evaluation period is open, closed or released.');
    const period = await newPeriod();
    await expect(generate(1)).rejects.toThrow(GenerateError);
    await send('PATCH', `${periods}/${period.id}`, { ...period, attributes: { draft: true } });
  });

  describe('of a class', () => {
    const world = Promise.all([newCourse(30, 60, undefined), newPeriod()]);
    let period: { id: string };
    let sections: StoredRecord[];

    beforeAll(async () => {
      const [{ course, sections: taught }, made] = await world;
      [period, sections] = [made, taught];
      await cover(period.id, course);
    });

    it('are spread over its sections, lie in the window, and are counted', async () => {
      const outcome = await generate(90);
      expect(outcome).toMatchObject({ responses: 90, periods: [{ name: 'Finals', responses: 90 }] });
      const made = await recordsOf('course_evaluation_section_response');
      // A period without question sets is given a usual one, with three sections.
      expect(made).toHaveLength(270);
      expect(await total()).toBe(270);
      const list = await service.call('GET', '/api/v1/course_evaluation_responses?page[size]=1');
      expect(list.document.meta.total).toBe(90);
      const shares = await Promise.all(sections.map((section) => responsesTo(period, section)));
      // No more than there are students: the third section has none.
      expect(shares.map(({ length }) => length)).toEqual([30, 60, 0]);
      for (const each of made) {
        // Of a day in the window nothing but the day.
        expect(each.created_at).toMatch(/T00:00:00\.000Z$/);
        expect(opens.slice(0, 10) <= each.created_at && each.created_at < closes).toBe(true);
        expect(each.updated_at).toBe(each.created_at);
        expect(each.completed_at ?? null).toBe(each.completed === true ? each.created_at : null);
        expect(each).toEqual({ ...each, ...listFields(courseEvaluationSectionResponse, each) });
        expect(each.id).toMatch(/^.{14}4/);
      }
      await expectExactCounters();
    });

    it('are not derivable from their order, and name no student', async () => {
      const made = await recordsOf('course_evaluation_response');
      const days = made.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ created_at: at }) => at);
      expect(days).not.toEqual([...days].sort());
      const students = new Set((await recordsOf('course_evaluation_student')).map(({ id }) => id));
      expect(made.some((each) => Object.values(each).some((value) => students.has(String(value))))).toBe(false);
    });

    it('are whole, and counted, when the work ends in the middle', async () => {
      const { course } = await newCourse(60, 60);
      await cover(period.id, course);
      const onProgress = () => {
        throw new Error('killed');
      };
      await expect(generateResponses(service.store, { count: 100, seed: 'killed', now, onProgress })).rejects.toThrow(
        'killed',
      );
      const responses = await recordsOf('course_evaluation_response');
      expect(responses.length).toBeGreaterThan(0);
      expect(await recordsOf('course_evaluation_section_response')).toHaveLength(3 * responses.length);
      await expectExactCounters();
    });
  });
});
