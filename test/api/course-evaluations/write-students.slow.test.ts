import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { startService, type TestService, toMany, toOne } from '../../support/service.ts';
import { expectRefusal } from '../conformance/conformance.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const newSections = async (count: number) => {
  const term = toOne(await service.seed('course_evaluation_term', { name: 'Fall 2026' }));
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      service.seed('course_evaluation_section', { name: String(index) }, { term }),
    ),
  );
};

it('enrols a new student in as many sections as one request may name', async () => {
  const sections = await newSections(46);
  const user = toOne(await service.seedUser());
  const enrol = (count: number) =>
    service.call('POST', '/api/v1/course_evaluation_students', {
      body: {
        data: {
          type: 'course_evaluation_student',
          relationships: { user, sections: toMany(...sections.slice(0, count)) },
        },
      },
    });
  const created = await enrol(45);
  expect(created.status, created.text).toBe(201);
  expect(created.document.data.relationships.sections.data).toHaveLength(45);
  const { document } = await service.call(
    'GET',
    `/api/v1/course_evaluation_students?filter[sections]=${sections[44]?.id}`,
  );
  expect(document.data.map(({ id }: { id: string }) => id)).toEqual([created.document.data.id]);
  expectRefusal(await enrol(46), 422, { code: 'too_many', meta: { field: 'sections' } });
});

it('gives a student the sections that an update names, and takes the whole resource as it was read', async () => {
  const sections = await newSections(47);
  const [one, two] = sections;
  const user = await service.seedUser();
  const { id } = await service.seed(
    'course_evaluation_student',
    {},
    { user: toOne(user), sections: toMany(...sections.slice(0, 45)) },
  );
  const target = `/api/v1/course_evaluation_students/${id}`;
  const type = 'course_evaluation_student';
  const patch = async (relationships: object) => {
    const answer = await service.call('PATCH', target, { body: { data: { type, id, relationships } } });
    return answer;
  };
  await service.call('POST', `${target}/relationships/sections`, { body: toMany(...sections) });
  const { data } = (await service.call('GET', target)).document;
  expect(data.relationships.sections.meta).toEqual({ count: 47 });
  const unchanged = await service.call('PATCH', target, { body: { data } });
  expect(unchanged.document.data, unchanged.text).toEqual(data);

  const source = { pointer: '/data/relationships/sections' };
  expectRefusal(await patch({ sections: toMany() }), 422, { code: 'too_many_at_once', source });
  if (one === undefined || two === undefined) throw new Error('47 were made');
  const kept = sections.slice(3);
  const fewer = await patch({ sections: toMany(...kept), user: toOne(await service.seedUser()) });
  expect(fewer.document.data.relationships.sections.data).toHaveLength(44);
  expect(fewer.document.data.relationships.user.data.id).toBe(user.id);
  expect(fewer.document.data.attributes.updated_at).not.toBe(data.attributes.updated_at);
  expect((await service.call('GET', target)).document.data).toEqual(fewer.document.data);
  const found = async (section: string) =>
    (await service.call('GET', `/api/v1/course_evaluation_students?filter[sections]=${section}`)).document.meta.total;
  expect([await found(one.id), await found(String(sections[3]?.id))]).toEqual([0, 1]);

  const unknown = { type: two.type, id: randomUUID() };
  const refused = await patch({ sections: toMany(...kept, unknown) });
  const pointer = '/data/relationships/sections/data/44';
  expectRefusal(refused, 404, { code: 'related_not_found', source: { pointer } });
});

it('keeps the order of a course’s listing numbers when one of them changes', async () => {
  const numbers = [
    await service.seed('course_evaluation_listing_number', { number: 'MATH 240' }),
    await service.seed('course_evaluation_listing_number', { number: 'PHYS 240' }),
  ] as const;
  const course = await service.seed(
    'course_evaluation_course',
    { name: 'Topology' },
    { listing_numbers: toMany(numbers[1], numbers[0]) },
  );
  const { type, id } = numbers[1];
  await service.call('PATCH', `/api/v1/course_evaluation_listing_numbers/${id}`, {
    body: { data: { type, id, attributes: { number: 'PHYS 241' } } },
  });
  const { document } = await service.call('GET', `/api/v1/course_evaluation_courses/${course.id}`);
  expect(document.data.attributes.display_name).toBe('PHYS 241 Topology');
});
