import { expect, it, onTestFinished, vi } from 'vitest';
import { importCommand } from '../../../cli/commands/import.ts';
import { toEngineKind } from '../../../infra/local/engine/engine-kind.ts';
import { type Engine, startEngine } from '../../../infra/local/engine/start-engine.ts';
import { writeOneRosterSet } from '../../../infra/tools/bench/one-roster-set.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { until } from '../../infra/local/support/holder.ts';
import { makeFolder } from '../../lib/import/support/one-roster-set.ts';
import { createTestTables } from '../../support/table.ts';

/** A set of some hundred rows, so that the engine can be stopped before the last of them. */
const someSet = (): string => {
  const folder = makeFolder();
  writeOneRosterSet(folder, { students: 40 });
  return folder;
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

it('facet import outlasts an engine that stands still, and says so', async () => {
  const { engine, store } = await openEngine();
  const heard = listen();
  const running = importCommand([someSet()], store);
  await until(() => heard.text.includes('users.csv'));
  process.kill(engine.pid, 'SIGSTOP');
  await until(() => heard.text.includes('Waiting for the database …\n'));
  process.kill(engine.pid, 'SIGCONT');
  expect(await running).toBe(0);
  expect(heard.text).toContain('The database answers again.\n');
});
