import { loadavg } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { operationNamed, operations } from '../../../lib/operations.ts';
import { bundleFolder, bundleFunctions } from '../../bundle/build.ts';
import { completeEvent, findRoute, invokeOperation } from '../../local/gateway/invoke-operation.ts';
import { count, readArguments } from '../arguments.ts';
import { type CpuQuota, openCpuQuota } from './cold/cpu-quota.ts';
import { recordCalls } from './cold/record-calls.ts';
import { type ColdStart, startCold } from './cold/start-cold.ts';
import { median } from './measure.ts';
import { sampleRequest } from './sample-request.ts';
import { type SampleTable, withSample } from './with-engine.ts';

/*
 * npm run bench:cold [-- --runs N] [OPERATION …]: compares the time of a new instance of each function until its first
 * response with that of a bare handler that makes the same calls of DynamoDB, in milliseconds. Each round starts both,
 * in alternating order, and the ratio is the median over the rounds; the ratio of processor time hardly depends on
 * other work of the machine. A second measurement gives the request the share of a processor that Lambda gives at 512
 * MB.
 */

const shape = {
  usage: 'npm run bench:cold [-- --runs N] [OPERATION …]',
  options: { runs: { type: 'string', default: '15' } },
} as const;

const knownNames = (given: readonly string[]): readonly string[] => {
  for (const name of given) operationNamed(name);
  return given;
};

/** Builds the bare handler as esbuild does by default. */
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
    const starts = [
      async () => ours.push(await startCold(bundle, event, { env, quota })),
      async () => bares.push(await startCold(bare, { calls }, { env, quota })),
    ];
    for (const start of run % 2 === 0 ? starts : starts.toReversed()) await start();
  }
  return { ours, bares };
};

/** Returns the median over the rounds of the ratio between the own start and the bare one. */
const ratio = ({ ours, bares }: Outcome, of: (start: ColdStart) => number): number =>
  median(ours.flatMap((own, round) => bares.slice(round, round + 1).map((bare) => of(own) / of(bare))));

const columns = (outcome: Outcome, suffix: string): Record<string, number> => {
  const { ours, bares } = outcome;
  return {
    [`init${suffix}`]: Math.round(median(ours.map(({ init }) => init))),
    [`first${suffix}`]: Math.round(median(ours.map(({ first }) => first))),
    [`bare${suffix}`]: Math.round(median(bares.map(sum))),
    [`ratio${suffix}`]: round2(ratio(outcome, sum)),
    [`of CPU${suffix}`]: round2(ratio(outcome, ({ cpu }) => cpu)),
  };
};

const round2 = (number: number): number => Math.round(number * 100) / 100;

type Row = Readonly<Record<string, string | number>>;

/** The median and the worst of a column, over all operations. */
const summary = (rows: readonly Row[], column: string): string[] => {
  const ratios = rows.flatMap(({ [column]: found }) => (typeof found === 'number' ? [found] : []));
  return ratios.length === 0 ? [] : [`${column}: median ${median(ratios)}, worst ${Math.max(...ratios)}`];
};

const limited = ' at 512 MB';
const { runs, names } = readArguments(shape, (given, values) => ({
  runs: count(values.runs),
  names: knownNames(given),
}));
// The share of a processor that Lambda gives a function at 512 MB: a whole processor comes with 1,769 MB.
const quota = openCpuQuota(512 / 1769);

const compareAll = async (table: SampleTable): Promise<void> => {
  delete process.env.SERVER_TIMING;
  const bundles = await bundleFunctions();
  const bare = await buildBare();
  const env = { ...process.env, AWS_LAMBDA_FUNCTION_NAME: 'bench', NODE_ENV: 'production' };
  const rows: Record<string, Row> = {};
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
      ...(quota && columns(await compare(contest, operation, quota), limited)),
    };
    console.error(name, rows[name]);
  }
  console.table(rows);
  const ratios = ['ratio', 'of CPU', `ratio${limited}`, `of CPU${limited}`];
  for (const line of ratios.flatMap((column) => summary(Object.values(rows), column))) console.log(line);
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`${Object.keys(rows).length} operations, ${runs} rounds; load ${load.join(' ')}`);
  if (quota === undefined) console.log('This system gives no control group to this process: no figures at 512 MB.');
};

try {
  await withSample(compareAll);
} finally {
  quota?.remove();
}
