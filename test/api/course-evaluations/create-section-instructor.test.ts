import { describe, expect, it } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const term = await service.seed('course_evaluation_term', { name: 'Fall 2025' });
const section = () => service.seed('course_evaluation_section', { name: '0101' }, { term: toOne(term) });
const instructor = await service.seed('course_evaluation_instructor', {}, { user: toOne(await service.seedUser()) });

const create = (relationships: object) =>
  service.call('POST', '/api/v1/course_evaluation_section_instructors', {
    body: { data: { type: 'course_evaluation_section_instructor', attributes: {}, relationships } },
  });

describe('assigning an instructor to a section', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const taught = await section();
    const { status, document, headers } = await create({ section: toOne(taught), instructor: toOne(instructor) });
    const self = `http://facet.test/api/v1/course_evaluation_section_instructors/${document.data.id}`;
    expect(status).toBe(201);
    expect(headers.location).toBe(self);
    expect(document.data).toEqual({
      type: 'course_evaluation_section_instructor',
      id: uuid,
      attributes: attributesWith({ created_at: timestamp, updated_at: timestamp }),
      relationships: {
        section: {
          links: { related: `${self}/section` },
          data: { type: 'course_evaluation_section', id: taught.id },
          meta: {},
        },
        instructor: {
          links: { related: `${self}/instructor` },
          data: { type: 'course_evaluation_instructor', id: instructor.id },
          meta: {},
        },
      },
      links: { self },
      meta: { version: 1 },
    });
  });

  it('refuses the same pair twice', async () => {
    const relationships = { section: toOne(await section()), instructor: toOne(instructor) };
    await create(relationships);
    expectRefusal(await create(relationships), 422, {
      detail: 'Instructor has already been taken',
      code: 'taken',
      source: { pointer: '/data/relationships/instructor' },
    });
  });

  it('refuses missing relationships, and records that do not exist', async () => {
    expectInvalid(await create({}), "Section can't be blank", "Instructor can't be blank");
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const missing = toOne({ type: 'course_evaluation_section', id });
    expectRefusal(await create({ section: missing, instructor: toOne(instructor) }), 404, {
      detail: `There is no course_evaluation_section with the id "${id}"`,
      source: { pointer: '/data/relationships/section/data' },
    });
  });

  it('refuses a relationship to another type', async () => {
    const wrong = toOne({ type: 'user', id: instructor.id });
    expectRefusal(await create({ section: toOne(await section()), instructor: wrong }), 409, {
      detail: 'The relationship "instructor" takes the type "course_evaluation_instructor"',
      source: { pointer: '/data/relationships/instructor/data/type' },
    });
  });
});
