import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../infra/bundle/build.ts';
import { fieldProblems } from '../../lib/errors/fields.ts';

const lib = path.join(import.meta.dirname, '../../lib');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-schemas-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const bundle = async (name: string, code: string): Promise<string> => {
  const source = path.join(folder, `${name}.ts`);
  await writeFile(source, code);
  const entered = { name, source, handler: 'handler', validatesNothing: true } as const;
  const [built] = await bundleFunctions([entered], path.join(folder, name));
  return built?.file ?? '';
};

describe('a bundle of a function that validates nothing', () => {
  it('has its types without their schemas', async () => {
    const file = await bundle(
      'reads',
      `import { courseEvaluationResult as result } from '${lib}/resources/course-evaluations/course-evaluation-result.ts';
       export const handler = () => Object.keys(result.attributes);`,
    );
    const { handler } = await import(pathToFileURL(file).href);
    expect(handler()).toContain('response_rate');
    expect(await readFile(file, 'utf8')).not.toContain('rounded to six digits');
    expect(await readFile(file, 'utf8')).not.toContain('~standard');
  });

  it('has what errors say without what they mean', async () => {
    const file = await bundle(
      'refuses',
      `import { fieldProblems } from '${lib}/errors/fields.ts';
       import { notFound } from '${lib}/errors/reading.ts';
       export const handler = () => [notFound, ...Object.values(fieldProblems)];`,
    );
    const { handler } = await import(pathToFileURL(file).href);
    const [found, ...problems] = handler();
    expect(found).toMatchObject({ status: 404, code: 'not_found' });
    expect(problems).toHaveLength(Object.keys(fieldProblems).length);
    for (const each of problems) expect(each).toEqual({ says: expect.any(String) });
    expect(found).not.toHaveProperty('means');
  });

  it('is not built when it validates', async () => {
    const code = `import { readChange } from '${lib}/model/validation/read-change.ts';
      export const handler = readChange;`;
    await expect(bundle('writes', code)).rejects.toThrow('validates without its schemas');
  });
});
