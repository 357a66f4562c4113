import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { bundleFolder } from '../../infra/bundle/build.ts';
import { functionsOf, planRoutes } from '../../infra/bundle/share-functions.ts';
import { accessOf } from '../../infra/policies/table-access.ts';
import { operations, routes } from '../../lib/operations.ts';

// The stacks under test were synthesised from the bundles in this folder. The tests of conformance load those of operations.
const run = promisify(execFile);
const names = functionsOf(planRoutes(routes, accessOf)).map(({ name }) => name);

it('are one for each function', () => {
  expect(readdirSync(bundleFolder).sort()).toEqual(names.toSorted());
});

it('load by themselves and export a handler, also those that no request calls', async () => {
  const ofOperations = new Set(operations.map(({ name }) => name));
  const files = names
    .filter((name) => !ofOperations.has(name))
    .map((name) => path.join(bundleFolder, name, 'index.mjs'));
  const script = `
    for (const file of ${JSON.stringify(files)}) console.log(typeof (await import(file)).handler);
    process.exit();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    // Nothing listens on port 9: what a function asks of the table while it loads must fail without failing the function.
    env: { AWS_REGION: 'us-east-1', TABLE_NAME: 'facet', DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' },
  });
  expect(stdout.trim().split('\n')).toEqual(files.map(() => 'function'));
});
