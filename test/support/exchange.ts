import { request } from 'node:http';
import { answerRequest } from '../../infra/local/gateway/answer-request.ts';
import { startGateway } from '../../infra/local/gateway/gateway.ts';
import type { RouteTable } from '../../infra/local/gateway/route.ts';

/** A request as it goes out. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

/** An answer as it comes in. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly bytes: Buffer;
}

/** Sends a request to the service and waits for its answer. */
export type Exchange = (sent: SentRequest) => Promise<ReceivedAnswer>;

const toStrings = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const overHttp =
  (baseUrl: Promise<string>): Exchange =>
  async ({ method, target, headers, body }) => {
    const { hostname, port } = new URL(await baseUrl);
    // With `fetch` neither the target nor the headers would go out as they are.
    const { promise, resolve, reject } = Promise.withResolvers<ReceivedAnswer>();
    const outgoing = request({ hostname, port, method, path: target }, (incoming) => {
      const { statusCode = 0, headers: received } = incoming;
      incoming.toArray().then((chunks) => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: statusCode, headers: toStrings(received), text: bytes.toString(), bytes });
      }, reject);
    });
    outgoing.on('error', reject);
    // A GET that has a body all the same would have no length.
    if (body.length > 0) outgoing.setHeader('content-length', body.length);
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    outgoing.end(body);
    return promise;
  };

const inProcess =
  (routes: RouteTable): Exchange =>
  async (sent) => {
    const asked = { protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', receivedAt: new Date(), port: 80 };
    const answer = await answerRequest(routes, { ...sent, ...asked, requestId: crypto.randomUUID() });
    const bytes = Buffer.from(answer.body);
    return { status: answer.statusCode, headers: toStrings(answer.headers), text: bytes.toString(), bytes };
  };

// Lives as long as the process, which is that of the tests.
const listen = async (routes: RouteTable): Promise<string> =>
  (await startGateway(routes, { port: 0, host: '127.0.0.1', hosts: ['facet.test'], origins: ['https://app.example'] }))
    .baseUrl;

/** The way of requests to the routes: with `FACET_TEST_TRANSPORT=http` through a server and a socket. */
export const openExchange = (routes: RouteTable): Exchange =>
  process.env.FACET_TEST_TRANSPORT === 'http' ? overHttp(listen(routes)) : inProcess(routes);
