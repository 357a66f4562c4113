import { expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { runImport } from '../../../lib/import/run/run.ts';
import { wordKeys } from '../../../lib/model/write/word-steps.ts';
import { types } from '../../../lib/resources/registry.ts';
import { isWordEntry, keyName } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { startService } from '../../support/service.ts';
import { collegeText, zipCollege } from './support/one-roster-set.ts';

const service = await startService();

/** The names of the word entries in the table, and of those that its records should have. */
const namesOf = async (): Promise<{ present: string[]; wanted: string[] }> => {
  const items = await scanTable(service.store);
  const records = items.filter(({ sk }) => sk === '#') as unknown as StoredRecord[];
  const wanted = records.flatMap((record) => {
    const resource = types.get(record.type);
    return resource === undefined ? [] : wordKeys(resource, record).map(keyName);
  });
  const present = items.filter(({ pk }) => isWordEntry({ pk: String(pk), sk: '' })).map(keyName);
  return { present: present.sort(), wanted: wanted.sort() };
};

const expectMatch = async (): Promise<readonly string[]> => {
  const { present, wanted } = await namesOf();
  expect(present).toEqual(wanted);
  return present;
};

const find = async (target: string): Promise<number> => {
  const { status, document } = await service.call('GET', `/api/v1/${target}`);
  expect(status).toBe(200);
  return document.data.length;
};

it('a dry run leaves no words', async () => {
  await runImport(service.store, { location: zipCollege(), dryRun: true });
  expect(await expectMatch()).toEqual([]);
});

it('what an import creates and changes is found by its words', async () => {
  await runImport(service.store, { location: zipCollege() });
  expect((await expectMatch()).length).toBeGreaterThan(20);
  expect(await find('users?filter[q]=mor ines')).toBe(1);

  const users = collegeText('users.csv').replaceAll('Moreau', 'Quillfeldt');
  const courses = collegeText('courses.csv').replaceAll('Harmony', 'Melody');
  await runImport(service.store, { location: zipCollege({ 'users.csv': users, 'courses.csv': courses }) });
  await expectMatch();
  expect(await find('users?filter[q]=quill ines')).toBe(1);
  expect(await find('users?filter[q]=moreau')).toBe(0);
  expect(await find('course_evaluation_courses?filter[q]=mus 101 melo')).toBe(1);
  expect(await find('course_evaluation_sections?filter[q]=melody')).toBeGreaterThan(0);
});
