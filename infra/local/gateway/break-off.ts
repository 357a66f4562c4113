import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { hangUp, refuseConnection } from './send-response.ts';
import type { GatewaySettings } from './settings.ts';
import type { Connections } from './track-connections.ts';
import type { UploadRoute } from './uploads.ts';

const requestTimeout = 'ERR_HTTP_REQUEST_TIMEOUT';

interface Surroundings {
  readonly connections: Connections;
  readonly uploads: UploadRoute | undefined;
  readonly limits: GatewaySettings['limits'];
}

/**
 * Ends a connection whose bytes are not HTTP or come too slowly. It sends the refusal only if the client cannot take it
 * for the response to an earlier request.
 */
export const breakOff = ({ connections, uploads, limits }: Surroundings) => {
  const end = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const received = socket instanceof Socket ? connections.receivedBy(socket) : undefined;
    const isLate = error.code === requestTimeout;
    if (socket instanceof Socket && isLate && received !== undefined && uploads?.takes(received.request)) {
      // Node limits the time of the whole request; an upload ends only when no bytes arrive for a while.
      received.request.setTimeout(limits.request, () => refuseConnection(error, socket));
    } else if (socket instanceof Socket && connections.isAnswering(socket)) {
      connections.closeWhenAnswered(socket);
    } else if (received?.response.headersSent) {
      // A request that was refused before its end already has its response.
      hangUp(socket);
    } else {
      refuseConnection(error, socket);
    }
  };
  /**
   * Checks again after all arrived bytes are read, because the client may have been in time while this process was
   * busy.
   */
  const endUnlessArrived = (error: NodeJS.ErrnoException, socket: Socket): void => {
    const begun = connections.begunBy(socket);
    const received = connections.receivedBy(socket);
    setImmediate(() => {
      const isBegun = connections.begunBy(socket) > begun;
      const unfinished = connections.receivedBy(socket);
      if (received?.request.complete || (isBegun && unfinished === undefined)) return;
      if (!isBegun) return end(error, socket);
      // Node checks a late request only once.
      const look = (): void => {
        if (connections.receivedBy(socket) === unfinished) end(error, socket);
      };
      setTimeout(look, limits.request).unref();
    });
  };
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (socket instanceof Socket && error.code === requestTimeout) endUnlessArrived(error, socket);
    else end(error, socket);
  };
};
