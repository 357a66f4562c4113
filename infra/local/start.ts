import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { renderBanner } from './banner.ts';
import { keepCompiledModules } from './compile-cache.ts';
import { AlreadyRunning, type HeldEngine, holdEngine } from './engine/hold-engine.ts';
import { setLocalEnvironment } from './environment.ts';
import { type Gateway, startGateway } from './gateway/gateway.ts';
import { operationRoutes, preload } from './gateway/operation-routes.ts';
import type { RouteTable } from './gateway/route.ts';
import { readSettings } from './gateway/settings.ts';
import { readLocalState, removeLocalState, writeLocalState } from './local-state.ts';
import { logError } from './log-error.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { dataFolder } from './paths.ts';
import type { StreamFollower } from './stream/follow-stream.ts';

const usage = `Usage: npm start [-- --reset] [-- --from-template]
  --reset           delete all local data and load the sample institution again
  --from-template   synthesise the stacks and serve their bundles, as they would be deployed`;

const readOptions = (): { reset: boolean; fromTemplate: boolean } => {
  const option = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { reset: option, 'from-template': option } });
    return { reset: values.reset, fromTemplate: values['from-template'] };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

const readPort = (): number => {
  const port = Number(process.env.PORT ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
};

const whereIs = (server: number): string => {
  const { pid, baseUrl } = readLocalState();
  return pid === server ? `It answers at ${baseUrl}` : 'It is still starting.';
};

const explain = (error: unknown): string => {
  if (error instanceof AlreadyRunning) return `${error.message} ${whereIs(error.pid)}`;
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isPortTaken) return `Port ${readPort()} is in use. Choose another one: PORT=3001 npm start`;
  // What we throw ourselves is an Error with a message for people; anything else is a fault and needs its stack.
  return error instanceof Error && error.name === 'Error' ? error.message : inspect(error);
};

/** What is there to be stopped; it fills as the start goes on. */
const running: { engine?: HeldEngine; gateway?: Gateway; feed?: StreamFollower; stopping?: true } = {};

const stop = async (): Promise<void> => {
  running.stopping = true;
  running.engine?.withdraw();
  await running.gateway?.stop();
  await running.feed?.stop();
  await running.engine?.release();
  process.exit(0);
};

const holdData = async (reset: boolean): Promise<HeldEngine> => {
  if (reset && process.env.DYNAMODB_ENDPOINT) {
    throw new Error('--reset deletes the data folder only; it does not touch the database at DYNAMODB_ENDPOINT.');
  }
  running.engine = await holdEngine('server', { fresh: reset });
  if (reset) removeLocalState();
  return running.engine;
};

const synthesisedRoutes = async (): Promise<RouteTable> => {
  console.log('Synthesising the stacks …');
  const [{ synthesise }, { serveTemplate }] = await Promise.all([
    import('./template/assembly.ts'),
    import('./template/serve-template.ts'),
  ]);
  return serveTemplate(await synthesise(path.join(dataFolder(), 'template'))).routes;
};

// A second start has the pages of the first until they are built anew: they take as long as all the rest.
const buildPages = async (folder: string): Promise<void> => {
  const { buildFiles } = await import('../tools/reference/build-files.ts');
  const built = buildFiles(folder);
  if (existsSync(path.join(folder, 'openapi.json.gz'))) built.catch((error) => logError(error));
  else await built;
};

const start = async (): Promise<void> => {
  const { reset, fromTemplate } = readOptions();
  const address = { ...readSettings(), port: readPort(), host: process.env.HOST ?? '127.0.0.1' };
  const { endpoint } = await holdData(reset);
  setLocalEnvironment(endpoint);
  process.env.FACET_FILES = path.join(dataFolder(), 'pages');
  process.env.IMPORT_FOLDER ??= path.join(dataFolder(), 'uploads');
  // Store and handlers read the environment while they are imported.
  const [{ prepareData }, { takeUploads }] = await Promise.all([import('./prepare-data.ts'), import('./imports.ts')]);
  const [{ token, samples }] = await Promise.all([prepareData(readLocalState()), buildPages(process.env.FACET_FILES)]);
  const { feedChanges } = await import('./stream/feed-changes.ts');
  running.feed = await feedChanges();
  const routes = fromTemplate ? await synthesisedRoutes() : operationRoutes();
  running.gateway = await startGateway(routes, address, await takeUploads());
  const state = { baseUrl: running.gateway.baseUrl, token, samples, pid: process.pid };
  writeLocalState(state);
  console.log(renderBanner(state));
  await preload(routes);
  const { sweepOpenCoverage } = await import('../../lib/domain/evaluations/coverage/sweep-coverage.ts');
  // Who stops the server at once takes the engine away beneath it.
  await sweepOpenCoverage().catch((error) => running.stopping || logError(error));
};

const giveUp = async (error: unknown): Promise<void> => {
  if (running.stopping) return;
  console.error(explain(error));
  await running.engine?.release();
  process.exit(1);
};

keepCompiledModules();
onStopSignal(stop);
await start().catch(giveUp);
// A handler's stray rejection ends one Lambda instance; here it must not end everybody's server.
for (const stray of ['uncaughtException', 'unhandledRejection']) process.on(stray, (error) => logError(error));
