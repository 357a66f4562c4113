import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens at an address for a moment, and throws what there is against it: before much is done in vain. */
export const tryAddress = async (port: number, host: string): Promise<void> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};
