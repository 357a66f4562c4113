import type { Duplex } from 'node:stream';
import { type GatewayResponse, refusal } from './response.ts';

const reasons: Readonly<Record<string, GatewayResponse>> = {
  HPE_HEADER_OVERFLOW: refusal(431, 'Request Header Fields Too Large', 'The request line and headers are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: refusal(408, 'Request Timeout', 'The request did not arrive in time.'),
};

const badRequest = refusal(400, 'Bad Request', 'The request is not valid HTTP.');

/** Answers bytes that are no HTTP request; Node has made no response object for them, so that it is written by hand. */
export const refuseConnection = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { statusCode, headers, body } = reasons[error.code ?? ''] ?? badRequest;
  const head = [
    `HTTP/1.1 ${statusCode} ${JSON.parse(body.toString()).errors[0].title}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
