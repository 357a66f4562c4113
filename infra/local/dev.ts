import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { renderBanner } from './banner.ts';
import { type LocalState, writeLocalState } from './data/local-state.ts';
import { ReloadingServer } from './dev/reloading-server.ts';
import { watchSources } from './dev/watch-sources.ts';
import { type HeldEngine, holdEngine, releaseOwn } from './engine/hold-engine.ts';
import { explainStart, readHost, readPort } from './explain-start.ts';
import { toBaseUrl } from './gateway/gateway.ts';
import { catchMailsHere } from './mail/catch-mails.ts';
import { onStopSignal } from './process/on-stop-signal.ts';
import { signInHere } from './provider/start-provider.ts';

const debugPort = 9229;

const usage = `Usage: npm run dev [-- --inspect]
Serves as npm start does, on the same data, and reloads the code when a file is saved.
  --inspect   a debugger can attach at port ${debugPort}`;

const readOptions = (): { inspect: boolean } => {
  try {
    return parseArgs({ options: { inspect: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

/** The parts that have to be stopped; the start adds to them. */
const running: { engine?: HeldEngine; server?: ReloadingServer; stopping?: true } = {};

const stop = async (): Promise<void> => {
  running.stopping = true;
  running.engine?.withdraw();
  running.server?.stop();
  await releaseOwn();
  process.exit(0);
};

const start = async (): Promise<void> => {
  const { inspect } = readOptions();
  const [port, host] = [readPort(), readHost()];
  running.engine = await holdEngine('server');
  // Children have the environment of this process.
  const { signIn } = await signInHere();
  const mail = (await catchMailsHere())?.state;
  let saved = '';
  const announce = (state: LocalState, milliseconds: number): void => {
    console.log(isAnnounced ? `Reloaded in ${Math.round(milliseconds)} ms: ${saved}` : renderBanner(state));
    isAnnounced = true;
  };
  let isAnnounced = false;
  const server = new ReloadingServer({
    serving: { endpoint: running.engine.endpoint, host, mailPage: mail?.page, ...(inspect && { debugPort }) },
    onReady: (prepared, milliseconds) => {
      const state = {
        ...prepared,
        baseUrl: toBaseUrl(server.listener),
        pid: process.pid,
        signIn,
        ...(mail && { mail }),
      };
      writeLocalState(state);
      announce(state, milliseconds);
    },
  });
  running.server = server;
  server.listener.listen(port, host);
  await once(server.listener, 'listening');
  watchSources((file) => {
    saved = file;
    server.reload();
  });
  server.reload();
};

const giveUp = async (error: unknown): Promise<void> => {
  if (running.stopping) return;
  console.error(explainStart(error, 'npm run dev'));
  await running.engine?.release();
  process.exit(1);
};

onStopSignal(stop);
await start().catch(giveUp);
