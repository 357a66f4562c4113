import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { searchAll } from '../../support/search-all.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const term = await service.seed('course_evaluation_term', { name: 'Autumn' });

const courses = (query: string, size?: number) => searchAll(service, 'course_evaluation_courses', query, size);
const sections = (query: string, size?: number) => searchAll(service, 'course_evaluation_sections', query, size);

const seedCourse = (name: string, external_id?: string) =>
  service.seed('course_evaluation_course', { name, ...(external_id && { external_id }) });
const seedNumber = (number: string, course?: StoredRecord) =>
  service.seed('course_evaluation_listing_number', { number }, course && { course: toOne(course) });
const seedSection = (name: string, course?: StoredRecord, external_id?: string) =>
  service.seed(
    'course_evaluation_section',
    { name, ...(external_id && { external_id }) },
    { term: toOne(term), ...(course && { course: toOne(course) }) },
  );

const send = async (method: string, path: string, data?: object): Promise<string> => {
  const { status, document } = await service.call(method, `/api/v1/${path}`, data && { body: { data } });
  expect(status).toBeLessThan(300);
  return document?.data?.id;
};

const algebra = await seedCourse('Linear Algebra', 'CRS-201');
const mathNumber = await seedNumber('MATH201', algebra);
await seedNumber('CMSC 240', algebra);
const analysis = await seedCourse('Linear Analysis');
await seedNumber('MATH 202', analysis);
const first = await seedSection('001', algebra, 'SEC-201-001');
const second = await seedSection('002', algebra);
const other = await seedSection('001', analysis);
const free = await seedSection('201 free');

describe('filter[q] of courses', () => {
  it.each([
    ['linear', [algebra, analysis]],
    ['LIN alg', [algebra]],
    ['math 201', [algebra]],
    ['math201', [algebra]],
    ['201 algebra', [algebra]],
    ['math cmsc', [algebra]],
    ['crs', [algebra]],
    ['math', [algebra, analysis]],
    ['math 240 202', []],
    ['a@b.example', []],
  ])('finds by title, id and numbers: %s', async (query, wanted) => {
    expect((await courses(query)).sort()).toEqual(wanted.map(({ id }) => id).sort());
  });

  it('says how many there are', async () => {
    const { document } = await service.call(
      'GET',
      '/api/v1/course_evaluation_courses?filter[q]=linear%20a&page[size]=1',
    );
    expect(document.meta).toEqual({ page: { size: 1 }, total: 2 });
  });
});

describe('filter[q] of sections', () => {
  it.each([
    ['001', [first, other]],
    ['sec 201', [first]],
    ['algebra', [first, second]],
    ['algebra 001', [first]],
    ['002 math lin', [second]],
    ['201', [first, free, second]],
    ['math 001', [first, other]],
    ['free', [free]],
    ['free math', []],
    ['a@b.example', []],
  ])('finds by the own words and those of the course: %s', async (query, wanted) => {
    expect((await sections(query)).sort()).toEqual(wanted.map(({ id }) => id).sort());
  });

  it('finds each once page by page, by whichever words', async () => {
    expect((await sections('201', 1)).sort()).toEqual([first, free, second].map(({ id }) => id).sort());
  });
});

describe('words follow', () => {
  const type = 'course_evaluation_course';

  it('a course that is renamed, with its sections', async () => {
    const course = await seedCourse('Pottery');
    const section = await seedSection('A1', course);
    expect(await sections('pottery a1')).toEqual([section.id]);
    await send('PATCH', `course_evaluation_courses/${course.id}`, {
      type,
      id: course.id,
      attributes: { name: 'Ceramics' },
    });
    expect(await courses('pottery')).toEqual([]);
    expect(await sections('pottery')).toEqual([]);
    expect(await courses('ceram')).toEqual([course.id]);
    expect(await sections('ceram a')).toEqual([section.id]);
  });

  it('numbers that are made, moved and deleted', async () => {
    const [one, two] = [await seedCourse('Weaving'), await seedCourse('Spinning')];
    const number = (await seedNumber('TEXT 100', one)).id;
    const numberType = 'course_evaluation_listing_number';
    expect(await courses('text 100')).toEqual([one.id]);
    const course = { data: { type, id: two.id } };
    await send('PATCH', `course_evaluation_listing_numbers/${number}`, {
      type: numberType,
      id: number,
      relationships: { course },
    });
    expect(await courses('text')).toEqual([two.id]);
    const attributes = { number: 'TEXT 200' };
    await send('PATCH', `course_evaluation_listing_numbers/${number}`, { type: numberType, id: number, attributes });
    expect(await courses('100')).toEqual([]);
    expect(await courses('spin 200')).toEqual([two.id]);
    await send('DELETE', `course_evaluation_listing_numbers/${number}`);
    expect(await courses('text')).toEqual([]);
  });

  it('numbers and sections that a new course takes over', async () => {
    const [number, section] = [await seedNumber('GLAS 300'), await seedSection('G1')];
    expect(await courses('glas')).toEqual([]);
    const id = await send('POST', 'course_evaluation_courses', {
      type,
      attributes: { name: 'Glass Blowing' },
      relationships: {
        listing_numbers: { data: [{ type: number.type, id: number.id }] },
        sections: { data: [{ type: section.type, id: section.id }] },
      },
    });
    expect(await courses('glas blow')).toEqual([id]);
    expect(await courses('glas 300')).toEqual([id]);
    expect(await sections('blowing g1')).toEqual([section.id]);
  });

  it('sections that are moved and deleted', async () => {
    const [one, two] = [await seedCourse('Dyeing'), await seedCourse('Felting')];
    const section = await seedSection('D7', one);
    const { type: sectionType, id } = section;
    const course = { data: { type, id: two.id } };
    await send('PATCH', `course_evaluation_sections/${id}`, { type: sectionType, id, relationships: { course } });
    expect(await sections('dyeing d7')).toEqual([]);
    expect(await sections('d7 felting')).toEqual([id]);
    await send('DELETE', `course_evaluation_sections/${id}`);
    expect(await sections('d7')).toEqual([]);
    await send('DELETE', `course_evaluation_courses/${two.id}`);
    expect(await courses('felting')).toEqual([]);
    expect(mathNumber.id).toBeDefined();
  });
});
