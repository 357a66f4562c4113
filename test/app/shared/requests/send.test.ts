import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAlive } from '../../../../app/src/shared/requests/send.ts';

let server: Server;
let address: string;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const asked = async (): Promise<ServerResponse> => {
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return response;
};

it('ends a request that nobody answers', async () => {
  const answer = fetchAlive(new Request(address));
  await asked();
  vi.advanceTimersByTime(60_000);
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('ends an answer that stops in the middle', async () => {
  const answer = fetchAlive(new Request(address));
  (await asked()).write('begun');
  const text = (await answer).text();
  vi.advanceTimersByTime(60_000);
  await expect(text).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('waits for an answer that comes bit by bit, however long it takes', async () => {
  const answer = fetchAlive(new Request(address));
  const response = await asked();
  response.write('a');
  const reader = (await answer).body?.getReader();
  for (const piece of ['b', 'c', 'd']) {
    await reader?.read();
    vi.advanceTimersByTime(45_000);
    response.write(piece);
  }
  response.end();
  await reader?.read();
  expect((await reader?.read())?.done).toBe(true);
});

it('hands on an answer as it is, with or without a body', async () => {
  for (const [status, body] of [
    [404, 'text'],
    [204, ''],
  ] as const) {
    const answer = fetchAlive(new Request(address));
    (await asked()).writeHead(status, { date: 'Sat, 14 Mar 2026 15:00:00 GMT' }).end(body);
    expect(await answer).toMatchObject({ status });
    expect((await answer).headers.get('date')).toBe('Sat, 14 Mar 2026 15:00:00 GMT');
    expect(await (await answer).text()).toBe(body);
  }
});
