import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importCommand } from '../../../cli/commands/import.ts';
import { createFacetClient } from '../../../client/src/client.ts';
import { toEngineKind } from '../../../infra/local/engine/engine-kind.ts';
import { type Engine, startEngine } from '../../../infra/local/engine/start-engine.ts';
import { writeOneRosterSet } from '../../../infra/tools/bench/one-roster-set.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { until } from '../../infra/local/support/holder.ts';
import { makeSampleFolder } from '../../infra/local/support/sample-folder.ts';
import { startServer } from '../../infra/local/support/server.ts';
import { makeFolder, writeTemporary } from '../../lib/import/support/one-roster-set.ts';
import { zip } from '../../lib/import/support/zip.ts';
import { createTestTables } from '../../support/table.ts';

/** A set that takes a second or more, and more with more students. */
const largeSet = (students: number): string => {
  const folder = makeFolder();
  writeOneRosterSet(folder, { students });
  return folder;
};

const zipped = (folder: string): string =>
  writeTemporary(
    zip(readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))),
  );

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

it('facet import outlasts an engine that stands still, and says so', async () => {
  const { engine, store } = await openEngine();
  const heard = listen();
  const running = importCommand([largeSet(80)], store);
  await until(() => heard.text.includes('users.csv'));
  process.kill(engine.pid, 'SIGSTOP');
  await until(() => heard.text.includes('Waiting for the database …\n'));
  process.kill(engine.pid, 'SIGCONT');
  expect(await running).toBe(0);
  expect(heard.text).toContain('The database answers again.\n');
});

const handIn = async (state: Parameters<typeof createFacetClient>[0]) => {
  const facet = createFacetClient(state);
  const { data, meta } = await facet.post('/api/v1/imports', { body: { data: { type: 'import', attributes: {} } } });
  const { method, url, headers } = meta.upload;
  const body = readFileSync(zipped(largeSet(120)));
  expect((await fetch(url, { method, headers, body })).status).toBe(200);
  return data.id;
};

const attributesOf = async (state: Parameters<typeof createFacetClient>[0], id: string) => {
  const params = { path: { id } };
  const { data } = await createFacetClient(state).get('/api/v1/imports/{id}', { params });
  return data.attributes;
};

const countUsers = async (state: Parameters<typeof createFacetClient>[0]): Promise<number> => {
  const { meta } = await createFacetClient(state).get('/api/v1/users');
  return Number(meta.total);
};

it('an import over HTTP whose server is killed is finished by the next one', async () => {
  const folder = await makeSampleFolder();
  const killed = await startServer(folder);
  const before = await countUsers(killed.state);
  const id = await handIn(killed.state);
  await until(async () => (await countUsers(killed.state)) > before);
  expect(await attributesOf(killed.state, id)).toMatchObject({ state: 'running' });
  await killed.stop('SIGKILL');
  const { state } = await startServer(folder);
  // The next server waits until the claim of the killed one is over: a request now and then is enough.
  await expect.poll(async () => (await attributesOf(state, id)).state, { interval: 500 }).not.toBe('running');
  expect(await attributesOf(state, id)).toMatchObject({ state: 'finished', rejected: 0 });
});
