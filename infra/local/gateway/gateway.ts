import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { answerRequest } from './answer-request.ts';
import { announcesTooMuch, readBody } from './read-body.ts';
import { type GatewayRequest, hasOneHost } from './request.ts';
import { badHost, expectationFailed } from './response.ts';
import type { RouteTable } from './route.ts';
import { refuseConnection, refuseTooLarge, sendResponse } from './send-response.ts';
import { trackConnections } from './track-connections.ts';
import type { UploadRoute } from './uploads.ts';

export interface Gateway {
  readonly baseUrl: string;
  /** Takes no new connections, waits for the requests in flight, then closes. */
  readonly stop: () => Promise<void>;
}

// Requests that hang longer than this when we stop are cut: nothing behind the gateway runs longer than 30 s.
const drainMilliseconds = 31_000;

// Clients pool connections; one that is closed by us just as they reuse it looks to them like a failed request.
const keepAliveMilliseconds = 75_000;

const pairUp = (rawHeaders: readonly string[]): [string, string][] =>
  Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ]);

const toGatewayRequest = (request: IncomingMessage, requestId: string, body: Buffer): GatewayRequest => ({
  method: request.method ?? 'GET',
  target: request.url ?? '/',
  protocol: `HTTP/${request.httpVersion}`,
  headers: pairUp(request.rawHeaders),
  sourceIp: request.socket.remoteAddress ?? '',
  body,
  requestId,
  receivedAt: new Date(),
  port: request.socket.localPort ?? 0,
});

const toBaseUrl = (server: Server): string => {
  // A server that listens on a port has an address of this form; only pipes have a text.
  const { address, port, family } = server.address() as AddressInfo;
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isEverywhere ? '127.0.0.1' : host}:${port}`;
};

interface Serving {
  readonly server: Server;
  /** From now on every connection is closed when it has no request to answer. */
  readonly drain: () => void;
}

const buildServer = (table: RouteTable, uploads: UploadRoute | undefined): Serving => {
  const connections = trackConnections();
  let draining = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID();
    connections.begin(request.socket, response);
    if (uploads?.takes(request)) return uploads.receive(request, response);
    const body = await readBody(request);
    if (body === 'aborted') return;
    if (body === 'too large') return refuseTooLarge(request, response, requestId);
    const asked = toGatewayRequest(request, requestId, body);
    const sent = hasOneHost(asked) ? await answerRequest(table, asked) : badHost;
    sendResponse(response, sent, { requestId, closeAfterwards: draining });
  };
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => response.destroy());
  };
  // A request without a Host is refused by us, in the form of all errors, rather than by Node without a body.
  const options = { keepAliveTimeout: keepAliveMilliseconds, requestTimeout: 60_000, requireHostHeader: false };
  const server = createServer(options, serve);
  server.on('connection', connections.open);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // A client that sends `Expect: 100-continue` is answered before it sends ten megabytes for nothing.
    if (!announcesTooMuch(request)) response.writeContinue();
    serve(request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    connections.begin(request.socket, response);
    sendResponse(response, expectationFailed, { requestId: randomUUID(), closeAfterwards: true });
  });
  server.on('clientError', (error, socket) => {
    // A request before the bytes that are none may still be under way: a refusal now would pass for its answer.
    if (!(socket instanceof Socket && connections.closeWhenAnswered(socket))) refuseConnection(error, socket);
  });
  const drain = (): void => {
    draining = true;
    connections.closeIdle();
  };
  return { server, drain };
};

const closeServer = async ({ server, drain }: Serving): Promise<void> => {
  const cut = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  const closed = once(server, 'close');
  server.close();
  drain();
  await closed;
  clearTimeout(cut);
};

/** Serves functions over HTTP on this machine as API Gateway does in front of Lambda; port 0 picks a free one. */
export const startGateway = async (
  table: RouteTable,
  { port, host }: { readonly port: number; readonly host: string },
  uploads?: UploadRoute,
): Promise<Gateway> => {
  const serving = buildServer(table, uploads);
  serving.server.listen(port, host);
  await once(serving.server, 'listening');
  let closing: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    closing ??= closeServer(serving);
    return closing;
  };
  return { baseUrl: toBaseUrl(serving.server), stop };
};
