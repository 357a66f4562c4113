import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { explainStart, tryAddress } from '../../../infra/local/explain-start.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const complaintOf = async (port: number, host: string): Promise<string> => {
  vi.stubEnv('PORT', String(port));
  return explainStart(await tryAddress(port, host).catch((error: unknown) => error), 'npm start');
};

it('says that a port is taken', async () => {
  const other = createServer();
  onTestFinished(() => {
    other.close();
  });
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  expect(await complaintOf(port, '127.0.0.1')).toBe(`Port ${port} is in use. Choose another one: PORT=3001 npm start`);
});

it('says that an address is of another machine', async () => {
  // RFC 5737: an address of nobody's.
  expect(await complaintOf(0, '192.0.2.1')).toMatch(
    /^HOST and PORT are not an address to listen on here: bind EADDRNOTAVAIL/,
  );
});

it('leaves an address free', async () => {
  await tryAddress(0, '127.0.0.1');
});

// Connects to a port over and over until it is asked to end, and says how many connections it got.
const knocking = `
const { connect } = require('node:net');
const { parentPort, workerData } = require('node:worker_threads');
let taken = 0;
let ended = false;
const knock = () => {
  const socket = connect(workerData, '127.0.0.1');
  socket.once('connect', () => { taken += 1; });
  socket.on('error', () => {});
  socket.once('close', () => { if (!ended) setImmediate(knock); });
  socket.once('connect', () => setTimeout(() => socket.destroy(), 1));
};
for (let client = 0; client < 20; client += 1) knock();
parentPort.once('message', () => { ended = true; parentPort.postMessage(taken); });
parentPort.postMessage('knocking');
`;

it('takes no connection of a client that waits for the server', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  other.close();
  const clients = new Worker(knocking, { eval: true, workerData: port });
  onTestFinished(async () => {
    await clients.terminate();
  });
  await once(clients, 'message');
  for (let time = 0; time < 300; time += 1) await tryAddress(port, '127.0.0.1');
  clients.postMessage('end');
  expect(await once(clients, 'message')).toEqual([0]);
});
