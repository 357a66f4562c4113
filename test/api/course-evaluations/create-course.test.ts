import { describe, expect, it } from 'vitest';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const term = await service.seed('course_evaluation_term', { name: 'Fall 2025' });
const section = (name = '0101') => service.seed('course_evaluation_section', { name }, { term: toOne(term) });
const listingNumber = (number: string) => service.seed('course_evaluation_listing_number', { number });

const create = (attributes: object, relationships: object = {}) =>
  service.call('POST', '/api/v1/course_evaluation_courses', {
    body: { data: { type: 'course_evaluation_course', attributes, relationships } },
  });

describe('creating a course', () => {
  it('answers every attribute and relationship of the contract', async () => {
    const { status, document, headers } = await create({ name: 'Calculus I', external_id: 'MATH140' });
    const self = `http://facet.test/api/v1/course_evaluation_courses/${document.data.id}`;
    expect(status).toBe(201);
    expect(headers.location).toBe(self);
    expect(document.data).toEqual({
      type: 'course_evaluation_course',
      id: uuid,
      attributes: attributesWith({
        name: 'Calculus I',
        external_id: 'MATH140',
        created_at: timestamp,
        updated_at: timestamp,
        display_name: 'Calculus I',
      }),
      relationships: {
        listing_numbers: { links: { related: `${self}/listing_numbers` }, data: [], meta: { count: 0 } },
        sections: { links: { related: `${self}/sections` }, data: [], meta: { count: 0 } },
      },
      links: { self },
      meta: { version: 1 },
    });
  });

  it('reassigns sections and listing numbers, the first number for its name', async () => {
    const sections = [await section('0101'), await section('0201')];
    const numbers = [await listingNumber('STAT 410'), await listingNumber('MATH 410')].reverse();
    const { document } = await create(
      { name: 'Probability' },
      { sections: toMany(...sections), listing_numbers: toMany(...numbers) },
    );
    const { id, attributes, relationships } = document.data;
    expect(attributes.display_name).toBe('MATH 410 Probability');
    expect(relationships.listing_numbers).toMatchObject({
      data: numbers.map(({ type, id }) => ({ type, id })),
      meta: { count: 2 },
    });
    expect(relationships.sections.data).toHaveLength(2);
    for (const record of [...sections, ...numbers])
      expect(await service.store.read(record)).toMatchObject({ course: id });
  });

  it('takes a record that is named twice once', async () => {
    const only = await section();
    const { document } = await create({ name: 'X' }, { sections: toMany(only, only) });
    expect(document.data.relationships.sections.data).toHaveLength(1);
  });

  it('refuses records of another course, and takes none of the others', async () => {
    const [free, taken] = [await section(), await section()];
    await create({ name: 'First' }, { sections: toMany(taken) });
    expectRefusal(await create({ name: 'Second' }, { sections: toMany(free, taken) }), 422, {
      detail: 'Sections has already been taken',
      code: 'taken',
      source: { pointer: '/data/relationships/sections/data/1' },
    });
    expect(await service.store.read(free)).not.toHaveProperty('course');
    // Its role removes nothing, so that a number of another course must not lead to a removal either.
    const number = await listingNumber('TAKEN 101');
    await create({ name: 'Third' }, { listing_numbers: toMany(number) });
    expectRefusal(await create({ name: 'Fourth' }, { listing_numbers: toMany(number) }), 422, {
      detail: 'Listing numbers has already been taken',
      code: 'taken',
      source: { pointer: '/data/relationships/listing_numbers/data/0' },
    });
  });

  it('gives a section to one of ten courses that want it at once', async () => {
    const wanted = await section();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create({ name: `C${index}` }, { sections: toMany(wanted) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  it('refuses records that do not exist', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expectRefusal(
      await create({ name: 'X' }, { sections: toMany(await section(), { type: 'course_evaluation_section', id }) }),
      404,
      {
        detail: `There is no course_evaluation_section with the id "${id}"`,
        source: { pointer: '/data/relationships/sections/data/1' },
      },
    );
  });

  it('refuses more sections than one transaction can take', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      type: 'course_evaluation_section',
      id: `01890a5d-ac96-774b-bcce-b302099a80${String(index).padStart(2, '0')}`,
    }));
    expectInvalid(
      await create({ name: 'X' }, { sections: toMany(...many) }),
      'Sections has too many items (maximum is 85)',
    );
  });

  it('refuses a blank name', async () => {
    expectInvalid(await create({ external_id: 'X' }), "Name can't be blank");
  });
});
