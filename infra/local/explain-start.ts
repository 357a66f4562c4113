import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { inspect } from 'node:util';
import { readLocalState } from './data/local-state.ts';
import { AlreadyRunning } from './engine/hold-engine.ts';

// Addresses that mean all addresses, each with an address for connecting, because nobody can connect to them.
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * Binds an address for a moment, so that an address in use is found before any other work. It does not listen, because
 * a waiting client would get a connection and no response.
 */
export const tryAddress = async (port: number, host: string): Promise<void> => {
  const { address, family } = await lookup(host);
  const target = everywhere[address] ?? address;
  // Nothing is reachable at port 0, so the result is an error of binding or of connecting.
  const socket = connect({ host: target, port: 0, family, localAddress: address, localPort: port });
  const outcome: unknown = await once(socket, 'connect').catch((error: unknown) => error);
  socket.destroy();
  if (outcome instanceof Error && 'syscall' in outcome && outcome.syscall === 'bind') throw outcome;
};

/** The port that `PORT` asks for; 0 picks a free one. */
export const readPort = (): number => {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
};

/** Returns the address that `HOST` names. For an empty one, Node would listen on all addresses. */
export const readHost = (): string => process.env.HOST || '127.0.0.1';

const whereIs = (server: number): string => {
  const { pid, baseUrl } = readLocalState();
  return pid === server ? `It answers at ${baseUrl}` : 'It is still starting.';
};

// Returns whether an error is about the address: one of another machine, a port for root only, or an unknown name.
const isOfAddress = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  ['bind', 'listen', 'getaddrinfo'].includes(String((error as NodeJS.ErrnoException).syscall));

/** Explains why a server has not started, for the user who typed `command`. */
export const explainStart = (error: unknown, command: string): string => {
  if (error instanceof AlreadyRunning) return `${error.message} ${whereIs(error.pid)}`;
  if (isOfAddress(error))
    return error.code === 'EADDRINUSE'
      ? `Port ${readPort()} is in use. Choose another one: PORT=3001 ${command}`
      : `HOST and PORT are not an address to listen on here: ${error.message}.`;
  // The project's own errors have messages for people. Any other error is a fault and needs its stack.
  return error instanceof Error && error.name === 'Error' ? error.message : inspect(error);
};
