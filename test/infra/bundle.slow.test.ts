import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, bundleFunctions } from '../../infra/bundle/build.ts';
import { compareWithBudgets } from '../../infra/bundle/size-budgets.ts';
import { type DeployedFunction, deployedFunctions } from '../../infra/service/deployed-functions.ts';

const run = promisify(execFile);
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

describe('the bundles of all functions', () => {
  let bundles: Bundle[];

  beforeAll(async () => {
    bundles = await bundleFunctions(deployedFunctions, path.join(folder, 'all'));
  });

  it('are one per built operation and one for unknown routes', async () => {
    const names = deployedFunctions.map(({ name }) => name);
    expect(bundles.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect((await readdir(path.join(folder, 'all'))).sort()).toEqual([...names].sort());
  });

  it('fit their size budgets', () => {
    expect(compareWithBudgets(bundles).filter(({ fits }) => !fits)).toEqual([]);
  });

  it('load by themselves and export a handler', async () => {
    const files = bundles.map(({ file }) => file);
    const script = `
      for (const file of ${JSON.stringify(files)}) console.log(typeof (await import(file)).handler);
      process.exit();`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      // Nothing listens on port 9: what a function asks of the table while it loads must fail without failing the function.
      env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'facet', DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' },
    });
    expect(stdout.trim().split('\n')).toEqual(files.map(() => 'function'));
  });
});

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
  const weighing = (name: string, bytes: number): Bundle => ({ name, bytes, file: `${name}.mjs` });

  it('accept 230,000 bytes, and 280,000 where HTML is sanitised', () => {
    const bundles = [weighing('read-folder', 230_000), weighing('create-additional-appointment', 280_000)];
    expect(compareWithBudgets(bundles).map(({ fits }) => fits)).toEqual([true, true]);
  });

  it('refuse one byte more', () => {
    const bundles = [weighing('read-folder', 230_001), weighing('create-additional-appointment', 280_001)];
    expect(compareWithBudgets(bundles).map(({ fits }) => fits)).toEqual([false, false]);
  });
});
