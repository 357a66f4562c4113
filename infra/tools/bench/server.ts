import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forEachAtOnce } from '../../../lib/runtime/at-once.ts';
import type { LocalState } from '../../local/data/local-state.ts';
import { counts, readArguments } from '../arguments.ts';
import { median, processorTime, timed } from './measure.ts';

/*
 * npm run bench:server [-- REQUESTS ROUNDS AT_ONCE]: requests a second of `GET /employments/{id}` of the local server, to
 * those of a bare HTTP server that answers with the same item of an engine of its own. They take turns, so that whatever
 * else the machine does meets both; the processor time of the two processes is printed too, which hardly depends on that.
 */

const usage = 'npm run bench:server [-- REQUESTS ROUNDS AT_ONCE]';
const [requests, rounds, atOnce] = readArguments({ usage }, counts(2_000, 7, 8));
const folder = mkdtempSync(path.join(tmpdir(), 'facet-bench-'));
const program = (name: string): string => path.resolve(import.meta.dirname, name);

interface Served {
  readonly name: string;
  readonly pid: number;
  readonly address: string;
  readonly headers: Record<string, string>;
}

const readState = async (pid: number | undefined): Promise<LocalState> => {
  for (;;) {
    try {
      const state = JSON.parse(readFileSync(path.join(folder, 'local.json'), 'utf8')) as LocalState;
      if (state.pid === pid) return state;
    } catch {
      // It is still starting.
    }
    await sleep(100);
  }
};

const ask = ({ address, headers }: Served, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    }).on('error', reject);
  });

const run = async (served: Served, count: number) => {
  // Of its own: what waits for its next turn is closed by the server meanwhile.
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const before = processorTime(served.pid);
  const ms = await timed(() => forEachAtOnce(Array(count).keys(), atOnce, () => ask(served, agent)));
  agent.destroy();
  return { ms, cpu: (processorTime(served.pid) - before) / count };
};

const startFacet = async () => {
  const log = openSync(path.join(folder, 'log'), 'a');
  const env = { ...process.env, FACET_DATA: folder, PORT: '0' };
  const child = spawn(process.execPath, [program('../../local/start.ts')], { env, stdio: ['ignore', log, log] });
  const { baseUrl, token, samples } = await readState(child.pid);
  const address = `${baseUrl}/api/v1/employments/${samples.employment}`;
  const facet = { name: 'facet', pid: child.pid ?? 0, address, headers: { authorization: `Bearer ${token}` } };
  return { child, facet };
};

const startBare = async (item: object) => {
  const child = fork(program('server/bare-server.ts'), [path.join(folder, 'bare.sqlite'), JSON.stringify(item)]);
  const [port] = await once(child, 'message');
  return { child, bare: { name: 'bare', pid: child.pid ?? 0, address: `http://127.0.0.1:${port}/`, headers: {} } };
};

const { child, facet } = await startFacet();
const attributes = JSON.parse(await ask(facet)).data.attributes;
const started = await startBare({ pk: 'employment#1', sk: '#', ...attributes });
const { bare } = started;
try {
  // What a start leaves to be done, and what V8 has to compile, is over by then.
  await sleep(5_000);
  for (const each of [facet, bare]) await run(each, requests);
  const ratios: number[] = [];
  const shares: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? [facet, bare] : [bare, facet];
    const [one, other] = [await run(order[0] ?? facet, requests), await run(order[1] ?? bare, requests)];
    const [ours, theirs] = order[0] === facet ? [one, other] : [other, one];
    ratios.push(theirs.ms / ours.ms);
    shares.push(theirs.cpu / ours.cpu);
    const rate = (ms: number): string => `${Math.round((requests / ms) * 1_000)} a second`;
    console.log(
      `round ${round}: facet ${rate(ours.ms)}, ${ours.cpu.toFixed(3)} ms of CPU; bare ${rate(theirs.ms)}, ${theirs.cpu.toFixed(3)} ms; ratio ${(theirs.ms / ours.ms).toFixed(2)}, of CPU ${(theirs.cpu / ours.cpu).toFixed(2)}`,
    );
  }
  console.log(
    `${rounds} rounds of ${requests}, ${atOnce} at once; median ratio ${median(ratios).toFixed(2)}, of CPU ${median(shares).toFixed(2)}; load ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  );
} finally {
  child.kill('SIGTERM');
  started.child.kill('SIGTERM');
  await Promise.all([child, started.child].map((each) => each.exitCode ?? once(each, 'exit')));
  rmSync(folder, { recursive: true, force: true });
}
