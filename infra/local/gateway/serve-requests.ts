import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StoreError } from '../../../lib/store/errors.ts';
import { cors, uploadCors } from '../../service/cors.ts';
import { logError } from '../process/log-error.ts';
import { acceptFirst } from './accept-first.ts';
import { answerRequest, withinLimit } from './answer-request.ts';
import { breakOff } from './break-off.ts';
import { answerPreflight, corsHeadersOf, withCors } from './cors.ts';
import { downloads } from './downloads.ts';
import { leadToMails } from './lead-to-mails.ts';
import { announcesTooMuch, readBody } from './read-body.ts';
import { type GatewayRequest, hasLongHead } from './request.ts';
import {
  entityTooLarge,
  expectationFailed,
  type GatewayResponse,
  headersTooLarge,
  internalServerError,
  serviceUnavailable,
  tooManyRequests,
  unknownCoding,
} from './response.ts';
import type { RouteTable } from './route.ts';
import { refuseUnread, sendResponse } from './send-response.ts';
import type { GatewaySettings } from './settings.ts';
import { openShield } from './shield.ts';
import { openThrottle } from './throttle.ts';
import { trackConnections } from './track-connections.ts';
import type { UploadRoute } from './uploads.ts';
import type { WebApp } from './web-app.ts';

/** The functions, pages and folders that a gateway serves. */
export interface Serving {
  readonly table: RouteTable;
  readonly uploads: UploadRoute | undefined;
  /** Served under its own path, if there is one. */
  readonly webApp?: WebApp | undefined;
  /** Where `/mail` leads, if anywhere. */
  readonly mailPage?: string | undefined;
  readonly settings: GatewaySettings;
  /** Address that the gateway is asked to listen on. */
  readonly host: string;
}

export interface GatewayServer {
  readonly server: Server;
  /** From this call on, each connection closes when it has no request to answer. */
  readonly drain: () => void;
  /** Resolves once the connections that have come are accepted; undefined where none is coming. */
  readonly calm: () => Promise<void> | undefined;
}

// Milliseconds before an idle connection closes. Clients reuse pooled connections, and one that closes just then looks
// like a failed request; Go's clients keep theirs for 90 seconds.
const keepAliveMilliseconds = 120_000;

const pairUp = (rawHeaders: readonly string[]): [string, string][] =>
  Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ]);

type RequestHead = Omit<GatewayRequest, 'body'>;

const toHead = (request: IncomingMessage): RequestHead => ({
  method: request.method ?? 'GET',
  target: request.url ?? '/',
  protocol: `HTTP/${request.httpVersion}`,
  headers: pairUp(request.rawHeaders),
  sourceIp: request.socket.remoteAddress ?? '',
  requestId: randomUUID(),
  receivedAt: new Date(),
  port: request.socket.localPort ?? 0,
});

const hasUnknownCoding = ({ headers }: IncomingMessage): boolean =>
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked';

/** Returns the check that answers some requests before their bodies are read. */
const openGate = ({ settings, host, uploads }: Serving): ((head: RequestHead) => GatewayResponse | undefined) => {
  const refuseForeign = openShield(host, settings);
  const isAdmitted = settings.throttle === undefined ? () => true : openThrottle(settings.throttle);
  return (head) => {
    if (hasLongHead(head)) return headersTooLarge;
    const rules = uploads?.takes({ url: head.target }) ? uploadCors : cors;
    const refused = refuseForeign(head) ?? answerPreflight(settings.origins, head, rules);
    return refused ?? (isAdmitted() ? undefined : tooManyRequests);
  };
};

/** Builds the server that answers as API Gateway does; it does not listen yet. */
export const serveRequests = (serving: Serving): GatewayServer => {
  const { table, uploads, webApp, mailPage, settings } = serving;
  const connections = trackConnections();
  const arrivals = acceptFirst();
  const gate = openGate(serving);
  let draining = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    connections.begin({ request, response });
    const head = toHead(request);
    const { requestId, headers } = head;
    const refuse = (sent: GatewayResponse): Promise<void> => {
      const withOrigin = withCors(settings.origins, headers, sent);
      return refuseUnread(request, response, { sent: withOrigin, requestId });
    };
    if (hasUnknownCoding(request)) return refuse(unknownCoding);
    const own = gate(head);
    if (own !== undefined && own.statusCode >= 300) return refuse(own);
    await arrivals.calm();
    if (own === undefined && uploads?.takes(request)) {
      response.setHeaders(new Map(Object.entries(corsHeadersOf(settings.origins, headers, uploadCors))));
      return uploads.receive(request, response);
    }
    if (own === undefined && downloads.takes(request)) return downloads.answer(request, response);
    const body = await readBody(request);
    if (body === 'aborted') return;
    if (body === 'too large') return refuse(entityTooLarge);
    const called = async () => withCors(settings.origins, headers, await answerRequest(table, { ...head, body }));
    // The first request of a page waits until the application is built.
    const page = webApp?.answer(head);
    const sent =
      own ?? leadToMails(mailPage, head) ?? (await (page === undefined ? called() : withinLimit(() => page)));
    sendResponse(response, sent, { requestId, closeAfterwards: draining });
  };
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(async (error: unknown) => {
      logError(error);
      const sent = error instanceof StoreError ? serviceUnavailable : internalServerError;
      if (response.headersSent) response.destroy();
      else await refuseUnread(request, response, { sent, requestId: randomUUID() });
    });
  };
  const { head: headersTimeout, request: requestTimeout, check: connectionsCheckingInterval } = settings.limits;
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMilliseconds,
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval,
      // The gateway refuses a request without a Host itself, in the form of all errors. Node would refuse it without a
      // body.
      requireHostHeader: false,
    },
    serve,
  );
  server.on('connection', (socket) => {
    connections.open(socket);
    arrivals.arrive();
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // A client that sends `Expect: 100-continue` is answered before it sends ten megabytes for nothing.
    if (!announcesTooMuch(request)) response.writeContinue();
    serve(request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    connections.begin({ request, response });
    sendResponse(response, expectationFailed, { requestId: randomUUID(), closeAfterwards: true });
  });
  server.on('clientError', breakOff({ connections, uploads, limits: settings.limits }));
  const drain = (): void => {
    draining = true;
    connections.closeIdle();
  };
  return { server, drain, calm: arrivals.calm };
};
