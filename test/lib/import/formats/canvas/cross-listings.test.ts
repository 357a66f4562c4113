import { describe, expect, it } from 'vitest';
import { readContext } from '../../../../../lib/import/formats/canvas/context.ts';
import { courseId } from '../../../../../lib/import/formats/canvas/ids.ts';
import { textSource } from '../../support/text-source.ts';

const courses = [
  'course_id,short_name,long_name,account_id,term_id,status',
  'B-1,BIO 1,Life,sci,t,active',
  'C-1,CHE 1,Matter,sci,t,active',
];
const sections = ['section_id,course_id,name', 's-c,C-1,C', 's-b,B-1,B', 's-b2,B-1,B2'];

const read = async (...rows: string[]) => {
  const xlists = ['xlist_course_id,section_id,status', ...rows];
  const source = textSource({ 'courses.csv': courses, 'sections.csv': sections, 'xlists.csv': xlists });
  return (await readContext(source)).crossListings;
};

describe('cross-listings', () => {
  it('move sections to the course that they name, which gets the number of theirs', async () => {
    const { courseOf, numbersOf } = await read('B-1,s-c,active');
    expect([courseOf('s-c'), courseOf('s-b')]).toEqual(['B-1', undefined]);
    expect(numbersOf(courseId('sci', 'BIO 1'))).toEqual(['CHE 1']);
  });

  it.each([[['X,s-c,active', 'X,s-b,active']], [['X,s-b,active', 'X,s-c,active']]])(
    'to a course of no file are of the first of their own courses, whatever the order: %j',
    async (rows) => {
      const { courseOf, mapRow } = await read(...rows);
      expect([courseOf('s-c'), courseOf('s-b')]).toEqual(['B-1', 'B-1']);
      const row = { xlist_course_id: 'X', section_id: 's-c', status: 'active' };
      expect(mapRow(2, row)).toMatchObject({ kind: 'intents', intents: [{ attributes: { number: 'CHE 1' } }] });
      expect(mapRow(3, { ...row, section_id: 's-b' })).toEqual({ kind: 'skipped', reason: expect.any(String) });
    },
  );

  it('that are deleted leave sections where they are, also next to one that is not', async () => {
    expect((await read('B-1,s-c,deleted')).courseOf('s-c')).toBeUndefined();
    expect((await read('X,s-c,deleted', 'B-1,s-c,active')).courseOf('s-c')).toBe('B-1');
  });

  it('that name no course do not stand in the way of the next', async () => {
    expect((await read(',s-c,active', 'B-1,s-c,active')).courseOf('s-c')).toBe('B-1');
  });

  it('that contradict an earlier one are refused', async () => {
    const { mapRow } = await read('B-1,s-c,active', 'X,s-c,active');
    expect(mapRow(3, { xlist_course_id: 'X', section_id: 's-c', status: '' })).toMatchObject({
      ...{ kind: 'rejected', column: 'section_id', reason: 'section_id is cross-listed by an earlier row' },
    });
  });
});
