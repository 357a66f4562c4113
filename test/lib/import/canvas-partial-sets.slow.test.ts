import { beforeEach, describe, expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { makeStage } from '../../support/copy-tables.ts';
import { startService } from '../../support/service.ts';
import { numbersOf } from './support/canvas.ts';
import { folderOf } from './support/sets.ts';
import { nothing, totals } from './support/totals.ts';

type Files = Readonly<Record<string, string>>;

/** A music department with two courses of one section each. */
const music: Files = {
  'accounts.csv': 'account_id,parent_account_id,name,status\nA1,,Arts,active\nA2,A1,Music,active\n',
  'terms.csv': 'term_id,name,status,start_date,end_date\nT1,Autumn,active,2026-09-01,2027-01-31\n',
  'courses.csv': `course_id,short_name,long_name,account_id,term_id,status
C1,MU 1,Music 1,A1,T1,active
C2,MU 2,Music 2,A1,T1,active
`,
  'sections.csv': 'section_id,course_id,name,status\nS1,C1,01,active\nS2,C2,01,active\n',
};
const crossListed = { 'xlists.csv': 'xlist_course_id,section_id,status\nC2,S1,active\n' };
const undone = { 'xlists.csv': 'xlist_course_id,section_id,status\nC2,S1,deleted\n' };
const users = { 'users.csv': 'user_id,login_id,full_name,status\nU1,u1,Una Eins,active\nU2,u2,Uwe Zwei,active\n' };
const enrolled = (...rows: string[]): Files => ({
  'enrollments.csv': ['course_id,section_id,user_id,role,status', ...rows, ''].join('\n'),
});

const service = await startService();
const { store } = service;

const named = async (type: string, id: string, source = 'canvas'): Promise<StoredRecord> => {
  const name = await store.get(keyOf.sourceId(source, type, id));
  const record = await store.read({ type, id: String(name?.record_id) });
  if (record === undefined) throw new Error(`no ${type} ${id}`);
  return record;
};

const courseOf = async (section: string): Promise<StoredRecord> => {
  const { course } = await named('course_evaluation_section', section);
  const record = await store.read({ type: 'course_evaluation_course', id: String(course) });
  if (record === undefined) throw new Error(`no course of ${section}`);
  return record;
};

const courseIn = async (section: string) => (await courseOf(section)).name;

const load = (files: Files) => runImport(store, { location: folderOf(files) });

const names = async (collection: string): Promise<string[]> =>
  (await service.call('GET', `/api/v1/${collection}?page[size]=100`)).document.data
    .map(({ attributes }: { attributes: { name: string } }) => attributes.name)
    .sort();

// Each test begins with the music department, which the files have made once.
const loaded = await makeStage(() => load(music), store);
beforeEach(async () => void (await loaded.reset()));

describe('a cross-listing', () => {
  it('survives sections.csv alone, and a repeated import writes nothing', async () => {
    await load({ ...music, ...crossListed });
    const { 'sections.csv': sections = '' } = music;
    const report = await load({ 'sections.csv': sections });
    expect([await courseIn('S1'), totals(report)]).toEqual(['Music 2', nothing]);
    expect(totals(await load({ ...music, ...crossListed }))).toEqual(nothing);
    expect(totals(await load(music))).toEqual(nothing);
  });

  it('is undone and made by xlists.csv alone', async () => {
    await load(crossListed);
    const first = await load(undone);
    expect([await courseIn('S1'), first.rejected]).toEqual(['Music 1', 0]);
    expect(totals(await load(undone))).toEqual(nothing);
    await load({ 'sections.csv': music['sections.csv']?.replace('S1,C1,01', 'S1,C1,03') ?? '' });
    expect([await courseIn('S1'), (await named('course_evaluation_section', 'S1')).name]).toEqual(['Music 1', '03']);
    const second = await load(crossListed);
    expect([await courseIn('S1'), second.rejected]).toEqual(['Music 2', 0]);
    expect(numbersOf(await courseOf('S1'))).toEqual(['MU 2', 'MU 1']);
    expect(totals(await load(crossListed))).toEqual(nothing);
  });

  it('of a section that was in its own course is made by xlists.csv alone; one of no section is rejected', async () => {
    const rows = 'C2,S1,active\nC2,S9,active\nC9,S2,active\nC2,S8,deleted\n';
    const report = await load({ 'xlists.csv': `xlist_course_id,section_id,status\n${rows}` });
    expect(report.rejections).toMatchObject([
      { line: 3, column: 'section_id', reason: 'section_id names no known section' },
    ]);
    expect([await courseIn('S1'), await courseIn('S2')]).toEqual(['Music 2', 'Music 2']);
    expect(numbersOf(await courseOf('S1'))).toEqual(['MU 2', 'MU 1']);
  });

  it('survives a new id of its section', async () => {
    await load(crossListed);
    const renamed = { 'change_sis_id.csv': 'old_id,new_id,type\nS1,S1x,section\n' };
    await load({ ...renamed, 'sections.csv': 'section_id,course_id,name\nS1x,C1,01\n' });
    expect(await courseIn('S1x')).toBe('Music 2');
    await load({ 'sections.csv': 'section_id,course_id,name\nS1x,C1,01\n' });
    expect(await courseIn('S1x')).toBe('Music 2');
  });

  it('survives new ids of both courses', async () => {
    await load(crossListed);
    const { rejected } = await load({ 'change_sis_id.csv': 'old_id,new_id,type\nC1,C1x,course\nC2,C2x,course\n' });
    expect(rejected).toBe(0);
    await load({ 'sections.csv': 'section_id,course_id,name\nS1,C1x,01\n' });
    expect(await courseIn('S1')).toBe('Music 2');
    expect((await load({ 'xlists.csv': 'xlist_course_id,section_id,status\nC2x,S1,deleted\n' })).rejected).toBe(0);
    expect(await courseIn('S1')).toBe('Music 1');
    expect((await load({ 'xlists.csv': 'xlist_course_id,section_id\nC1x,S2\n' })).rejected).toBe(0);
    expect(await courseIn('S2')).toBe('Music 1');
  });

  it('goes back, when it is undone, to the course that the last file of sections gives its section', async () => {
    const more = `${music['courses.csv']}C3,MU 3,Music 3,A1,T2,active\n`;
    const terms = `${music['terms.csv']}T2,Spring,active,2027-02-01,2027-06-30\n`;
    await load({ ...music, 'terms.csv': terms, 'courses.csv': more, ...crossListed });
    await load({ 'sections.csv': 'section_id,course_id,name\nS1,C3,01\n' });
    expect(await courseIn('S1')).toBe('Music 2');
    await load(undone);
    expect(await courseIn('S1')).toBe('Music 3');
    const { id: spring } = await named('course_evaluation_term', 'T2');
    expect((await named('course_evaluation_section', 'S1')).term).toBe(spring);
  });

  it('ends where a set with both files does not list it any more', async () => {
    await load(crossListed);
    await load({ ...music, 'xlists.csv': 'xlist_course_id,section_id,status\nC1,S2,active\n' });
    expect([await courseIn('S1'), await courseIn('S2')]).toEqual(['Music 1', 'Music 1']);
    await load({ 'sections.csv': music['sections.csv'] ?? '' });
    expect([await courseIn('S1'), await courseIn('S2')]).toEqual(['Music 1', 'Music 1']);
  });
});

describe('enrollments.csv alone', () => {
  const sectionsOf = async (user: string) =>
    Object.keys(Object((await named('course_evaluation_student', user)).sections));

  it('with course_id alone names the only section of a course of the set or an earlier one, also when it has several later', async () => {
    const [{ id: one }, { id: two }] = [
      await named('course_evaluation_section', 'S1'),
      await named('course_evaluation_section', 'S2'),
    ];
    expect((await load({ ...music, ...users, ...enrolled('C2,,U2,student,active') })).rejected).toBe(0);
    expect((await load(enrolled('C1,,U1,student,active'))).rejected).toBe(0);
    expect([await sectionsOf('U1'), await sectionsOf('U2')]).toEqual([[one], [two]]);
    await load({ 'sections.csv': 'section_id,course_id,name\nS1b,C1,02\n' });
    expect((await load(enrolled('C1,,U1,student,active', 'C1,,U2,student,active'))).rejected).toBe(0);
    expect([await sectionsOf('U1'), (await sectionsOf('U2')).sort()]).toEqual([[one], [one, two].sort()]);
    expect(await names('course_evaluation_sections')).toEqual(['01', '01', '02']);
  });

  it('with course_id alone makes a section of its own for a course with none or several', async () => {
    const courses = `${music['courses.csv']}C3,MU 3,Music 3,A1,T1,active\n`;
    const sections = 'section_id,course_id,name\nS1,C1,01\nS1b,C1,02\n';
    await load({ ...music, 'courses.csv': courses, 'sections.csv': sections, ...users });
    const report = await load(enrolled('C1,,U1,student,active', 'C3,,U1,student,active', 'C9,,U1,student,active'));
    const reason = 'course_id names no known course';
    expect(report.rejections).toMatchObject([{ line: 4, column: 'course_id', reason }]);
    expect(await named('course_evaluation_section', 'course:C1')).toMatchObject({ name: 'Music 1' });
    expect(await named('course_evaluation_section', 'course:C3')).toMatchObject({ name: 'Music 3' });
  });

  it('may name users by the integration ids that an earlier set has given them', async () => {
    await load({
      'users.csv': 'user_id,login_id,integration_id,full_name\nU1,u1,int-1,Una Eins\nU2,int-2,,Uwe Zwei\n',
    });
    const head = 'section_id,user_integration_id,role';
    const report = await load({ 'enrollments.csv': `${head}\nS1,int-1,student\nS1,int-2,student\n` });
    expect(report.rejections).toMatchObject([{ line: 3, column: 'user_id' }]);
    expect(await sectionsOf('U1')).toEqual([(await named('course_evaluation_section', 'S1')).id]);
  });

  it('may name a cross-listed section with its own course, and no other', async () => {
    await load({ ...music, 'courses.csv': `${music['courses.csv']}C3,MU 3,Music 3,A1,T1,active\n`, ...crossListed });
    await load(users);
    const report = await load(
      enrolled('C1,S1,U1,student,active', 'C2,S1,U2,student,active', 'C3,S1,U2,student,active'),
    );
    expect(report.rejections).toMatchObject([{ line: 4, column: 'course_id' }]);
  });
});

describe('a course', () => {
  /** A period that covers the course of a section, and the sections that it evaluates. */
  const open = async (section: string) => {
    const term = await named('course_evaluation_term', 'T1');
    const { id: course } = await courseOf(section);
    const attributes = { name: 'End', evaluation_type: 'end_of_term', course_uuids: [course] };
    const relationships = { term: { data: { type: 'course_evaluation_term', id: term.id } } };
    const body = { data: { type: 'course_evaluation_period', attributes, relationships } };
    const { id } = (await service.call('POST', '/api/v1/course_evaluation_periods', { body })).document.data;
    return async (): Promise<string[]> => {
      const path = `/api/v1/course_evaluation_periods/${id}`;
      const { document } = await service.call('GET', `${path}?include=evaluations.section`);
      const included: readonly { type: string; attributes: { external_id: string } }[] = document.included ?? [];
      return included
        .filter(({ type }) => type === 'course_evaluation_section')
        .map(({ attributes: { external_id } }) => external_id)
        .sort();
    };
  };
  const moved: Files = {
    ...music,
    'courses.csv': music['courses.csv']?.replace('Music 1,A1', 'Music 1,A2') ?? '',
    'sections.csv': `${music['sections.csv']}S1b,C1,02,active\n`,
  };

  it('keeps its periods when its account and its number change in the files', async () => {
    const evaluated = await open('S1');
    expect(await evaluated()).toEqual(['S1']);
    await load(moved);
    expect([await names('course_evaluation_courses'), await evaluated()]).toEqual([
      ['Music 1', 'Music 2'],
      ['S1', 'S1b'],
    ]);
    expect(totals(await load(moved))).toEqual(nothing);
    const renumbered = {
      ...music,
      'courses.csv': music['courses.csv']?.replace('C1,MU 1', 'C1,MU 1A') ?? '',
      'sections.csv': `${music['sections.csv']}S1c,C1,03,active\n`,
    };
    const report = await runImport(store, { location: folderOf(renumbered), dryRun: true });
    expect(report.rejected).toBe(0);
    await load(renumbered);
    expect([await names('course_evaluation_courses'), await evaluated()]).toEqual([
      ['Music 1', 'Music 2'],
      ['S1', 'S1b', 'S1c'],
    ]);
    const course = await courseOf('S1');
    expect([course.external_id, numbersOf(course)]).toEqual(['MU 1A', ['MU 1A']]);
    expect(totals(await load(renumbered))).toEqual(nothing);
    // The previous number is free for another course.
    await load({ 'courses.csv': 'course_id,short_name,long_name,account_id,term_id\nC3,MU 1,Choir,A1,T1\n' });
    expect((await named('course_evaluation_course', 'C3', 'canvas_course')).id).not.toBe(course.id);
  });

  it('and another one that exchange their numbers stay what they are', async () => {
    const before = [(await courseOf('S1')).id, (await courseOf('S2')).id];
    const swapped = music['courses.csv']?.replace('C1,MU 1', 'C1,MU 0').replace('MU 2', 'MU 1').replace('MU 0', 'MU 2');
    const files = { ...music, 'courses.csv': swapped ?? '' };
    expect((await load(files)).rejected).toBe(0);
    const after = [await courseOf('S1'), await courseOf('S2')];
    expect(after.map(({ id }) => id)).toEqual(before);
    expect(after.map(({ external_id }) => external_id)).toEqual(['MU 2', 'MU 1']);
    expect(after.map(numbersOf)).toEqual([['MU 2'], ['MU 1']]);
    expect(totals(await load(files))).toEqual(nothing);
    expect((await load(music)).rejected).toBe(0);
    expect([(await courseOf('S1')).id, (await courseOf('S2')).external_id]).toEqual([before[0], 'MU 2']);
  });

  it('of two Canvas courses that are renamed apart stays that of the one under its id, else of the first', async () => {
    const rowOf = (id: string, number: string) => `${id},${number},Music,A1,T1\n`;
    const courses = (first: string, second: string, reversed = false) => {
      const rows = [rowOf('C1', first), rowOf('C2', second)];
      const text = (reversed ? rows.reverse() : rows).join('');
      return { 'courses.csv': `course_id,short_name,long_name,account_id,term_id\n${text}` };
    };
    await load({ ...music, ...courses('MU 1', 'MU 1') });
    const { id } = await courseOf('S1');
    expect((await courseOf('S2')).id).toBe(id);
    const apart = { ...music, ...courses('MU 1', 'MU 9', true) };
    await load(apart);
    expect([(await courseOf('S1')).id === id, (await courseOf('S2')).id === id]).toEqual([true, false]);
    expect(totals(await load(apart))).toEqual(nothing);
    await load({ ...music, ...courses('MU 1', 'MU 1') });
    expect((await courseOf('S2')).id).toBe(id);
    await load({ ...music, ...courses('MU 5', 'MU 6') });
    expect([(await courseOf('S1')).id === id, (await courseOf('S2')).id === id]).toEqual([true, false]);
  });

  it('keeps its account and its term where a file has no column for them; an empty cell clears them', async () => {
    const before = await courseOf('S1');
    const short = 'course_id,short_name,long_name\nC1,MU 1,Music One\n';
    const report = await load({
      'courses.csv': short,
      'sections.csv': 'section_id,course_id,name\nS1,C1,01\nS1b,C1,02\n',
    });
    expect(report.rejected).toBe(0);
    expect(await courseOf('S1')).toMatchObject({ id: before.id, name: 'Music One' });
    const { id: term } = await named('course_evaluation_term', 'T1');
    expect((await named('course_evaluation_section', 'S1b')).term).toBe(term);
    const empty = 'course_id,short_name,long_name,account_id,term_id\nC1,MU 1,Music One,A1,\n';
    await load({ 'courses.csv': empty, 'sections.csv': 'section_id,course_id,name\nS1,C1,01\n' });
    const { id: none } = await named('course_evaluation_term', 'Default Term');
    expect((await named('course_evaluation_section', 'S1')).term).toBe(none);
  });

  it('that has gone takes its sections with it, until it comes back', async () => {
    const evaluated = await open('S1');
    const gone = { 'courses.csv': music['courses.csv']?.replace('A1,T1,active', 'A1,T1,deleted') ?? '' };
    expect((await load(gone)).rejected).toBe(0);
    expect(await evaluated()).toEqual([]);
    const sections = { 'sections.csv': music['sections.csv'] ?? '' };
    await load(sections);
    expect(await evaluated()).toEqual([]);
    expect((await load({ ...music, ...gone })).rejected).toBe(0);
    expect(await evaluated()).toEqual([]);
    await load(music);
    expect(await evaluated()).toEqual(['S1']);
  });
});
