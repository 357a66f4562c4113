import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { RequestHandler } from '../../../lib/store/request-handler.ts';

let server: Server | undefined;
let handler: RequestHandler;

const ask = async (answer: RequestListener, body = Buffer.from('{}'), options = {}) => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem', 'content-length': String(body.length) };
  const request = { protocol: 'http:', hostname: '127.0.0.1', port, method: 'POST', path: '/', headers, body };
  handler = new RequestHandler({ connectionTimeout: 1_000, requestTimeout: 60_000 });
  return handler.handle(request, options);
};

afterEach(() => {
  handler.destroy();
  server?.closeAllConnections();
  server?.close();
});

describe('the handler of the client', () => {
  it('sends what the SDK has made, and hands over the answer in one piece', async () => {
    const { response } = await ask(async (request, answer) => {
      answer.writeHead(400, { 'x-amz-crc32': '1' }).write('one ');
      answer.end([request.method, request.headers['x-amz-target'], ...(await request.toArray())].join(' '));
    });
    expect(response).toMatchObject({ statusCode: 400, headers: { 'x-amz-crc32': '1' } });
    expect(Buffer.from(response.body).toString()).toBe('one POST DynamoDB_20120810.GetItem {}');
  });

  it.each<[string, RequestListener]>([
    ['is silent', () => undefined],
    ['ends in the middle', (_request, answer) => answer.writeHead(200, { 'content-length': 10 }).write('half')],
  ])('gives up an answer that %s after the time that the call has', async (_case, answer) => {
    const asking = ask(answer, undefined, { requestTimeout: 100 });
    await expect(asking).rejects.toMatchObject({ name: 'TimeoutError', code: 'ETIMEDOUT' });
  });

  it('reports a connection that breaks off within the response', async () => {
    const asking = ask((_request, answer) => {
      answer.writeHead(200, { 'content-length': 10 }).write('half', () => answer.destroy());
    });
    await expect(asking).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('speaks TLS with the host that it is given, as DynamoDB wants', async () => {
    const greetings: Buffer[] = [];
    const listener = createListener((socket) => {
      socket.once('data', (part: Buffer) => {
        greetings.push(part);
        socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void listener.close());
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    handler = new RequestHandler({ connectionTimeout: 1_000, requestTimeout: 60_000 });
    const request = { protocol: 'https:', hostname: 'localhost', port, method: 'POST', path: '/', headers: {} };
    await expect(handler.handle(request)).rejects.toMatchObject({ code: 'ECONNRESET' });
    const [greeting] = greetings;
    // The first byte of a handshake; the name of the host is among what follows.
    expect(greeting?.[0]).toBe(22);
    expect(greeting?.includes('localhost')).toBe(true);
  });
});
