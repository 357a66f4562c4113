import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openApiDocument } from '../../lib/openapi/document.ts';
import { builtOperations } from '../../lib/operations.ts';
import { readExamples } from './examples.ts';

/** The text of the OpenAPI document, with examples from the sample institution. */
export const buildOpenApi = async (): Promise<string> => {
  const examples = await readExamples();
  const operations = builtOperations().map(([, operation]) => operation);
  return JSON.stringify(openApiDocument(operations, { exampleOf: (type) => examples.get(type) }));
};

/** The files that pages send, by name. */
const builders = { 'openapi.json': buildOpenApi } as const;

/** Name of a file that a page sends. */
export type PageFileName = keyof typeof builders;

/** Names of all files that pages send. */
export const pageFileNames = Object.keys(builders) as PageFileName[];

/** Builds files of pages into a folder, gzipped, as the pages' functions look for them. */
export const buildFiles = async (folder: string, names: readonly PageFileName[] = pageFileNames): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const content = gzipSync(await builders[name](), { level: 9 });
    await writeFile(path.join(folder, `${name}.gz`), content);
  }
};
