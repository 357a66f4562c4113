import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AdmitRequests } from './admit-requests.ts';
import type { Address } from './hidden-address.ts';

/** The one address at which an engine is asked, whichever process of it runs at the time. */
export interface Door {
  /** Has the key as its path: who knows the address may use the engine. */
  readonly endpoint: string;
  readonly close: () => Promise<void>;
}

/** Where the engines are, as the process knows it that has opened the doors: by the doors' addresses. */
const engines = new Map<string, () => Promise<Address>>();

/** Finds the engine behind a door of this process; undefined for any other address. */
export const engineBehind = (endpoint: string): (() => Promise<Address>) | undefined => engines.get(endpoint);

/** Milliseconds for a connection's first request. */
const firstRequestWithin = 10_000;

const body = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#AccessDeniedException',
  message: 'This engine answers only who knows its key.',
});

const refusal = [
  'HTTP/1.1 403 Forbidden',
  'content-type: application/x-amz-json-1.0',
  `content-length: ${body.length}`,
  'connection: close',
  `\r\n${body}`,
].join('\r\n');

const connectTo = async (address: Address): Promise<Socket> => {
  const engine = connect({ ...address, noDelay: true });
  await once(engine, 'connect');
  return engine;
};

// An engine that has just ended is still taken for running for a moment.
const attempts = 20;
const pause = 50;

const reach = async (findEngine: () => Promise<Address>, attempt = 1): Promise<Socket> => {
  const address = await findEngine();
  try {
    return await connectTo(address);
  } catch (error) {
    if (attempt === attempts) throw error;
    await sleep(pause);
    return reach(findEngine, attempt + 1);
  }
};

const refuse = (client: Socket): void => {
  // What is unread when a connection closes resets it, and the refusal would be lost.
  client.resume();
  client.setTimeout(firstRequestWithin, () => client.destroy());
  client.end(refusal);
};

const join = async (client: Socket, admitted: AdmitRequests, findEngine: () => Promise<Address>): Promise<void> => {
  client.setTimeout(0);
  const engine = await reach(findEngine);
  client.once('close', () => engine.destroy());
  engine.on('error', () => client.destroy());
  if (client.destroyed) engine.destroy();
  admitted.pipe(engine).pipe(client);
};

const serve = (client: Socket, key: string, findEngine: () => Promise<Address>): void => {
  const admitted = new AdmitRequests(key);
  client.setTimeout(firstRequestWithin, () => client.destroy());
  client.on('error', () => client.destroy());
  client.once('close', () => admitted.destroy());
  client.pipe(admitted).once('error', () => refuse(client));
  // The engine hears nothing of a connection before its first request is admitted.
  admitted.once('readable', () => join(client, admitted, findEngine).catch(() => client.destroy()));
};

/** Opens a door to an engine on a free port of 127.0.0.1. While the engine is away, requests wait in `findEngine`. */
export const openDoor = async (findEngine: () => Promise<Address>): Promise<Door> => {
  const key = randomBytes(24).toString('base64url');
  const clients = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    serve(client, key, findEngine);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this form; only pipes have a text.
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/${key}`;
  engines.set(endpoint, findEngine);
  const close = async (): Promise<void> => {
    engines.delete(endpoint);
    const closed = once(server, 'close');
    server.close();
    for (const client of clients) client.destroy();
    await closed;
  };
  return { endpoint, close };
};
