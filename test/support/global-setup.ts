import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { toEngineKind } from '../../infra/local/engine/engine-kind.ts';
import { startEngine } from '../../infra/local/engine/start-engine.ts';
import { synthesise } from '../../infra/local/template/assembly.ts';
import { recordedCalls } from './table-calls.ts';
import { unusedAccess } from './unused-access.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the engine that the whole run shares. */
    endpoint: string;
    /** Folder of the synthesised stacks, when their bundles are to be tested; empty when the sources are. */
    assembly: string;
  }
}

// What somebody has synthesised just now, as .ci/run has, is neither made again nor removed.
const given = process.env.FACET_TEST_ASSEMBLY;

const synthesiseOnce = async (): Promise<string> => {
  if (given !== undefined) return path.resolve(given);
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-assembly-'));
  await synthesise(folder);
  return folder;
};

/** Where all that the tests leave behind lies: a file's own `afterAll` in a module that files share is that of the first. */
const openFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-tests-'));
  process.env.TMPDIR = folder;
  return folder;
};

const isPlainRun = ['SLOW', 'BROWSER', 'GATEWAY', 'ENGINE'].every((name) => !process.env[`FACET_TEST_${name}`]);

/** Whether all tests of `npm test` have run, and passed. */
const hasPassedWhole = async ({ vitest, config }: TestProject): Promise<boolean> => {
  const modules = vitest.state.getTestModules();
  const wanted = await vitest.globTestSpecifications();
  const isWhole = isPlainRun && config.testNamePattern === undefined && modules.length === wanted.length;
  return isWhole && modules.every((each) => each.ok());
};

/** Names what `npm test` leaves out, with the command for it. */
const printLeftOut = (): void => {
  const count = (kind: string): number => globSync(`test/**/*.${kind}.test.ts`).length;
  console.log(`Left out here, and run by .ci/run:
  ${count('slow')} files of tests that take long     npm run test:slow
  ${count('browser')} files of tests in a browser       npm run test:browser
  tests of the bundles and stacks      npm run test:template
  tests on AWS's DynamoDB Local        npm run test:dynamodb-local
  types, lint, synthesis, bundle sizes npm run check
`);
};

/** Compares the roles with the calls that the tests of a whole run have noted; throws where a role allows more. */
const requireUsedAccess = (folder: string): void => {
  const unused = unusedAccess(recordedCalls(folder));
  if (unused.length === 0) return;
  throw new Error(
    `Roles allow what no test calls (infra/policies/, test/infra/policies.test.ts):\n${unused.join('\n')}`,
  );
};

/**
 * Starts one engine in memory for the whole run; `FACET_TEST_ENGINE` chooses which. With `FACET_TEST_GATEWAY=template` the
 * service is what would be deployed: synthesised routes, built bundles.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = openFolder();
  const engine = await startEngine({ kind: toEngineKind(process.env.FACET_TEST_ENGINE) });
  project.provide('endpoint', engine.endpoint);
  const assembly = process.env.FACET_TEST_GATEWAY === 'template' ? await synthesiseOnce() : '';
  project.provide('assembly', assembly);
  return async () => {
    await engine.stop();
    try {
      if (await hasPassedWhole(project)) {
        printLeftOut();
        requireUsedAccess(folder);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
};
