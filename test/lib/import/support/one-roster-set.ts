import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ZipFile, zip } from './zip.ts';

const fixtures = path.join(import.meta.dirname, '..', 'fixtures');

/** Texts of the files of a set by name; undefined leaves a file out, of the manifest too. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** The files of our own small college, changed as said. */
export const collegeFiles = (changes: Texts = {}): ZipFile[] => {
  const own = Object.fromEntries(
    readdirSync(fixtures).map((name) => [name, readFileSync(path.join(fixtures, name), 'utf8')]),
  );
  const left = Object.keys(changes).filter((name) => changes[name] === undefined);
  const manifest = left.reduce(
    (text, name) => text.replace(`file.${name.replace('.csv', '')},bulk`, `file.${name.replace('.csv', '')},absent`),
    own['manifest.csv'] ?? '',
  );
  const texts: Texts = { ...own, 'manifest.csv': manifest, ...changes };
  return Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [{ name, text }]));
};

/** The text of one file of the college. */
export const collegeText = (name: string): string => readFileSync(path.join(fixtures, name), 'utf8');

/** The text of a file of the college without the line that begins with an id. */
const withoutLine = (name: string, line: string): string =>
  collegeText(name)
    .split('\n')
    .filter((each) => !each.startsWith(`${line},`))
    .join('\n');

/** The path of the n-th of sets that change the college, over and over: whole, without an enrolment, with another name. */
export const zipChangingCollege = (n: number): string => {
  const renamed = () => collegeText('users.csv').replaceAll('Clara', `Clara${Math.floor(Math.random() * 99)}`);
  const changes = [
    () => ({}),
    () => ({ 'enrollments.csv': withoutLine('enrollments.csv', 'e-6') }),
    () => ({ 'users.csv': renamed() }),
  ];
  return zipCollege(changes[n % changes.length]?.());
};

/** A folder that goes when the tests end. */
export const makeFolder = (): string => mkdtempSync(path.join(tmpdir(), 'facet-import-'));

/** Writes bytes to a file that goes when the tests end; answers its path. */
export const writeTemporary = (bytes: Buffer | string, name = 'set.zip'): string => {
  const file = path.join(makeFolder(), name);
  writeFileSync(file, bytes);
  return file;
};

/** The path of a zip of the college, changed as said. */
export const zipCollege = (changes: Texts = {}): string => writeTemporary(zip(collegeFiles(changes)));
