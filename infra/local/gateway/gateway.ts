import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import type { RouteTable } from './route.ts';
import { type GatewayServer, serveRequests } from './serve-requests.ts';
import { defaultSettings, type GatewaySettings } from './settings.ts';
import type { UploadRoute } from './uploads.ts';
import type { WebApp } from './web-app.ts';

export interface Gateway {
  readonly baseUrl: string;
  /** Takes no new connections, waits for the requests in flight, then closes. */
  readonly stop: () => Promise<void>;
  /** Resolves after all arrived connections are accepted; undefined if none is arriving. */
  readonly calm: () => Promise<void> | undefined;
}

/** Where a gateway listens, and its settings that differ from the defaults. */
export interface GatewayAddress extends Partial<GatewaySettings> {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  readonly webApp?: WebApp;
  /** Address of the page that shows mails, if there is one. */
  readonly mailPage?: string | undefined;
}

// The time after which a stopping gateway cuts requests. Nothing behind the gateway runs longer than 30 s.
const drainMilliseconds = 31_000;

/** Returns the address at which this machine reaches a listening server. */
export const toBaseUrl = (server: Server): string => {
  // A server that listens on a port has an address of this form; only pipes have a text.
  const { address, port, family } = server.address() as AddressInfo;
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isEverywhere ? '127.0.0.1' : host}:${port}`;
};

const closeServer = async ({ server, drain }: GatewayServer): Promise<void> => {
  const cut = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  const closed = once(server, 'close');
  server.close();
  drain();
  await closed;
  clearTimeout(cut);
};

/** Serves functions over HTTP on this machine as API Gateway does in front of Lambda. */
export const startGateway = async (
  table: RouteTable,
  { port, host, webApp, mailPage, ...given }: GatewayAddress,
  uploads?: UploadRoute,
): Promise<Gateway> => {
  const serving = serveRequests({ table, uploads, webApp, mailPage, host, settings: { ...defaultSettings, ...given } });
  serving.server.listen(port, host);
  await once(serving.server, 'listening');
  let closing: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    closing ??= closeServer(serving);
    return closing;
  };
  return { baseUrl: toBaseUrl(serving.server), stop, calm: serving.calm };
};
