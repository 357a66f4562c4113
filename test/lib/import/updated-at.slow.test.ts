import { expect, it } from 'vitest';
import { runImport } from '../../../lib/import/run/run.ts';
import { resources } from '../../../lib/resources/registry.ts';
import { startService } from '../../support/service.ts';
import { collegeText, type Texts, zipCollege } from './support/one-roster-set.ts';
import { folderOf, readSet } from './support/sets.ts';

const service = await startService();
const roster = (changes: Texts = {}, options = {}) =>
  runImport(service.store, { location: zipCollege(changes), ...options });
const hr = (changes: Texts = {}) =>
  runImport(service.store, { location: folderOf({ ...readSet('fixtures-hr'), ...changes }) });

const linesOf = (text: string, dropped: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`${dropped},`))
    .join('\n');

const groups = ['people', 'organisation', 'course-evaluations'];
const listed = resources.filter(({ endpoints, group }) => endpoints.list && groups.includes(group));

interface Resource {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The resources of all types that an answer shows, by their names; without what says when they were made or changed. */
const shown = async (): Promise<Map<string, { readonly at: string; readonly text: string }>> => {
  const found: Resource[] = [];
  for (const { collection } of listed) {
    const { document } = await service.call('GET', `/api/v1/${collection}?page[size]=100`);
    found.push(...document.data);
  }
  return new Map(
    await Promise.all(
      found.map(async (each) => {
        const record = await service.store.read(each);
        const text = JSON.stringify({ ...each, attributes: { ...each.attributes, updated_at: '' } });
        return [`${each.type}/${each.id}`, { at: String(record?.updated_at), text }] as const;
      }),
    ),
  );
};

/** Expects that the work moves `updated_at` of just those resources whose answer it changes; answers their types. */
const expectToMove = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = await shown();
  await work();
  const after = await shown();
  const names = [...before.keys()].filter((name) => after.has(name));
  const [changed, moved] = [
    names.filter((name) => before.get(name)?.text !== after.get(name)?.text),
    names.filter((name) => String(before.get(name)?.at) < String(after.get(name)?.at)),
  ];
  expect(moved).toEqual(expect.arrayContaining(changed));
  return changed.map((name) => name.split('/')[0] ?? '').sort();
};

it('moves updated_at of all that answers show otherwise after an import', async () => {
  const files: Texts = {
    'enrollments.csv': linesOf(collegeText('enrollments.csv'), 'e-6'),
    'classes.csv': linesOf(collegeText('classes.csv'), 's-harmony-2'),
  };
  const withoutClass = {
    ...files,
    'enrollments.csv': linesOf(files['enrollments.csv'] ?? '', 'e-2'),
  };
  await roster(withoutClass);
  expect(await expectToMove(() => roster(withoutClass))).toEqual([]);
  // A section of a course that is there, and an enrolment of a student who is.
  expect(await expectToMove(() => roster())).toEqual(['course_evaluation_course', 'course_evaluation_student']);
  const removing = { removeMissing: true, threshold: 100 };
  expect(await expectToMove(() => roster(files, removing))).toEqual(
    expect.arrayContaining(['course_evaluation_student']),
  );

  const employments = readSet('fixtures-hr')['employments.csv'] ?? '';
  await hr({ 'employments.csv': linesOf(employments, 'e-2') });
  expect(await expectToMove(() => hr())).toEqual(['user']);
  const title = employments.replace('2020-09-01,2024-08-31', '2020-09-01,');
  expect(await expectToMove(() => hr({ 'employments.csv': title }))).toEqual(['employment', 'user']);
});
