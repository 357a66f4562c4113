import { beforeEach, describe, expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { startService, toOne } from '../../support/service.ts';
import { folderOf } from './support/sets.ts';

const service = await startService();
let set = 0;

/** Ids of a set of its own in each test, under one table. */
const own = (text: string): string => text.replaceAll(/\b([ACSTU])(\d)/g, `$1${set}-$2`);

const load = async (texts: Readonly<Record<string, string>>) => {
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, own(text)]));
  return runImport(service.store, { location: folderOf(files) });
};

const idOf = async (type: string, sourceId: string, source = 'canvas'): Promise<string> =>
  String((await service.store.get(keyOf.sourceId(source, type, own(sourceId))))?.record_id);

const sectionOf = async (sourceId: string) => {
  const id = await idOf('course_evaluation_section', sourceId);
  return (await service.call('GET', `/api/v1/course_evaluation_sections/${id}`)).document.data;
};

const courseOf = (canvasCourse: string) => idOf('course_evaluation_course', canvasCourse, 'canvas_course');

/** The Canvas course under which a section is taught, and its term. */
const taught = async (section: string): Promise<string | undefined> => {
  const { relationships } = await sectionOf(section);
  for (const each of ['C1', 'C2', 'C3'])
    if (relationships.course.data.id === (await courseOf(each))) {
      const term = await idOf('course_evaluation_term', each, 'canvas_course');
      return relationships.term.data.id === term ? each : `${each} in another term`;
    }
  return undefined;
};

const accounts = 'account_id,parent_account_id,name,status\nA1,,Arts,active\nA2,A1,Music,active\n';
const terms =
  'term_id,name,status,start_date,end_date\nT1,Autumn,active,2026-09-01,2027-01-31\nT2,Spring,active,2027-02-01,2027-06-30\n';
const header = 'course_id,short_name,long_name,account_id,term_id,status\n';
const courses = (...rows: string[]) => header + rows.map((row) => `${row}\n`).join('');
const sections = (...rows: string[]) =>
  `section_id,course_id,name,status\n${rows.map((row) => `${row},active\n`).join('')}`;
const listings = (...rows: string[]) => `xlist_course_id,section_id,status\n${rows.map((row) => `${row}\n`).join('')}`;

const base = {
  'accounts.csv': accounts,
  'terms.csv': terms,
  'courses.csv': courses('C1,MU 1,Music 1,A1,T1,active', 'C2,MU 2,Music 2,A1,T2,active'),
  'sections.csv': sections('S1,C1,01', 'S2,C2,01'),
};

beforeEach(() => {
  set += 1;
});

describe('a cross-listed section', () => {
  it('stays there in a later file of sections, and follows later cross-listings alone', async () => {
    expect((await load({ ...base, 'xlists.csv': listings('C2,S1,active') })).rejected).toBe(0);
    expect(await taught('S1')).toBe('C2');
    expect((await load({ 'sections.csv': sections('S1,C1,01 (renamed)') })).rejected).toBe(0);
    expect([await taught('S1'), (await sectionOf('S1')).attributes.name]).toEqual(['C2', '01 (renamed)']);
    expect((await load({ 'xlists.csv': listings('C2,S1,deleted') })).rejections).toEqual([]);
    expect(await taught('S1')).toBe('C1');
    expect((await load({ 'sections.csv': sections('S1,C1,01') })).rejected).toBe(0);
    expect(await taught('S1')).toBe('C1');
    expect((await load({ 'xlists.csv': listings('C2,S1,active') })).rejections).toEqual([]);
    expect(await taught('S1')).toBe('C2');
    const again = await load({ 'xlists.csv': listings('C2,S1,active') });
    expect([...again.counts.values()].some(({ changed, created }) => changed + created > 0)).toBe(false);
  });

  it('goes back to the course that its last file of sections gives it', async () => {
    await load({
      ...base,
      'courses.csv': courses(
        'C1,MU 1,Music 1,A1,T1,active',
        'C2,MU 2,Music 2,A1,T2,active',
        'C3,MU 3,Music 3,A1,T1,active',
      ),
      'xlists.csv': listings('C2,S1,active'),
    });
    await load({ 'sections.csv': sections('S1,C3,01') });
    expect(await taught('S1')).toBe('C2');
    await load({ 'xlists.csv': listings('C2,S1,deleted') });
    expect(await taught('S1')).toBe('C3');
  });

  it('is back in its own course where a set with both files does not list it any more', async () => {
    await load({ ...base, 'xlists.csv': listings('C2,S1,active') });
    await load({ ...base, 'xlists.csv': listings('C1,S2,active') });
    expect([await taught('S1'), await taught('S2')]).toEqual(['C1', 'C1']);
    await load({ 'sections.csv': sections('S1,C1,01', 'S2,C2,01') });
    expect([await taught('S1'), await taught('S2')]).toEqual(['C1', 'C1']);
  });

  it('must be known; a course that nobody knows is its own', async () => {
    await load(base);
    const { rejections } = await load({ 'xlists.csv': listings('C2,S9,active', 'C9,S1,active', 'C2,S8,deleted') });
    expect(rejections.map(({ line, column }) => [line, column])).toEqual([[2, 'section_id']]);
    expect(await taught('S1')).toBe('C1');
  });
});

describe('an enrolment that names a course alone', () => {
  const users = 'user_id,login_id,full_name,email,status\nU1,u1,Una Eins,u1@a.example,active\n';
  const enrolments = 'course_id,user_id,role,status\nC1,U1,student,active\n';

  const sectionsOfStudent = async () => {
    const id = await idOf('course_evaluation_student', 'U1');
    const { document } = await service.call('GET', `/api/v1/course_evaluation_students/${id}`);
    return document.data.relationships.sections.data.map((each: { id: string }) => each.id);
  };

  it('is of the only section that an earlier file gave it', async () => {
    await load(base);
    await load({ 'users.csv': users });
    expect((await load({ 'enrollments.csv': enrolments })).rejections).toEqual([]);
    expect(await sectionsOfStudent()).toEqual([(await sectionOf('S1')).id]);
    await load({ 'sections.csv': sections('S3,C1,02') });
    expect((await load({ 'enrollments.csv': enrolments })).rejected).toBe(0);
    expect(await sectionsOfStudent()).toEqual([(await sectionOf('S1')).id]);
  });

  it('is of the only section of its set, and refused where no set has said which', async () => {
    await load({ ...base, 'users.csv': users, 'enrollments.csv': enrolments });
    expect(await sectionsOfStudent()).toEqual([(await sectionOf('S1')).id]);
    const { rejections } = await load({ 'enrollments.csv': 'course_id,user_id,role,status\nC7,U1,student,active\n' });
    expect(rejections).toMatchObject([{ column: 'course_id', reason: 'course_id names no known course' }]);
  });
});

describe('a course', () => {
  const openPeriod = async (): Promise<string> => {
    const [course, term] = [await courseOf('C1'), await idOf('course_evaluation_term', 'T1')];
    const attributes = { name: `Finals ${set}`, evaluation_type: 'end_of_term', course_uuids: [course], draft: true };
    const relationships = { term: toOne({ type: 'course_evaluation_term', id: term }) };
    const body = { data: { type: 'course_evaluation_period', attributes, relationships } };
    return (await service.call('POST', '/api/v1/course_evaluation_periods', { body })).document.data.id;
  };

  const evaluated = async (period: string): Promise<string[]> => {
    const { document } = await service.call(
      'GET',
      `/api/v1/course_evaluations?filter[period]=${period}&page[size]=100`,
    );
    return document.data.map(
      (each: { relationships: { section: { data: { id: string } } } }) => each.relationships.section.data.id,
    );
  };

  const idsOf = (...ids: string[]) => Promise.all(ids.map((each) => idOf('course_evaluation_section', each)));

  it('keeps its record and its period when its account or its number changes', async () => {
    await load(base);
    const before = await courseOf('C1');
    const period = await openPeriod();
    const moved = {
      ...base,
      'courses.csv': courses('C1,MU 1,Music 1,A2,T1,active', 'C2,MU 2,Music 2,A1,T2,active'),
      'sections.csv': sections('S1,C1,01', 'S2,C2,01', 'S5,C1,02'),
    };
    expect((await load(moved)).rejected).toBe(0);
    expect(await courseOf('C1')).toBe(before);
    expect((await evaluated(period)).sort()).toEqual((await idsOf('S1', 'S5')).sort());
    expect((await load(moved)).counts.get('course_evaluation_course')).toMatchObject({ created: 0, changed: 0 });
    const renumbered = {
      ...base,
      'courses.csv': courses('C1,MU 1A,Music 1,A1,T1,active', 'C2,MU 2,Music 2,A1,T2,active'),
      'sections.csv': sections('S1,C1,01', 'S2,C2,01', 'S6,C1,03'),
    };
    expect((await load(renumbered)).rejected).toBe(0);
    expect(await courseOf('C1')).toBe(before);
    expect((await evaluated(period)).sort()).toEqual((await idsOf('S1', 'S5', 'S6')).sort());
    const { document } = await service.call(
      'GET',
      `/api/v1/course_evaluation_courses/${before}?include=listing_numbers`,
    );
    expect(document.data.attributes).toMatchObject({ name: 'Music 1', external_id: 'MU 1A' });
    expect(document.included.map((each: { attributes: object }) => each.attributes)).toMatchObject([
      { number: 'MU 1A' },
    ]);
    // The previous number is free for another course.
    await load({ ...base, 'courses.csv': courses('C3,MU 1,Choir,A1,T1,active') });
    expect(await courseOf('C3')).not.toBe(before);
  });

  it('of two Canvas courses stays with the one that keeps its number', async () => {
    const shared = courses('C1,MU 1,Music 1,A1,T1,active', 'C2,MU 1,Music 1,A1,T2,active');
    await load({ ...base, 'courses.csv': shared });
    const before = await courseOf('C1');
    expect(await courseOf('C2')).toBe(before);
    const apart = courses('C2,MU 1A,Music 1A,A1,T2,active', 'C1,MU 1,Music 1,A1,T1,active');
    expect((await load({ ...base, 'courses.csv': apart })).rejected).toBe(0);
    expect(await courseOf('C1')).toBe(before);
    expect(await courseOf('C2')).not.toBe(before);
    expect((await load({ ...base, 'courses.csv': apart })).counts.get('course_evaluation_course')).toMatchObject({
      ...{ created: 0, changed: 0 },
    });
  });
});
