import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { toMany, toOne } from '../../support/service.ts';
import { type Conformance, expectRefusal, primaryOf, startConformance } from './conformance.ts';

let conformance: Conformance;
let course: StoredRecord;
let sections: StoredRecord[];
let student: StoredRecord;

const get = (path: string) => conformance.call('GET', `/api/v1/${path}`);
const idsOf = (resources: readonly { id: string }[]): string[] => resources.map(({ id }) => id);
const roundTrips = (headers: Readonly<Record<string, string>>): number =>
  Number(/(\d+) round trips/.exec(String(headers['server-timing']))?.[1]);

beforeAll(async () => {
  conformance = await startConformance();
  const { service } = conformance;
  const term = toOne(await service.seed('course_evaluation_term', { name: 'Spring' }));
  const names = ['C', 'A', 'B'];
  sections = await Promise.all(names.map((name) => service.seed('course_evaluation_section', { name }, { term })));
  const numbers = toMany(await service.seed('course_evaluation_listing_number', { number: 'MATH 1' }));
  const owned = { sections: toMany(...sections), listing_numbers: numbers };
  course = await service.seed('course_evaluation_course', { name: 'Topology' }, owned);
  const user = toOne(await service.seedUser());
  student = await service.seed('course_evaluation_student', {}, { user, sections: toMany(...sections) });
});

describe('an include of several levels', () => {
  it('brings all resources on the way, each once, in a round trip a level', async () => {
    const path = `course_evaluation_students/${student.id}?include=sections.course.listing_numbers,user`;
    await get(path);
    const { document, headers } = await get(path);
    const types = document.included.map(({ type }: { type: string }) => type).sort();
    const section = 'course_evaluation_section';
    expect(types).toEqual([
      'course_evaluation_course',
      'course_evaluation_listing_number',
      section,
      section,
      section,
      'user',
    ]);
    expect(roundTrips(headers)).toBe(4);
  });

  it('is refused beyond three levels, and for what is no relationship', async () => {
    for (const path of ['sections.course.sections.term', 'sections.bogus', 'user.constructor', 'sections..course']) {
      const answer = await get(`course_evaluation_students/${student.id}?include=${path}`);
      expectRefusal(answer, 400, { code: 'invalid_include', source: { parameter: 'include' } });
    }
  });

  it('needs the scope of every type on the way', async () => {
    const headers = await conformance.service.authorize('students:read', 'courses:read');
    const target = `/api/v1/course_evaluation_students/${student.id}`;
    expect((await conformance.call('GET', `${target}?include=sections.course`, { headers })).status).toBe(200);
    expect((await conformance.call('GET', `${target}?include=sections.term`, { headers })).status).toBe(403);
  });
});

describe('a sparse fieldset', () => {
  it('leaves out all other fields, of primary and of included resources', async () => {
    const fields = 'fields[course_evaluation_course]=name&fields[course_evaluation_section]=course';
    // Unchecked: what is included without a link to it is the one exception that JSON:API makes for sparse fieldsets.
    const target = `/api/v1/course_evaluation_courses/${course.id}?include=sections&${fields}`;
    const { document } = await conformance.service.call('GET', target);
    expect(document.data.attributes).toEqual({ name: 'Topology' });
    expect(document.data).not.toHaveProperty('relationships');
    for (const each of document.included) {
      expect(each.attributes).toEqual({});
      expect(Object.keys(each.relationships)).toEqual(['course']);
    }
  });

  it('may be empty, and holds for the answer to a write', async () => {
    const empty = await get(`course_evaluation_courses/${course.id}?fields[course_evaluation_course]=`);
    expect(empty.document.data.attributes).toEqual({});
    const body = { data: { type: 'user', attributes: { display_name: 'Ada' } } };
    const { document } = await conformance.call('POST', '/api/v1/users?fields[user]=display_name', { body });
    expect(document.data.attributes).toEqual({ display_name: 'Ada' });
  });

  it('is refused for unknown fields and types', async () => {
    const collection = 'course_evaluation_courses';
    for (const parameter of ['fields[course_evaluation_course]', 'fields[folder]', 'fields', 'fields[]']) {
      const answer = await get(`${collection}?${parameter}=bogus`);
      expectRefusal(answer, 400, { code: 'invalid_fields', source: { parameter } });
    }
  });

  it('is refused, in words that are true, where an answer has no fields to choose from', async () => {
    const linkage = `course_evaluation_students/${course.id}/relationships/sections`;
    expectRefusal(await get(`${linkage}?fields[course_evaluation_section]=name`), 400, {
      detail: 'This is not a type whose fields can be chosen here',
    });
  });
});

describe('a to-many relationship', () => {
  it('is followed page by page in its own order, forwards and backwards', async () => {
    const path = `course_evaluation_courses/${course.id}/sections`;
    const first = await get(`${path}?page[size]=2`);
    expect(idsOf(primaryOf(first))).toEqual(idsOf(sections.slice(0, 2)));
    expect(first.document.meta).toEqual({ page: { size: 2 }, total: 3 });
    const second = await conformance.call('GET', first.document.links.next);
    expect(idsOf(primaryOf(second))).toEqual(idsOf(sections.slice(2)));
    expect(second.document.links.next).toBeNull();
    const back = await conformance.call('GET', second.document.links.prev);
    expect(idsOf(primaryOf(back))).toEqual(idsOf(sections.slice(0, 2)));
    const last = await conformance.call('GET', first.document.links.last);
    expect(idsOf(primaryOf(last))).toEqual(idsOf(sections.slice(1)));
    expect(roundTrips(second.headers)).toBe(2);
  });

  it('is sorted and filtered as the list of its targets', async () => {
    const path = `course_evaluation_courses/${course.id}/sections`;
    expect(idsOf(primaryOf(await get(`${path}?sort=-created_at`))).toSorted()).toEqual(idsOf(sections).toSorted());
    const none = await get(`${path}?filter[created_at.lt]=2000-01-01T00:00:00Z`);
    expect([primaryOf(none), none.document.meta.total]).toEqual([[], 0]);
    expectRefusal(await get(`${path}?sort=bogus`), 400, { source: { parameter: 'sort' } });
  });

  it('takes no cursor of another list', async () => {
    const { document } = await get(`course_evaluation_courses/${course.id}/sections?page[size]=1`);
    const cursor = new URL(document.links.next).searchParams.get('page[after]');
    const answer = await get(`course_evaluation_students/${student.id}/sections?page[after]=${cursor}`);
    expectRefusal(answer, 400, { source: { parameter: 'page[after]' } });
  });
});
