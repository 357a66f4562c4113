import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importCommand } from '../../cli/commands/import.ts';
import { createFacetClient } from '../../client/src/client.ts';
import { toEngineKind } from '../../infra/local/engine/engine-kind.ts';
import { type Engine, startEngine } from '../../infra/local/engine/start-engine.ts';
import { writeOneRosterSet } from '../../infra/tools/bench/one-roster-set.ts';
import { documentClient } from '../../lib/store/client.ts';
import { Store } from '../../lib/store/store.ts';
import { makeFolder, writeTemporary } from '../import/support/one-roster-set.ts';
import { zip } from '../import/support/zip.ts';
import { readRecord, until } from '../infra/local/support/holder.ts';
import { makeSampleFolder } from '../infra/local/support/sample-folder.ts';
import { startServer } from '../infra/local/support/server.ts';
import { createTestTables } from '../support/table.ts';

/** A set that takes some seconds. */
const largeSet = (): string => {
  const folder = makeFolder();
  writeOneRosterSet(folder, { students: 1_500 });
  return folder;
};

const zipped = (folder: string): string =>
  writeTemporary(
    zip(readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))),
  );

const standStill = async (pid: number, seconds: number): Promise<void> => {
  process.kill(pid, 'SIGSTOP');
  await sleep(seconds * 1_000);
  process.kill(pid, 'SIGCONT');
};

const openEngine = async (): Promise<{ engine: Engine; store: Store }> => {
  const engine = await startEngine({ kind: toEngineKind(process.env.FACET_TEST_ENGINE) });
  onTestFinished(engine.stop);
  process.env.AWS_REGION = 'local';
  const store = new Store(documentClient(engine.endpoint), await createTestTables(engine.endpoint));
  return { engine, store };
};

const listen = (): { text: string } => {
  const heard = { text: '' };
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    heard.text += String(text);
    return true;
  });
  return heard;
};

it('facet import outlasts an engine that stands still for 12 seconds, and says so', async () => {
  const { engine, store } = await openEngine();
  const heard = listen();
  const running = importCommand([largeSet()], store);
  await until(() => heard.text.includes('users.csv'));
  await standStill(engine.pid, 12);
  expect(await running).toBe(0);
  expect(heard.text).toContain('Waiting for the database …\n');
  expect(heard.text).toContain('The database answers again.\n');
});

it('facet import ends with the reason when its engine is gone', async () => {
  const { engine, store } = await openEngine();
  const heard = listen();
  const running = importCommand([largeSet()], store, { longest: 2_000 });
  await until(() => heard.text.includes('users.csv'));
  await engine.stop();
  expect(await running).toBe(2);
  expect(heard.text).toContain('The database has not answered for 2 seconds. Run the import again to finish it.\n');
});

const handIn = async (state: Parameters<typeof createFacetClient>[0]) => {
  const facet = createFacetClient(state);
  const { data, meta } = await facet.post('/api/v1/imports', { body: { data: { type: 'import', attributes: {} } } });
  const { method, url, headers } = meta.upload;
  const body = readFileSync(zipped(largeSet()));
  expect((await fetch(url, { method, headers, body })).status).toBe(200);
  return data.id;
};

const attributesOf = async (state: Parameters<typeof createFacetClient>[0], id: string) => {
  const params = { path: { id } };
  const { data } = await createFacetClient(state).get('/api/v1/imports/{id}', { params });
  return data.attributes;
};

it('an import over HTTP outlasts an engine that stands still for 12 seconds', async () => {
  const folder = await makeSampleFolder();
  const { state, output } = await startServer(folder, [], { LOG_LEVEL: 'info' });
  const id = await handIn(state);
  await until(async () => (await attributesOf(state, id)).state === 'running');
  await sleep(1_000);
  await standStill(readRecord(folder).pid, 12);
  await until(async () => (await attributesOf(state, id)).state !== 'running');
  expect(await attributesOf(state, id)).toMatchObject({ state: 'finished', rejected: 0, message: null });
  expect(output.stdout).toContain('waiting for the database …');
});

it('an import over HTTP whose server is killed is finished by the next one', async () => {
  const folder = await makeSampleFolder();
  const killed = await startServer(folder);
  const id = await handIn(killed.state);
  await until(async () => (await attributesOf(killed.state, id)).state === 'running');
  await sleep(500);
  await killed.stop('SIGKILL');
  const { state } = await startServer(folder);
  await until(async () => (await attributesOf(state, id)).state !== 'running');
  expect(await attributesOf(state, id)).toMatchObject({ state: 'finished', rejected: 0 });
});
