import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Address } from './hidden-address.ts';

/** Whether anybody accepts connections at an address. */
export const accepts = async ({ host, port }: Address): Promise<boolean> => {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

// Milliseconds to wait for a response. A JVM that has just bound its port on a busy machine is slow at its first one.
const answerWithin = 5000;

/**
 * Asks an address whether the process behind it accepts a web origin. If only one process was started with the origin, the
 * answer shows whether the address is that process's. `fetch` connects to none of the ports of engines.
 */
export const whoAnswers = (address: Address, origin: string): Promise<'ours' | 'another' | 'nobody'> =>
  new Promise((resolve) => {
    const asking = request({ ...address, method: 'OPTIONS', headers: { origin }, agent: false, timeout: answerWithin });
    asking.once('response', (response) => {
      response.resume();
      resolve(response.headers['access-control-allow-origin'] === origin ? 'ours' : 'another');
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve('nobody'));
    asking.end();
  });
