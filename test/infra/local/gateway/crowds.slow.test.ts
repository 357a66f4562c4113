import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { preload } from '../../../../infra/local/gateway/operation-routes.ts';
import type { Handler } from '../../../../infra/local/gateway/route.ts';
import { type GatewayServer, serveRequests } from '../../../../infra/local/gateway/serve-requests.ts';
import { defaultSettings } from '../../../../infra/local/gateway/settings.ts';
import { toFunction } from '../support/serve.ts';

const listen = async (
  handler: Handler,
  limits = defaultSettings.limits,
): Promise<GatewayServer & { readonly port: number }> => {
  const table = { routes: [], fallback: toFunction('test', handler) };
  const settings = { ...defaultSettings, limits };
  const serving = serveRequests({ table, uploads: undefined, settings, host: '127.0.0.1' });
  serving.server.listen(0, '127.0.0.1');
  await once(serving.server, 'listening');
  onTestFinished(() => {
    serving.server.close();
    serving.server.closeAllConnections();
  });
  return { ...serving, port: (serving.server.address() as AddressInfo).port };
};

// Clients of another thread: each sends its bytes, a part at a time, and counts the parts that the system has taken.
const clientsOf = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, clients, parts, sent } } = require('node:worker_threads');
const answers = [];
const send = (socket, [part, ...more]) => {
  if (part === undefined) return;
  socket.write(part, () => {
    Atomics.add(sent, 0, 1);
    Atomics.notify(sent, 0);
    setTimeout(send, 20, socket, more);
  });
};
for (let client = 0; client < clients; client += 1) {
  let received = '';
  const socket = connect(port, '127.0.0.1', () => send(socket, parts));
  socket.on('error', (error) => { received += error.code; });
  socket.on('data', (bytes) => { received += bytes; });
  socket.on('close', () => {
    answers.push(received.slice(0, 12));
    if (answers.length === clients) parentPort.postMessage(answers);
  });
}
`;

interface Clients {
  /** Holds this thread up until the system has taken so many parts. */
  readonly holdUpUntilSent: (parts: number) => void;
  readonly answers: Promise<readonly string[]>;
}

const openClients = async (port: number, clients: number, parts: readonly string[]): Promise<Clients> => {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(clientsOf, { eval: true, workerData: { port, clients, parts, sent } });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const answers = once(worker, 'message').then(([received]) => received as string[]);
  await once(worker, 'online');
  const holdUpUntilSent = (count: number): void => {
    for (let seen = Atomics.load(sent, 0); seen < count; seen = Atomics.load(sent, 0)) Atomics.wait(sent, 0, seen);
  };
  return { holdUpUntilSent, answers };
};

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 6\r\n\r\n';

const repeat = <Value>(times: number, value: Value): Value[] => Array.from({ length: times }, () => value);

const countConnections = (server: Server): (() => number) => {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  return () => accepted;
};

describe('while a crowd waits for its connections', () => {
  it('accepts all of them before it works for the first', async () => {
    const acceptedAtCalls: number[] = [];
    const { port, server } = await listen(() => {
      acceptedAtCalls.push(accepted());
      return { statusCode: 200 };
    });
    const accepted = countConnections(server);
    const { holdUpUntilSent, answers } = await openClients(port, 100, [get]);
    holdUpUntilSent(100);
    expect(await answers).toEqual(repeat(100, 'HTTP/1.1 200'));
    expect(acceptedAtCalls).toEqual(repeat(100, 100));
  });

  it('loads no function', async () => {
    const { port, server, calm } = await listen(() => ({ statusCode: 200 }));
    const accepted = countConnections(server);
    const { holdUpUntilSent, answers } = await openClients(port, 100, [get]);
    holdUpUntilSent(100);
    await once(server, 'connection');
    const { promise: loaded, resolve } = Promise.withResolvers<number>();
    const load = async () => {
      resolve(accepted());
      return () => undefined;
    };
    await preload({ routes: [], fallback: { name: 'test', load } }, calm);
    expect(await loaded).toBe(100);
    await answers;
  });
});

describe('a client is in time although this process is held up', () => {
  const limits = { head: 200, request: 400, check: 50 };
  const holdUpBeyond = (milliseconds: number): void => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds + limits.check);
  };

  it('with its head', async () => {
    const { port, server } = await listen(() => ({ statusCode: 200 }), limits);
    const clients = openClients(port, 1, [get]);
    server.once('connection', () => holdUpBeyond(limits.head));
    expect(await (await clients).answers).toEqual(['HTTP/1.1 200']);
  });

  it('with its body', async () => {
    const { port, server } = await listen(({ body }) => ({ statusCode: 200, body }), limits);
    const clients = openClients(port, 1, [post, 'abcdef']);
    server.once('request', () => holdUpBeyond(limits.request));
    expect(await (await clients).answers).toEqual(['HTTP/1.1 200']);
  });

  it('but not with a body that never comes', async () => {
    const { port, server } = await listen(() => ({ statusCode: 200 }), limits);
    const clients = openClients(port, 1, [`${post}abc`]);
    server.once('connection', () => holdUpBeyond(limits.head));
    expect(await (await clients).answers).toEqual(['HTTP/1.1 408']);
  });
});
