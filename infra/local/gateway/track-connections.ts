import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Knows which connections have a request under way. Node's own `closeIdleConnections` spares those that have never
 * had one, such as the connections that browsers open in advance, and a stopping server would wait for them for ever.
 */
export const trackConnections = () => {
  const requests = new Map<Socket, number>();
  const ending = new WeakSet<Socket>();
  const count = (socket: Socket, change: number): void => {
    if (!socket.destroyed) requests.set(socket, (requests.get(socket) ?? 0) + change);
  };
  return {
    open: (socket: Socket): void => {
      count(socket, 0);
      socket.once('close', () => requests.delete(socket));
    },
    begin: (socket: Socket, response: ServerResponse): void => {
      count(socket, 1);
      response.once('close', () => {
        count(socket, -1);
        if (ending.has(socket) && requests.get(socket) === 0) socket.end();
      });
    },
    /** Closes a connection once its requests are answered; tells whether any is still being answered. */
    closeWhenAnswered: (socket: Socket): boolean => {
      ending.add(socket);
      return (requests.get(socket) ?? 0) > 0;
    },
    closeIdle: (): void => {
      for (const [socket, running] of requests) if (running === 0) socket.destroy();
    },
  };
};
