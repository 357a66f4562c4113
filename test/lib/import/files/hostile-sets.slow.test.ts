import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { ImportStopped } from '../../../../lib/import/files/import-stopped.ts';
import { runImport } from '../../../../lib/import/run/run.ts';
import { startService, type TestService } from '../../../support/service.ts';
import {
  collegeFiles,
  collegeText,
  makeFolder,
  type Texts,
  writeTemporary,
  zipCollege,
} from '../support/one-roster-set.ts';
import { type ZipFile, zip } from '../support/zip.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});

const countItems = async (): Promise<number> => {
  const { store } = service;
  return (await store.client.send(new ScanCommand({ TableName: store.tableName, Select: 'COUNT' }))).Count ?? 0;
};

const expectStop = async (location: string, message: string): Promise<void> => {
  const before = await countItems();
  const run = runImport(service.store, { location });
  await expect(run).rejects.toThrow(message);
  await expect(run).rejects.toBeInstanceOf(ImportStopped);
  expect(await countItems()).toBe(before);
};

const replaced = (name: string, changes: Partial<ZipFile>): Buffer =>
  zip(collegeFiles().map((file) => (file.name === name ? { ...file, ...changes } : file)));

describe('refuses before anything is written', () => {
  const whole = zip(collegeFiles());

  it.each<[string, Buffer | string, string]>([
    ['a file that is no archive', 'sourcedId,name\n', 'no zip archive'],
    ['an empty file', '', 'no zip archive'],
    ['an archive cut in half', whole.subarray(0, whole.length / 2), 'no zip archive, or its end is missing'],
    ['a path out of the archive', replaced('orgs.csv', { name: '../orgs.csv' }), 'names a file outside of itself'],
    ['an absolute path', replaced('orgs.csv', { name: '/etc/orgs.csv' }), 'names a file outside of itself'],
    ['a path with backslashes', replaced('orgs.csv', { name: '..\\orgs.csv' }), 'names a file outside of itself'],
    ['an encrypted file', replaced('users.csv', { encrypted: true }), 'users.csv is encrypted'],
    ['more files than its end counts', zip(collegeFiles(), 7), 'has more files than its end counts'],
    ['files, and an end that counts none', zip(collegeFiles(), 0), 'has more files than its end counts'],
    ['fewer files than its end counts', zip(collegeFiles(), 9), 'The zip archive is damaged'],
    ['a wrong checksum', replaced('users.csv', { checksum: 1 }), 'users.csv is damaged in the archive'],
    ['a file larger than declared', replaced('users.csv', { size: 10 }), 'users.csv is damaged in the archive'],
    [
      'a file of more than 2 GB',
      replaced('users.csv', { size: 2 ** 31 + 1 }),
      'users.csv would unpack to more than 2 GB',
    ],
    [
      'a bomb',
      replaced('users.csv', { text: Buffer.alloc(4 * 1024 * 1024, 120) }),
      'users.csv, line 1: the row is longer',
    ],
    [
      'a large file that is packed to less than a hundredth',
      replaced('users.csv', { text: Buffer.alloc(64 * 1024 * 1024 + 1, '\n') }),
      'users.csv would unpack to more than 100 times its size',
    ],
    [
      'files of more than 4 GB in all',
      zip([1, 2, 3].map((each) => ({ name: `${each}.csv`, text: '', size: 1.5 * 2 ** 30 }))),
      'would unpack to more than 4 GB',
    ],
    [
      'files of one name, and names all of them',
      zip([
        ...collegeFiles(),
        ...['more/ORGS.csv', 'old/orgs.csv', 'old/users.csv'].map((name) => ({ name, text: '' })),
      ]),
      'two files of one name; nothing of it is read: more/ORGS.csv, old/orgs.csv, old/users.csv, orgs.csv, users.csv.',
    ],
  ])('%s', async (_what, bytes, message) => {
    await expectStop(writeTemporary(bytes), message);
  });

  it.each<[string, Texts, string]>([
    ['no manifest', { 'manifest.csv': undefined }, 'The format is not recognised'],
    [
      'a file lost that the manifest names',
      { 'users.csv': undefined, 'manifest.csv': collegeText('manifest.csv') },
      'manifest.csv names users.csv, which is missing',
    ],
    ['another version', { 'manifest.csv': 'propertyName,value\noneroster.version,1.0\n' }, 'another OneRoster version'],
    ['version 1.20', { 'manifest.csv': 'propertyName,value\noneroster.version,1.20\n' }, 'another OneRoster version'],
    ['no version', { 'manifest.csv': 'propertyName,value\nmanifest.version,1.0\n' }, 'no oneroster.version'],
    ['a column twice', { 'orgs.csv': 'sourcedId,name,type,Name\n' }, 'The header of orgs.csv has a column twice.'],
    [
      'a column missing',
      { 'classes.csv': 'sourcedId,title,termSourcedIds\n' },
      'classes.csv has no column courseSourcedId.',
    ],
    [
      'a header of 40,000 columns',
      { 'orgs.csv': Array.from({ length: 40_000 }, (_, index) => `c${index}`).join(',') },
      'The header of orgs.csv has more than 1000 fields.',
    ],
    ['an empty table', { 'users.csv': '' }, 'users.csv is empty.'],
    ['an open quote', { 'users.csv': `${collegeText('users.csv')}"u-x,,` }, 'users.csv ends inside the quoted field'],
  ])('a set with %s', async (_what, changes, message) => {
    await expectStop(zipCollege(changes), message);
  });

  it('a folder with a link that leads nowhere', async () => {
    const folder = makeFolder();
    for (const { name, text } of collegeFiles()) if (name !== 'users.csv') writeFileSync(path.join(folder, name), text);
    symlinkSync(path.join(folder, 'none'), path.join(folder, 'users.csv'));
    await expectStop(folder, "users.csv can't be read.");
  });

  it('a file that does not exist', async () => {
    await expectStop('/no/such/file.zip', 'There is no such file or folder.');
  });
});

describe('accepts', () => {
  it('a folder', async () => {
    const folder = path.join(makeFolder(), 'set');
    mkdirSync(folder);
    for (const { name, text } of collegeFiles()) writeFileSync(path.join(folder, name), text);
    expect((await runImport(service.store, { location: folder })).rejected).toBe(0);
  });

  it('a folder of links to its files', async () => {
    const [files, links] = [makeFolder(), makeFolder()];
    for (const { name, text } of collegeFiles()) {
      writeFileSync(path.join(files, name), text);
      symlinkSync(path.join(files, name), path.join(links, name));
    }
    const report = await runImport(service.store, { location: links });
    expect(report.counts.get('user')).toMatchObject({ created: 0, unchanged: 6 });
  });

  it('an archive with a folder inside, names in other case, and what macOS adds', async () => {
    const files = collegeFiles().map((file) => ({ ...file, name: `Export/${file.name.toUpperCase()}` }));
    const noise = [
      { name: '__MACOSX/Export/._orgs.csv', text: 'x' },
      { name: 'Export/.DS_Store', text: 'x' },
    ];
    const report = await runImport(service.store, { location: writeTemporary(zip([...files, ...noise])) });
    expect(report.rejected).toBe(0);
    expect(report.counts.get('user')).toMatchObject({ created: 0, unchanged: 6 });
  });
});
