import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { operations } from '../../../lib/operations.ts';
import { bundleFolder, bundleFunctions } from '../../bundle/build.ts';
import { completeEvent, findRoute, invokeOperation } from '../../local/gateway/invoke-operation.ts';
import { type CpuQuota, openCpuQuota } from './cold/cpu-quota.ts';
import { recordCalls } from './cold/record-calls.ts';
import { type ColdStart, startCold } from './cold/start-cold.ts';
import { median } from './measure.ts';
import { sampleRequest } from './sample-request.ts';
import type { SampleTable } from './sample-table.ts';
import { withSample } from './with-engine.ts';

/*
 * npm run bench:cold [-- --runs N] [OPERATION …]: what a new instance of each function takes until it has answered its first
 * request, beside a bare handler that makes the same calls of DynamoDB; both in turn, medians. Then the same with a share of
 * the processor like Lambda's at 512 MB during the request. In milliseconds.
 */

const usage = 'Usage: npm run bench:cold [-- --runs N] [OPERATION …]';

const readOptions = (): { runs: number; names: readonly string[] } => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '15' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(usage);
  return { runs, names: positionals };
};

/** Builds the bare handler as esbuild does when it is told nothing else. */
const buildBare = async (): Promise<string> => {
  const outfile = path.join(bundleFolder, '../bench/bare-handler.cjs');
  const entryPoints = [path.join(import.meta.dirname, 'cold/bare-handler.ts')];
  await build({ entryPoints, outfile, bundle: true, minify: true, platform: 'node', logLevel: 'warning' });
  return outfile;
};

interface Contest {
  readonly bundle: string;
  readonly bare: string;
  readonly env: NodeJS.ProcessEnv;
  readonly table: SampleTable;
  readonly runs: number;
}

const sum = ({ init, first }: ColdStart): number => init + first;

interface Outcome {
  readonly ours: ColdStart[];
  readonly bares: ColdStart[];
}

const compare = async (
  { bundle, bare, env, table, runs }: Contest,
  operation: Operation,
  quota?: CpuQuota,
): Promise<Outcome> => {
  const route = findRoute(operation.name);
  const recorded = await sampleRequest(table, operation);
  const calls = await recordCalls(table.store.client, () => invokeOperation(operation.name, recorded));
  const ours: ColdStart[] = [];
  const bares: ColdStart[] = [];
  for (let run = 0; run < runs; run += 1) {
    const event = completeEvent(route, await sampleRequest(table, operation));
    ours.push(await startCold(bundle, event, { env, quota }));
    bares.push(await startCold(bare, { calls }, { env, quota }));
  }
  return { ours, bares };
};

const columns = ({ ours, bares }: Outcome, suffix: string): Record<string, string | number> => {
  const [own, other] = [median(ours.map(sum)), median(bares.map(sum))];
  return {
    [`init${suffix}`]: Math.round(median(ours.map(({ init }) => init))),
    [`first${suffix}`]: Math.round(median(ours.map(({ first }) => first))),
    [`bare${suffix}`]: Math.round(other),
    [`ratio${suffix}`]: (own / other).toFixed(2),
  };
};

const { runs, names } = readOptions();
// What Lambda gives a function at 512 MB of the 1,769 MB that make a whole processor.
const quota = openCpuQuota(512 / 1769);

const compareAll = async (table: SampleTable): Promise<void> => {
  delete process.env.SERVER_TIMING;
  const bundles = await bundleFunctions();
  const bare = await buildBare();
  const env = { ...process.env, AWS_LAMBDA_FUNCTION_NAME: 'bench', NODE_ENV: 'production' };
  const rows: Record<string, object> = {};
  for (const operation of operations) {
    const { name } = operation;
    if (names.length > 0 && !names.includes(name)) continue;
    const bundle = bundles.find((each) => each.name === name);
    if (bundle === undefined) throw new Error(`there is no bundle of ${name}`);
    const contest = { bundle: bundle.file, bare, env, table, runs };
    const free = await compare(contest, operation);
    rows[name] = {
      KB: (bundle.bytes / 1000).toFixed(1),
      status: [...new Set(free.ours.map(({ statusCode }) => statusCode))].join(' '),
      ...columns(free, ''),
      ...(quota && columns(await compare(contest, operation, quota), ' at 512 MB')),
    };
    console.error(name, rows[name]);
  }
  console.table(rows);
  if (quota === undefined) console.log('This system gives no control group to this process: no figures at 512 MB.');
};

try {
  await withSample(compareAll);
} finally {
  quota?.remove();
}
