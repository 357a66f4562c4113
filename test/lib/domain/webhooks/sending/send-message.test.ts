import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type SendOptions, sendMessage } from '../../../../../lib/domain/webhooks/sending/send-message.ts';

const servers: Server[] = [];
const laptop: SendOptions = { allowsLoopback: true };

const listen = async (listener: RequestListener, host = '127.0.0.1', wanted = 0): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(wanted, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}/in`;
};

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

const send = (url: string, options: Partial<SendOptions> = {}) =>
  sendMessage({ url, headers: { 'webhook-id': 'c-1' }, body: '{"data":"ä"}' }, { ...laptop, ...options });

it('posts the body with its headers, and returns how it was answered', async () => {
  const seen: unknown[] = [];
  const url = await listen(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    seen.push([request.method, request.headers['webhook-id'], Buffer.concat(chunks).toString()]);
    response.writeHead(202, { 'retry-after': '7' }).end('taken');
  });
  expect(await send(url)).toEqual({
    status: 202,
    answer: 'taken',
    retryAfter: '7',
    duration_ms: expect.any(Number),
  });
  expect(seen).toEqual([['POST', 'c-1', '{"data":"ä"}']]);
});

it('follows no redirect', async () => {
  let followed = 0;
  const target = await listen((_request, response) => {
    followed += 1;
    response.end();
  });
  const url = await listen((_request, response) => response.writeHead(302, { location: target }).end());
  expect(await send(url)).toMatchObject({ status: 302 });
  expect(followed).toBe(0);
});

it('keeps the first kilobyte of an answer and reads no further', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(500);
    const go = (): void => {
      while (!response.destroyed && response.write('é'.repeat(4_000)));
    };
    response.on('drain', go);
    go();
  });
  const { status, answer } = await send(url);
  expect([status, answer]).toEqual([500, 'é'.repeat(512)]);
});

it('gives up on an endpoint that is silent, and on one that hangs up', async () => {
  const silent = await listen(() => {});
  expect(await send(silent, { timeoutMs: 50 })).toMatchObject({ failure: 'timeout', answer: '' });
  const rude = await listen((request) => request.socket.destroy());
  expect(await send(rude)).toMatchObject({ failure: 'connection_failed' });
});

it('gives up on an endpoint that changes the protocol', async () => {
  const url = await listen(({ socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'),
  );
  expect(await send(url)).toMatchObject({ failure: 'connection_failed' });
});

it.each(['https', 'HTTPS', ' https'])('speaks TLS to an address that begins with "%s"', async (scheme) => {
  const heard = Promise.withResolvers<number | undefined>();
  const server = createNetServer((socket) => {
    socket.once('data', (data) => {
      heard.resolve(data[0]);
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sent = send(`${scheme}://127.0.0.1:${port}/`).finally(() => heard.resolve(undefined));
  // A handshake (RFC 8446, 5.1).
  expect(await heard.promise).toBe(22);
  expect(await sent).toMatchObject({ failure: 'connection_failed' });
  server.close();
});

it('does not wait for a name server for ever', async () => {
  const resolve = () => new Promise<never>(() => {});
  expect(await send('http://localhost:1/', { resolve, timeoutMs: 50 })).toMatchObject({ failure: 'timeout' });
});

it('takes the status of an answer whose body never ends', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(200).write('slow');
  });
  expect(await send(url, { timeoutMs: 200 })).toMatchObject({ status: 200 });
});

it('connects to the address that was checked, whatever the name resolves to by then', async () => {
  const hits: string[] = [];
  const url = new URL(await listen((_request, response) => response.end(hits.push('checked').toString()), '127.0.0.2'));
  const resolve = async () => [{ address: '127.0.0.2' }];
  expect(await send(`http://localhost:${url.port}/in`, { resolve })).toMatchObject({ status: 200 });
  expect(hits).toEqual(['checked']);
});

it('takes no connection that was opened for another message, whose address was another', async () => {
  const hits: string[] = [];
  const answering =
    (name: string): RequestListener =>
    (request, response) => {
      // Read to its end, so that the connection could be kept.
      request.resume().on('end', () => response.end(hits.push(name).toString()));
    };
  const { port } = new URL(await listen(answering('before'), '127.0.0.2'));
  await listen(answering('now'), '127.0.0.3', Number(port));
  for (const address of ['127.0.0.2', '127.0.0.3']) {
    expect(await send(`http://localhost:${port}/in`, { resolve: async () => [{ address }] })).toMatchObject({
      status: 200,
    });
  }
  expect(hits).toEqual(['before', 'now']);
});

it('sends nothing to a private address, by number or by name', async () => {
  let hits = 0;
  const url = new URL(
    await listen((_request, response) => {
      hits += 1;
      response.end();
    }),
  );
  const strict = { allowsLoopback: false };
  expect(await send(url.href, strict)).toMatchObject({ failure: 'address_not_public' });
  const resolve = async () => [{ address: '93.184.216.34' }, { address: '127.0.0.1' }];
  const named = await send(`http://hooks.example:${url.port}/in`, { ...strict, resolve });
  expect(named).toMatchObject({ failure: 'address_not_public' });
  expect(hits).toBe(0);
});
