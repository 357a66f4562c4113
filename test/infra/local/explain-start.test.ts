import { createServer, Server } from 'node:net';
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

it('does not listen: a client that waits for the server would get a connection and no answer', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => listen.mockRestore());
  await tryAddress(0, '127.0.0.1');
  expect(listen).not.toHaveBeenCalled();
});
