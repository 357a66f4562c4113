import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFacetClient } from '../../../client/src/client.ts';
import { FacetError } from '../../../client/src/facet-error.ts';
import type { Attributes } from '../../../client/src/types.ts';
import type { LocalState } from '../../../infra/local/data/local-state.ts';
import { isAlive } from '../../../infra/local/engine/process-life.ts';
import { writeOneRosterSet } from '../../../infra/tools/bench/one-roster-set.ts';
import { makeFolder } from '../../lib/import/support/one-roster-set.ts';
import { zip } from '../../lib/import/support/zip.ts';
import { readRecord, until } from './support/holder.ts';
import { makeSampleFolder } from './support/sample-folder.ts';
import { runStart, startServer } from './support/server.ts';

const lecturer = { title: 'Lecturer', effective_from: '2026-01-01' } satisfies Partial<Attributes<'employment'>>;

const createEmployment = async (state: LocalState): Promise<string> => {
  const { data } = await createFacetClient(state).post('/api/v1/users/{user_id}/employments', {
    params: { path: { user_id: state.samples.user ?? '' } },
    body: { data: { type: 'employment', attributes: lecturer } },
  });
  return data.id;
};

const readStatus = async (state: LocalState, id: string): Promise<number> => {
  try {
    const { data } = await createFacetClient(state).get('/api/v1/employments/{id}', { params: { path: { id } } });
    expect(data.id).toBe(id);
    return 200;
  } catch (error) {
    if (!(error instanceof FacetError)) throw error;
    return error.status;
  }
};

/** A set of some hundred rows, so that whoever imports it can be killed before the last of them. */
const someSet = (): Buffer => {
  const folder = makeFolder();
  writeOneRosterSet(folder, { students: 80 });
  return zip(readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })));
};

const countUsers = async (state: LocalState): Promise<number> => {
  const { meta } = await createFacetClient(state).get('/api/v1/users');
  return Number(meta.total);
};

const readImport = async (state: LocalState, id: string) => {
  const { data } = await createFacetClient(state).get('/api/v1/imports/{id}', { params: { path: { id } } });
  return data.attributes;
};

/** Hands in a set, and answers the id of its import once some of it has been written. */
const beginImport = async (state: LocalState): Promise<string> => {
  const before = await countUsers(state);
  const body = { data: { type: 'import', attributes: {} } } as const;
  const { data, meta } = await createFacetClient(state).post('/api/v1/imports', { body });
  const { method, url, headers } = meta.upload;
  expect((await fetch(url, { method, headers, body: someSet() })).status).toBe(200);
  await until(async () => (await countUsers(state)) > before);
  return data.id;
};

// A server that has an error which nobody catches when it is sent this signal.
const stray = `process.on('SIGUSR2', () => Promise.reject(new Error('a stray one')))`;
const strayOnSignal = { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(stray)}"` };

// The second test continues with the folder of the first: a start takes seconds.
describe('a second start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-test-'));
  let last: LocalState;

  afterAll(() => rmSync(folder, { recursive: true }));

  it('after kill -9 keeps token, samples and every record that was answered with 201, and finishes an import', async () => {
    cpSync(await makeSampleFolder(), folder, { recursive: true });
    const killed = await startServer(folder);
    const employments = await Promise.all(Array.from({ length: 20 }, () => createEmployment(killed.state)));
    const begun = await beginImport(killed.state);
    expect(await readImport(killed.state, begun)).toMatchObject({ state: 'running' });
    await killed.stop('SIGKILL');
    const { state, output, stop, process: server } = await startServer(folder, [], strayOnSignal);
    expect([state.token, state.samples]).toEqual([killed.state.token, killed.state.samples]);
    const statuses = await Promise.all(employments.map((employment) => readStatus(state, employment)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    // It waits until the claim of the killed one is over: a request now and then is enough.
    await expect.poll(async () => (await readImport(state, begun)).state, { interval: 500 }).not.toBe('running');
    expect(await readImport(state, begun)).toMatchObject({ state: 'finished', rejected: 0 });

    // It outlasts an error that nobody catches, and its engine.
    server.kill('SIGUSR2');
    await until(() => output.stderr.includes('a stray one'));
    process.kill(readRecord(folder).pid, 'SIGKILL');
    await until(() => output.stderr.includes('The DynamoDB engine runs again.'));
    expect(await readStatus(state, employments[0] ?? '')).toBe(200);
    expect(await readStatus(state, await createEmployment(state))).toBe(200);
    const { pid } = readRecord(folder);
    expect(await stop('SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    last = state;
  });

  it('finishes a first run that was interrupted, which with --reset has forgotten records and tokens', async () => {
    const interrupted = runStart(folder, ['--reset']);
    await until(() => interrupted.output.stdout.includes('Loading the sample'));
    interrupted.process.kill('SIGKILL');
    await interrupted.ended;
    const { state, stop } = await startServer(folder);
    expect(await readStatus(state, state.samples.employment ?? '')).toBe(200);
    expect(state.token).not.toBe(last.token);
    expect(await readStatus({ ...state, token: last.token }, state.samples.employment ?? '')).toBe(401);
    const { meta } = await createFacetClient(state).get('/api/v1/users/{user_id}/employments', {
      params: { path: { user_id: state.samples.user ?? '' } },
    });
    expect(meta.total).toBeLessThan(20);
    await stop();
  });
});
