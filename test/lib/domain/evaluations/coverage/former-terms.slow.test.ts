import { describe, expect, it } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { updateSection } from '../../../../../lib/domain/evaluations/coverage/update-section.ts';
import { createPeriod } from '../../../../../lib/domain/evaluations/periods/create-period.ts';
import { coverCourses } from '../../../../../lib/domain/evaluations/periods/update-period.ts';
import { noChange } from '../../../../../lib/model/validation/change.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { atEveryCall } from '../../../../support/interleave.ts';
import { startService, toOne } from '../../../../support/service.ts';
import { newPeriod } from '../support/new-period.ts';

const service = await startService();
const { store } = service;

const newTerm = () => service.seed('course_evaluation_term', { name: 'Fall' });

const remove = ({ id }: StoredRecord) => service.call('DELETE', `/api/v1/course_evaluation_terms/${id}`);

/** A section that has been moved to another term, and the term in which it was. */
const movedSection = async () => {
  const [previous, term] = [await newTerm(), await newTerm()];
  const section = await service.seed('course_evaluation_section', { name: '1' }, { term: toOne(previous) });
  await updateSection(store, section.id, { ...noChange, toOne: { term } }, new Date());
  return { previous, section };
};

/** Gives a term a period in the past that covered a course. */
const announceAndDelete = async (term: StoredRecord): Promise<void> => {
  const course = await service.seed('course_evaluation_course', { name: 'Topology' });
  const attributes = { name: 'Finals', evaluation_type: 'midterm', course_uuids: [course.id] };
  const relationships = { term: toOne(term) };
  const { id } = await createPeriod(store, newPeriod({ attributes, relationships }), { now: new Date() });
  await coverCourses(store, id, [], new Date());
  expect((await service.call('DELETE', `/api/v1/course_evaluation_periods/${id}`)).status).toBe(204);
};

const cancel = { ...noChange, attributes: { cancelled: true } };

describe('a term in which a section was before', () => {
  it.each([true, false])(
    'is gone when it is deleted while the section is cancelled, at whatever moment',
    async (hadPeriod) => {
      await atEveryCall(store, async () => {
        const { previous, section } = await movedSection();
        if (hadPeriod) await announceAndDelete(previous);
        return {
          meanwhile: () => remove(previous),
          work: async (stepped) => {
            expect(await updateSection(stepped, section.id, cancel, new Date())).toMatchObject({ cancelled: true });
            // The last time nothing has happened meanwhile.
            expect([204, 404]).toContain((await remove(previous)).status);
          },
        };
      });
      const terms = (await scanTable(store)).filter(({ pk }) => String(pk).startsWith('course_evaluation_term#'));
      expect(terms.filter(({ type }) => type === undefined)).toEqual([]);
    },
  );
});
