import { expect, it } from 'vitest';
import { toMany as toManyOf } from '../../../../lib/model/definition/relationship.ts';
import type { AnyResource } from '../../../../lib/model/definition/resource.ts';
import { countRecords } from '../../../../lib/model/read/count-records.ts';
import { listRecords } from '../../../../lib/model/read/list-records.ts';
import { readChange } from '../../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../../lib/model/write/create.ts';
import { courseEvaluationCourse as course } from '../../../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationSection } from '../../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { startService, toMany, toOne } from '../../../support/service.ts';

const service = await startService();

// Sections as they are once they can be listed, counted and filtered by their course.
const section: AnyResource = {
  ...courseEvaluationSection,
  list: { isCounted: true },
  filters: { course: { slot: 1 }, term: { slot: 2, isCrowded: true } },
};
const reassigns = { field: 'course', linkage: 'sections', carries: ['term'], resource: section };
const owner: AnyResource = {
  ...course,
  relationships: { sections: toManyOf('course_evaluation_section', { writable: true, reassigns }) },
};

it('moves a record that is taken over to where its list, its filters and its counts have it from then on', async () => {
  const { store } = service;
  const term = await service.seed('course_evaluation_term', { name: 'T' });
  const create = (resource: AnyResource, relationships: object, now: Date) =>
    createRecord(
      store,
      resource,
      readChange(resource, { attributes: { name: 'X' }, relationships: { ...relationships } }, { creates: true }),
      { now },
    );
  const [early, late] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z')];
  const taken = await create(section, { term: toOne(term) }, early);
  const free = await create(section, { term: toOne(term) }, early);
  const { id } = await create(owner, { sections: toMany(taken) }, late);
  const find = async (sort: string, ...ids: string[]) => {
    const conditions = [{ kind: 'relationship', field: 'course', ids }] as const;
    const page = await listRecords(store, section, { sort: [{ field: sort, descending: true }], conditions, size: 5 });
    expect(await countRecords(store, section, conditions)).toBe(page.records.length);
    return page.records.map((record) => record.id);
  };
  expect(await find('updated_at', id)).toEqual([taken.id]);
  expect(await find('created_at')).toEqual([free.id]);
  const { records } = await listRecords(store, section, {
    sort: [{ field: 'updated_at', descending: true }],
    conditions: [],
    size: 5,
  });
  expect(records.map((record) => record.id)).toEqual([taken.id, free.id]);
  expect(
    await countRecords(store, section, [
      { kind: 'instant', field: 'updated_at', operator: 'eq', value: late.toISOString() },
    ]),
  ).toBe(1);
});
