import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The address of an engine, which web pages cannot reach. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** The address as the AWS SDK reads it. */
export const toEndpoint = ({ host, port }: Address): string => `http://${host}:${port}`;

/**
 * Ports to which no browser connects (Fetch standard, "bad ports"). These need no privileges and belong to no usual
 * program of developers; an engine authenticates nobody, so they keep web pages out.
 */
const portsClosedToPages = [
  1719, 1720, 1723, 3659, 4190, 5060, 5061, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

// On macOS, 127.0.0.1 is the only loopback address until an administrator adds others.
const hasWholeLoopback = process.platform === 'linux' || process.platform === 'win32';

const pickHost = (): string =>
  hasWholeLoopback ? `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}` : '127.0.0.1';

const isFree = async (host: string, port: number): Promise<boolean> => {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    await once(probe.close(), 'close');
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds an address where nobody listens and to which no page connects; another process may still take it first. For an
 * engine that listens on all addresses, the port is free on all of them.
 */
export const findHiddenAddress = async ({ onAllHosts = false } = {}): Promise<Address> => {
  const start = randomInt(portsClosedToPages.length);
  const ports = [...portsClosedToPages.slice(start), ...portsClosedToPages.slice(0, start)];
  for (const port of ports) {
    const address = { host: pickHost(), port };
    if (await isFree(onAllHosts ? '0.0.0.0' : address.host, port)) return address;
  }
  throw new Error(`The DynamoDB engine needs one of the ports ${portsClosedToPages.join(', ')}, and all are taken.`);
};
