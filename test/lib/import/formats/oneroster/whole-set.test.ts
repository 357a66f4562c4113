import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../../../lib/import/formats/oneroster/manifest.ts';
import { readPosts } from '../../../../../lib/import/formats/oneroster/posts.ts';
import { readSetStatus } from '../../../../../lib/import/formats/oneroster/set-status.ts';
import { textSource } from '../../support/text-source.ts';

const version = ['propertyName,value', 'oneroster.version,1.2'];

const open = async (files: Readonly<Record<string, readonly string[]>>, manifest: readonly string[] = []) => {
  const source = textSource({ 'manifest.csv': [...version, ...manifest, ''], ...files });
  return { source, manifest: await readManifest(source) };
};

const orgs = ['sourcedId,name,type', 'math,Mathematics,department', 'law,Law,department', 'school,Hill,school', ''];

const postsIn = async (mode: string, rows: readonly string[]) => {
  const header = 'sourcedId,userSourcedId,status,roleType,role,orgSourcedId';
  const files = { 'orgs.csv': orgs, 'roles.csv': [header, ...rows, ''] };
  const { source, manifest } = await open(files, [`file.orgs,${mode}`]);
  return readPosts(source, manifest);
};

const postsOf = (...rows: string[]) => postsIn('bulk', rows);

describe('the post of a user', () => {
  it('is of the primary role in a department, whatever its place', async () => {
    const posts = await postsOf('1,u,,secondary,teacher,math', '2,u,,primary,teacher,law', '3,u,,primary,teacher,math');
    expect(posts.get('u')).toEqual({ departments: ['law', 'math', 'math'] });
  });

  it('is else of the first role in a department', async () => {
    const posts = await postsOf('1,u,,primary,teacher,school', '2,u,,,teacher,math', '3,u,,,teacher,law');
    expect(posts.get('u')).toEqual({ departments: ['math', 'law'] });
  });

  it.each<[string, string[]]>([
    ['bulk', ['math']],
    ['delta', ['physics', 'math']],
    ['absent', ['physics', 'school', 'math']],
  ])('may be of a department of an earlier set where orgs.csv is %s', async (mode, departments) => {
    const roles = ['1,u,,primary,teacher,physics', '2,u,,,teacher,school', '3,u,,,teacher,math', '4,u,,,teacher,'];
    expect((await postsIn(mode, roles)).get('u')).toEqual({ departments });
  });

  it('is no role that has gone, nor that of a student or a parent', async () => {
    const gone = ['1,u,tobedeleted,primary,teacher,law', '2,v,inactive,primary,teacher,law'];
    const posts = await postsOf(...gone, '3,u,,,teacher,math', '4,w,,primary,student,law', '5,x,,primary,parent,law');
    expect([...posts]).toEqual([['u', { departments: ['math'] }]]);
  });
});

describe('a set', () => {
  it('removes a user when all rows say so', async () => {
    const rows = ['a,tobedeleted,A,A', 'b,tobedeleted,B,B', 'a,active,A,A'];
    const { source, manifest } = await open({ 'users.csv': ['sourcedId,status,givenName,familyName', ...rows, ''] });
    const { isDeletedUser } = await readSetStatus(source, manifest);
    expect(['a', 'b', 'c'].map(isDeletedUser)).toEqual([false, true, false]);
  });

  it.each(['bulk', 'delta'])('that lacks a file that it calls %s is refused', async (mode) => {
    const { manifest } = await open({}, [`file.users,${mode}`]);
    expect(() => manifest.includes('users.csv')).toThrow('manifest.csv names users.csv, which is missing.');
  });
});
