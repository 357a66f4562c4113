import { expect, it } from 'vitest';
import { adminId } from '../../../../../lib/import/formats/canvas/admins.ts';
import { readCatalogue } from '../../../../../lib/import/formats/canvas/catalogue.ts';
import { readContext } from '../../../../../lib/import/formats/canvas/context.ts';
import { mapEnrollment } from '../../../../../lib/import/formats/canvas/enrollments.ts';
import { courseId } from '../../../../../lib/import/formats/canvas/ids.ts';
import { textSource } from '../../support/text-source.ts';

it.each([[['A,Early', 'B,Late']], [['B,Late', 'A,Early']]])(
  'names a course like the last of its Canvas courses in a term, whatever the order: %j',
  async (rows) => {
    const courses = [
      'course_id,long_name,short_name,account_id,term_id',
      ...rows.map((row) => `${row},BIO 1,sci,t`),
      '',
    ];
    const { nameOf } = await readCatalogue(textSource({ 'courses.csv': courses }));
    expect(nameOf(courseId('sci', 'BIO 1'))).toBe('Late');
  },
);

const enrolled = async (user: string, role_id = 'student') => {
  const users = ['user_id,login_id,status', 'a,a,deleted', 'b,b,deleted', 'a,a,active', ''];
  const { roster } = await readContext(textSource({ 'users.csv': users }));
  const names = { course_id: '', section_id: 's', user_id: user, user_integration_id: '' };
  return mapEnrollment(2, { ...names, role: '', role_id, base_role_type: '', status: 'active' }, roster);
};

it('enrols a user that any row has, and skips the enrolments of one who has gone', async () => {
  expect(await enrolled('a')).toMatchObject({ kind: 'intents', intents: [{ kind: 'membership' }] });
  const reason = 'enrolments of users that users.csv removes';
  expect(await enrolled('b')).toEqual({ kind: 'skipped', reason });
});

it('takes a role_id in words for the role, and no number', async () => {
  expect(await enrolled('a', 'StudentEnrollment')).toMatchObject({ kind: 'intents' });
  expect(await enrolled('a', '3')).toMatchObject({ kind: 'rejected', column: 'role_id' });
});

it('takes an enrolment with the course of its section, or the one of its cross-listing, and with no other', async () => {
  const { roster } = await readContext(
    textSource({
      'courses.csv': ['course_id,short_name', 'A,BIO 1', 'B,BIO 2', 'C,BIO 3', ''],
      'sections.csv': ['section_id,course_id,name', 's,A,S', ''],
      'xlists.csv': ['xlist_course_id,section_id', 'B,s', ''],
    }),
  );
  const names = { section_id: 's', user_id: 'u', user_integration_id: '' };
  const role = { role: 'student', role_id: '', base_role_type: '', status: '' };
  const kinds = ['A', 'B', 'C'].map((course_id) => mapEnrollment(2, { ...names, course_id, ...role }, roster).kind);
  expect(kinds).toEqual(['intents', 'intents', 'rejected']);
});

it('distinguishes posts of one person in one account by their role, or its number', () => {
  const post = { user_id: 'u', account_id: 'a', status: '' };
  const ids = [
    ['Dean', ''],
    ['', '7'],
    ['', '8'],
  ].map(([role = '', role_id = '']) => adminId({ ...post, role, role_id }));
  expect(new Set(ids).size).toBe(3);
});
