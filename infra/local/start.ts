import path from 'node:path';
import { parseArgs } from 'node:util';
import { pause } from '../../lib/runtime/pause.ts';
import { dataFolder } from '../paths.ts';
import { localAppSignIn } from '../web/sign-in.ts';
import { renderBanner } from './banner.ts';
import { removeLocalState, writeLocalState } from './data/local-state.ts';
import { buildPages, prepareServerData, setServerEnvironment } from './data/prepare-server.ts';
import { type HeldEngine, holdEngine, releaseOwn } from './engine/hold-engine.ts';
import { explainStart, readHost, readPort, tryAddress } from './explain-start.ts';
import { type Gateway, startGateway } from './gateway/gateway.ts';
import { operationRoutes, preload } from './gateway/operation-routes.ts';
import type { RouteTable } from './gateway/route.ts';
import { readSettings } from './gateway/settings.ts';
import { openWebApp } from './gateway/web-app.ts';
import type { LearningPlatform } from './learning-platform/start-learning-platform.ts';
import { catchMailsHere, type MailCatcher } from './mail/catch-mails.ts';
import { keepCompiledModules } from './process/compile-cache.ts';
import { gatherLog } from './process/gather-log.ts';
import { logError } from './process/log-error.ts';
import { onStopSignal } from './process/on-stop-signal.ts';
import { surviveStrays } from './process/survive-strays.ts';
import { type LocalProvider, signInHere } from './provider/start-provider.ts';
import type { StreamFollower } from './stream/follow-stream.ts';

const usage = `Usage: npm start [-- --reset] [-- --empty] [-- --from-template]
  --reset           delete all local data and load the sample institution again
  --empty           start without the sample institution, on a first start or with --reset
  --from-template   synthesise the stacks and serve their bundles, as they would be deployed`;

const readOptions = (): { reset: boolean; empty: boolean; fromTemplate: boolean } => {
  const option = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { reset: option, empty: option, 'from-template': option } });
    return { reset: values.reset, empty: values.empty, fromTemplate: values['from-template'] };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

/** What has to be stopped; the start adds to it. */
const running: {
  engine?: HeldEngine;
  gateway?: Gateway;
  feed?: StreamFollower;
  provider?: LocalProvider;
  catcher?: MailCatcher;
  learningPlatform?: LearningPlatform;
  stopping?: true;
} = {};

const stop = async (): Promise<void> => {
  running.stopping = true;
  running.engine?.withdraw();
  running.catcher?.stop();
  running.learningPlatform?.stop();
  await Promise.all([running.gateway?.stop(), running.provider?.stop()]);
  await running.feed?.stop();
  await releaseOwn();
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

const foldEveryMs = 2_000;

/** Counts the answers of periods that have closed, as the schedule does that is deployed. */
const foldAtIntervals = async (): Promise<void> => {
  const { sweepClosedPeriods } = await import('../../lib/domain/evaluations/closing/sweep-folds.ts');
  while (!running.stopping) {
    await sweepClosedPeriods().catch((error) => running.stopping || logError(error));
    await pause(foldEveryMs);
  }
};

const start = async (): Promise<void> => {
  const { reset, empty, fromTemplate } = readOptions();
  const webApp = openWebApp(async () => (await import('../web/build-web-app.ts')).buildWebApp(), localAppSignIn);
  const address = { ...readSettings(), port: readPort(), host: readHost(), webApp };
  const { endpoint } = await holdData(reset);
  // After the data are locked: a second server on the same data is refused for that, and not for its port.
  await tryAddress(address.port, address.host);
  setServerEnvironment(endpoint);
  const { provider, signIn } = await signInHere();
  if (provider) running.provider = provider;
  const catcher = await catchMailsHere();
  if (catcher) running.catcher = catcher;
  const mail = catcher?.state;
  const ready = Promise.withResolvers<void>();
  const [{ token, samples }] = await Promise.all([prepareServerData(empty), buildPages(ready.promise)]);
  const routes = fromTemplate ? await synthesisedRoutes() : operationRoutes();
  const [{ takeUploads }, { takeBatches }, { takeMessages }, { takeReports }, { takeDeliveries }, { feedChanges }] =
    await Promise.all([
      import('./queues/imports.ts'),
      import('./queues/invitations.ts'),
      import('./queues/messages.ts'),
      import('./queues/reports.ts'),
      import('./queues/webhooks.ts'),
      import('./stream/feed-changes.ts'),
    ]);
  surviveStrays();
  running.gateway = await startGateway(routes, { ...address, mailPage: mail?.page }, await takeUploads());
  // A failed start ends its engine.
  running.feed = await feedChanges();
  takeBatches();
  takeDeliveries();
  takeReports();
  takeMessages(running.gateway.baseUrl);
  const { baseUrl } = running.gateway;
  const { startLearningPlatform } = await import('./learning-platform/start-learning-platform.ts');
  running.learningPlatform = await startLearningPlatform({ baseUrl, token });
  const { address: learningPlatform } = running.learningPlatform;
  const state = { baseUrl, token, samples, pid: process.pid, signIn, learningPlatform, ...(mail && { mail }) };
  writeLocalState(state);
  console.log(renderBanner(state));
  ready.resolve();
  await preload(routes, running.gateway.calm);
  void webApp.prepare();
  const { sweepOpenCoverage } = await import('../../lib/domain/evaluations/coverage/sweep-coverage.ts');
  // A server that is stopped at once loses its engine.
  await sweepOpenCoverage().catch((error) => running.stopping || logError(error));
  await foldAtIntervals();
};

const giveUp = async (error: unknown): Promise<void> => {
  if (running.stopping) return;
  console.error(explainStart(error, 'npm start'));
  await running.engine?.release();
  process.exit(1);
};

keepCompiledModules();
gatherLog();
onStopSignal(stop);
await start().catch(giveUp);
