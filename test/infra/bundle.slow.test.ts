import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, bundleFunctions } from '../../infra/bundle/build.ts';
import { compareWithBudgets, sizeBudgets } from '../../infra/bundle/size-budgets.ts';
import type { DeployedFunction } from '../../infra/service/deployed-functions.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-bundles-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const stub = async (name: string, code: string): Promise<DeployedFunction> => {
  const source = path.join(folder, 'stubs', `${name}.ts`);
  await mkdir(path.dirname(source), { recursive: true });
  await writeFile(source, code);
  return { name, source, handler: 'handler' };
};

describe('a bundle', () => {
  it('accepts a dependency that is an ES module', async () => {
    const source = await stub('answers', "export const handler = async (): Promise<string> => 'bundled';");
    const [bundle] = await bundleFunctions([source], path.join(folder, 'one'));
    const { handler } = await import(bundle?.file ?? '');
    expect(await handler()).toBe('bundled');
  });

  it('refuses a dependency that requires a module of Node', async () => {
    await mkdir(path.join(folder, 'stubs'), { recursive: true });
    await writeFile(path.join(folder, 'stubs/old.cjs'), "module.exports = require('node:path').sep;");
    const source = await stub('requires', "import separator from './old.cjs'; export const handler = () => separator;");
    await expect(bundleFunctions([source], path.join(folder, 'one'))).rejects.toThrow('requires "node:path"');
  });

  it('leaves nothing of an earlier build behind', async () => {
    const target = path.join(folder, 'again');
    await bundleFunctions([await stub('first', 'export const handler = () => 1;')], target);
    await bundleFunctions([await stub('second', 'export const handler = () => 2;')], target);
    expect(existsSync(path.join(target, 'first'))).toBe(false);
  });
});

describe('the size budgets', () => {
  const { bytes, bytesWithHtml } = sizeBudgets;
  const weighing = (name: string, weight: number): Bundle => ({ name, bytes: weight, file: `${name}.mjs` });

  it('accept their bytes, and more where HTML is sanitised', () => {
    const bundles = [weighing('read-folder', bytes), weighing('create-additional-appointment', bytesWithHtml)];
    expect(compareWithBudgets(bundles).map(({ fits }) => fits)).toEqual([true, true]);
  });

  it('refuse one byte more', () => {
    const bundles = [weighing('read-folder', bytes + 1), weighing('create-additional-appointment', bytesWithHtml + 1)];
    expect(compareWithBudgets(bundles).map(({ fits }) => fits)).toEqual([false, false]);
  });
});
