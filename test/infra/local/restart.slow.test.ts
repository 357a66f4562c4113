import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFacetClient } from '../../../client/src/client.ts';
import { FacetError } from '../../../client/src/facet-error.ts';
import type { Attributes } from '../../../client/src/types.ts';
import type { LocalState } from '../../../infra/local/data/local-state.ts';
import { makeDataFolder, readRecord, until } from './support/holder.ts';
import { makeSampleFolder } from './support/sample-folder.ts';
import { readState, runStart, startServer } from './support/server.ts';

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

describe('a second start', () => {
  it('after kill -9 keeps token, samples, and every record that was answered with 201', async () => {
    const folder = await makeSampleFolder();
    const first = await startServer(folder);
    const employments = await Promise.all(Array.from({ length: 20 }, () => createEmployment(first.state)));
    await first.stop('SIGKILL');
    const { state } = await startServer(folder);
    expect([state.token, state.samples]).toEqual([first.state.token, first.state.samples]);
    const statuses = await Promise.all(employments.map((employment) => readStatus(state, employment)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('issues a new token when the old one is not good any more', async () => {
    const folder = await makeSampleFolder();
    writeFileSync(path.join(folder, 'local.json'), JSON.stringify({ ...readState(folder), token: 'facet_bad' }));
    const { state } = await startServer(folder);
    expect(state.token).toMatch(/^facet_[0-9a-f]{32}_/);
    expect(await readStatus(state, state.samples.employment ?? '')).toBe(200);
  });

  it('finishes a first run that was interrupted', async () => {
    const folder = makeDataFolder();
    const interrupted = runStart(folder);
    await until(() => interrupted.output.stdout.includes('Loading the sample'));
    interrupted.process.kill('SIGKILL');
    await interrupted.ended;
    const { state } = await startServer(folder);
    expect(await readStatus(state, state.samples.employment ?? '')).toBe(200);
  });

  it('loads the sample over what exists when local.json was lost', async () => {
    const folder = await makeSampleFolder();
    const before = readState(folder);
    rmSync(path.join(folder, 'local.json'));
    const { state } = await startServer(folder);
    expect(state.samples).toEqual(before?.samples);
  });
});

describe('an engine that is killed under the server', () => {
  it('runs again, and the server answers as before, with every record', async () => {
    const folder = await makeSampleFolder();
    const { state, output, stop } = await startServer(folder);
    const employment = await createEmployment(state);
    process.kill(readRecord(folder).pid, 'SIGKILL');
    await until(() => output.stderr.includes('The DynamoDB engine runs again.'));
    expect(await readStatus(state, employment)).toBe(200);
    expect(await readStatus(state, await createEmployment(state))).toBe(200);
    expect(await stop()).toBe(0);
  });
});

describe('a start with --reset', () => {
  it('forgets records and tokens', async () => {
    const folder = await makeSampleFolder();
    const first = await startServer(folder);
    const employment = await createEmployment(first.state);
    await first.stop();
    const { state } = await startServer(folder, ['--reset']);
    expect(state.token).not.toBe(first.state.token);
    expect(await readStatus(state, employment)).toBe(404);
    expect(await readStatus({ ...state, token: first.state.token }, employment)).toBe(401);
  });
});
