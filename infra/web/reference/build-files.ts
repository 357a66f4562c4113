import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { type GuideFile, type GuideName, guideFile, guideNames } from '../../../lib/openapi/guides.ts';
import { operations } from '../../../lib/operations.ts';

/** The text of the OpenAPI document of all operations, or of some, with examples from the sample institution. */
export const buildOpenApi = async (described: readonly Operation[] = operations): Promise<string> => {
  // A start only needs the names of the files, and need not wait 200 ms for the modules that build them.
  const [{ openApiDocument }, { readExamples }] = await Promise.all([
    import('../../../lib/openapi/document.ts'),
    import('./examples.ts'),
  ]);
  const { shown, created } = await readExamples();
  const exampleOf = (type: string, isNew = false) => (isNew ? created.get(type) : undefined) ?? shown.get(type);
  return JSON.stringify(openApiDocument(described, { exampleOf }));
};

const source = (name: string): Promise<string> => readFile(path.join(import.meta.dirname, 'page', name), 'utf8');

const parts = {
  'scalar.js': async () => (await import('./renderer.ts')).readRenderer(),
  'page.js': () => source('page.js'),
  'page.css': () => source('page.css'),
} as const;

const guide = async (name: GuideName): Promise<string> => {
  const { buildGuide } = await import('./guides.ts');
  return buildGuide(name, await source('guide.html'));
};

// Every guide has one.
const guidePages = Object.fromEntries(guideNames.map((name) => [guideFile(name), () => guide(name)])) as Readonly<
  Record<GuideFile, () => Promise<string>>
>;

const version = (content: string): string => createHash('sha256').update(content).digest('base64url').slice(0, 16);

// The page names the version of each part, so that a browser may keep the parts permanently.
const buildPage = async (): Promise<string> => {
  let page = await source('page.html');
  for (const [name, read] of Object.entries(parts)) page = page.replace(`{${name}}`, version(await read()));
  return page;
};

const builders = {
  'openapi.json': buildOpenApi,
  'page.html': buildPage,
  ...parts,
  'guide.css': () => source('guide.css'),
  ...guidePages,
} as const;

export type PageFileName = keyof typeof builders;

/** The files that the reference page loads or leads to. */
export const partNames: readonly PageFileName[] = [
  'scalar.js',
  'page.js',
  'page.css',
  'guide.css',
  ...guideNames.map(guideFile),
];

export const pageFileNames = Object.keys(builders) as PageFileName[];

/** Builds files of pages into a folder, gzipped, as the pages' functions look for them. */
export const buildFiles = async (folder: string, names: readonly PageFileName[] = pageFileNames): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const content = gzipSync(await builders[name](), { level: 9 });
    await writeFile(path.join(folder, `${name}.gz`), content);
  }
};
