import inspector from 'node:inspector';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { localAppSignIn } from '../../web/sign-in.ts';
import { buildPages, type PreparedData, prepareServerData, setServerEnvironment } from '../data/prepare-server.ts';
import { operationRoutes } from '../gateway/operation-routes.ts';
import type { RouteTable } from '../gateway/route.ts';
import { serveRequests } from '../gateway/serve-requests.ts';
import { readSettings } from '../gateway/settings.ts';
import { openWebApp } from '../gateway/web-app.ts';
import { surviveStrays } from '../process/survive-strays.ts';

/** The settings of the process. The endpoint is secret, so the settings are not in the command line. */
export interface DevServing {
  readonly endpoint: string;
  /** The address on which the parent process listens. */
  readonly host: string;
  readonly mailPage: string | undefined;
  readonly debugPort?: number;
  /** The prepared data of an earlier process. */
  readonly prepared?: PreparedData;
}

// Milliseconds before the pages are built. They are built after the functions, because often nobody looks at them.
const pagesAfter = 1_500;

// The functions load after this pause, so that a waiting request is answered first.
const loadAfter = 300;

const aDay = 86_400;

/** Routes whose functions may stand at a breakpoint. */
const withoutTimeouts = ({ routes, fallback }: RouteTable): RouteTable => ({
  routes: routes.map((route) => ({ ...route, function: { ...route.function, timeoutInSeconds: aDay } })),
  fallback,
});

// All functions are loaded, so that a mistake in one is reported when it is saved, and not when it is called.
const loadAll = async ({ routes, fallback }: RouteTable): Promise<void> => {
  for (const { load } of [fallback, ...routes.map((route) => route.function)]) await load();
};

/** Serves the connections from the parent process, and reports to the parent when it is ready. */
export const serveSockets = async ({ endpoint, host, mailPage, debugPort, prepared }: DevServing): Promise<void> => {
  if (debugPort !== undefined) inspector.open(debugPort, '127.0.0.1');
  setServerEnvironment(endpoint);
  const table = operationRoutes();
  const { takeUploads } = await import('../queues/imports.ts');
  const [data, uploads] = await Promise.all([
    prepared ?? prepareServerData(),
    takeUploads(),
    buildPages(sleep(pagesAfter)),
  ]);
  const routes = debugPort === undefined ? table : withoutTimeouts(table);
  // The application is built at its first request, because most saves change a function.
  const webApp = openWebApp(async () => (await import('../../web/build-web-app.ts')).buildWebApp(), localAppSignIn);
  const { server } = serveRequests({ table: routes, uploads, webApp, mailPage, host, settings: readSettings() });
  process.on('message', (_, socket: Socket | undefined) => {
    if (socket !== undefined) server.emit('connection', socket);
  });
  surviveStrays();
  process.send?.(data);
  await sleep(loadAfter);
  await loadAll(table).catch((error) => console.error(error));
};
