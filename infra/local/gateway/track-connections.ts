import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hangUp } from './send-response.ts';

/** A request that is not answered yet. */
export interface OpenRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Tracks which connections have an open request. Node's own `closeIdleConnections` keeps connections that never had a
 * request, such as those that browsers open in advance, and a stopping server would wait for them for ever.
 */
export const trackConnections = () => {
  const connections = new Map<Socket, Set<OpenRequest>>();
  const ending = new WeakSet<Socket>();
  const begun = new WeakMap<Socket, number>();
  const openOf = (socket: Socket): readonly OpenRequest[] => [...(connections.get(socket) ?? [])];
  const isAnswering = (socket: Socket): boolean => openOf(socket).some(({ request }) => request.complete);
  return {
    open: (socket: Socket): void => {
      connections.set(socket, new Set());
      socket.once('close', () => connections.delete(socket));
    },
    begin: (open: OpenRequest): void => {
      const { socket } = open.request;
      begun.set(socket, (begun.get(socket) ?? 0) + 1);
      connections.get(socket)?.add(open);
      open.response.once('close', () => {
        connections.get(socket)?.delete(open);
        if (ending.has(socket) && !isAnswering(socket)) hangUp(socket);
      });
    },
    /** The request whose body a connection is still sending. */
    receivedBy: (socket: Socket): OpenRequest | undefined => openOf(socket).find(({ request }) => !request.complete),
    isAnswering,
    /** How many requests have come through a connection. */
    begunBy: (socket: Socket): number => begun.get(socket) ?? 0,
    /** Closes a connection once the requests that have arrived are answered. */
    closeWhenAnswered: (socket: Socket): void => {
      ending.add(socket);
    },
    closeIdle: (): void => {
      for (const [socket, open] of connections) if (open.size === 0) socket.destroy();
    },
  };
};

export type Connections = ReturnType<typeof trackConnections>;
