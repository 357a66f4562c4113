import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.ts)'/g)].map(([, name = '']) =>
    path.resolve(path.dirname(file), name),
  );

/** Whether a module of the tests imports another one, itself or through further ones of the tests. */
const reaches = (file: string, wanted: string, seen = new Set<string>()): boolean => {
  if (file === wanted) return true;
  if (seen.has(file) || !file.startsWith(folder + path.sep)) return false;
  seen.add(file);
  return importsOf(file).some((each) => reaches(each, wanted, seen));
};

/** The test files that import a module of `test/support`, as patterns for vitest. */
export const testFilesWith = (module: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => reaches(path.join(folder, name), path.join(import.meta.dirname, module)))
    .map((name) => `test/${name}`);
