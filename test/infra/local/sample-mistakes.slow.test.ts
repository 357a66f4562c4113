import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { institutionFolder, loadSample } from '../../../infra/sample/load.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { openTestTable } from '../../support/table.ts';

let store: Store;
let folder: string;

beforeAll(async () => {
  const { tableName, endpoint } = await openTestTable();
  store = new Store(documentClient(endpoint), tableName);
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-sample-'));
  await cp(institutionFolder, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const edit = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(folder, file), text.replace(from, to));
};

it.each([
  ['text that is no JSON', 'departments.json', '[', '[,', 'departments.json: '],
  ['a file that holds no list', 'workflows.json', /^.*$/s, '{}', 'workflows.json: must hold an array of records'],
  [
    'a record without a key',
    'workflows.json',
    '"key"',
    '"kee"',
    'workflows.json: record 1 must be an object with a "key"',
  ],
  [
    'a key that is there twice',
    'workflows.json',
    '"tenure"',
    '"promotion"',
    'workflows.json, "promotion": the key is there twice',
  ],
  [
    'a field that the type does not have',
    'files.json',
    '"name"',
    '"title"',
    'files.json, "curriculum-vitae": Name can\'t be blank; Title is not a field of this type',
  ],
  [
    'a value that is not allowed',
    'employments.json',
    '2021-07-01',
    '2021-07-32',
    'employments.json, "carvalho-lund-professor": Effective from must be a date',
  ],
  [
    'a relationship that the other end keeps',
    'users.json',
    '"display_name"',
    '"employments": [], "display_name"',
    'users.json, "ines-carvalho-lund": Employments is not a field of this type',
  ],
  [
    'a reference to nobody',
    'departments.json',
    '"parent": "science"',
    '"parent": "magic"',
    'departments.json, "mathematics": there is no department with the key "magic"',
  ],
  [
    'a reference that is no key',
    'files.json',
    '"folder": "promotion-dossier"',
    '"folder": 7',
    'files.json, "curriculum-vitae": "folder" must be a key',
  ],
  [
    'a list of references that is none',
    'course-evaluation-students.json',
    /\[\s*"linear[^\]]*\]/,
    '"linear-algebra"',
    'course-evaluation-students.json, "yuki-tanabe-holt": "sections" must be a list of keys',
  ],
  [
    'an open reference without a type',
    'credit-line-items.json',
    '"type": "additional_appointment", ',
    '',
    'credit-line-items.json, "coastal-modelling-travel": "source" must be a type and a key',
  ],
  [
    'records that refer to each other in a circle',
    'departments.json',
    '"EBU-SCI"',
    '"EBU-SCI", "parent": "statistics"',
    /departments\.json, "(science|mathematics|statistics)": refers to itself/,
  ],
  [
    'a user without a profile',
    'users.json',
    /,\s*"profile": "yuki-tanabe-holt"/,
    '',
    'users.json, "yuki-tanabe-holt": needs a "profile"',
  ],
  ['a type without a sample', 'samples.json', '"folder"', '"folders"', 'samples.json: names no folder'],
  [
    'a sample that is not there',
    'samples.json',
    '"promotion-dossier"',
    '"dossier"',
    'samples.json: there is no folder with the key "dossier"',
  ],
])('refuses %s and writes nothing', async (_, file, from, to, message) => {
  const text = await readFile(path.join(folder, file), 'utf8');
  const broken = text.replace(from, to);
  expect(broken).not.toBe(text);
  await writeFile(path.join(folder, file), broken);
  await expect(loadSample(store, { folder })).rejects.toThrow(message);
  const { client, tableName } = store;
  expect(await client.send(new ScanCommand({ TableName: tableName }))).toMatchObject({ Count: 0 });
});

it('refuses a file that is missing', async () => {
  await rm(path.join(folder, 'folders.json'));
  await expect(loadSample(store, { folder })).rejects.toThrow(/^folders\.json: ENOENT/);
});

it('names file and key of a record that only the store refuses', async () => {
  await edit('department-chairs.json', '"chair": "adaeze-nwankire"', '"chair": "tomasz-wierzbin"');
  await edit('department-chairs.json', '"department": "statistics"', '"department": "mathematics"');
  // The two are written at once: either can be the one that comes second.
  const message = /^department-chairs\.json, "(mathematics|statistics)-chair": Chair has already been taken/;
  await expect(loadSample(store, { folder })).rejects.toThrow(message);
});
