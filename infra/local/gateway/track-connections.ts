import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  readonly open: (socket: Socket) => void;
  readonly begin: (socket: Socket, response: ServerResponse) => void;
  readonly closeIdle: () => void;
  /** Closes a connection once its requests are answered; tells whether any is still being answered. */
  readonly closeWhenAnswered: (socket: Socket) => boolean;
}

/**
 * Knows which connections have a request under way. Node's own `closeIdleConnections` spares those that have never
 * had one, such as the connections that browsers open in advance, and a stopping server would wait for them for ever.
 */
export const trackConnections = (): Connections => {
  const requests = new Map<Socket, number>();
  const ending = new WeakSet<Socket>();
  const count = (socket: Socket, change: number): void => {
    if (!socket.destroyed) requests.set(socket, (requests.get(socket) ?? 0) + change);
  };
  return {
    open: (socket) => {
      count(socket, 0);
      socket.once('close', () => requests.delete(socket));
    },
    begin: (socket, response) => {
      count(socket, 1);
      response.once('close', () => {
        count(socket, -1);
        if (ending.has(socket) && requests.get(socket) === 0) socket.end();
      });
    },
    closeWhenAnswered: (socket) => {
      ending.add(socket);
      return (requests.get(socket) ?? 0) > 0;
    },
    closeIdle: () => {
      for (const [socket, running] of requests) if (running === 0) socket.destroy();
    },
  };
};
