import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type GatewayResponse, headersTooLarge, internalServerError, refusal } from './response.ts';

/** How long a client may continue to send a body that has been refused already. */
const drainMilliseconds = 10_000;

interface SendOptions {
  readonly requestId: string;
  readonly closeAfterwards: boolean;
}

const hasNoBody = (statusCode: number): boolean => statusCode === 204 || statusCode === 304;

// A function leaves out the body of a response to HEAD, and states the length that it would have.
const lengthOf = ({ req }: ServerResponse, { headers, body }: GatewayResponse): string =>
  String((req.method === 'HEAD' && headers['content-length']) || body.length);

const writeHead = (response: ServerResponse, sent: GatewayResponse, options: SendOptions): void => {
  response.writeHead(sent.statusCode, {
    ...sent.headers,
    ...(hasNoBody(sent.statusCode) ? {} : { 'content-length': lengthOf(response, sent) }),
    'apigw-requestid': options.requestId,
    ...(options.closeAfterwards ? { connection: 'close' } : {}),
  });
};

/** Sends a response; headers that HTTP does not allow make it the 500 that API Gateway sends for them. */
export const sendResponse = (response: ServerResponse, sent: GatewayResponse, options: SendOptions): void => {
  if (response.destroyed) return;
  try {
    writeHead(response, sent, options);
    response.end(sent.body);
  } catch {
    writeHead(response, internalServerError, options);
    response.end(internalServerError.body);
  }
};

/**
 * Refuses a request while the client may still be sending its body. The response goes out at once, but the connection
 * closes only after the rest was read and dropped: closing with unread bytes would reset it, and the client would lose
 * the response.
 */
export const refuseUnread = async (
  request: IncomingMessage,
  response: ServerResponse,
  { sent, requestId }: { readonly sent: GatewayResponse; readonly requestId: string },
): Promise<void> => {
  writeHead(response, sent, { requestId, closeAfterwards: true });
  response.write(sent.body);
  request.resume();
  const hungUp = new AbortController();
  // Node does not report the hang-up on the request while a response is still open.
  request.socket.once('end', () => hungUp.abort());
  const enough = AbortSignal.any([hungUp.signal, AbortSignal.timeout(drainMilliseconds)]);
  // The promise rejects if the client hangs up or takes too long. In both cases nothing is left to send.
  await finished(request, { signal: enough }).catch(() => {});
  response.end();
};

const badRequest = refusal(400, 'Bad Request', 'The request is not valid HTTP.');

const reasons: Readonly<Record<string, GatewayResponse>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: refusal(408, 'Request Timeout', 'The request did not arrive in time.'),
};

/** Milliseconds in which a client may hang up after a refusal. Closing at once could lose the refusal. */
const hangUpMilliseconds = 1_000;

/** Closes a connection after its last response, whether or not the client closes it too. */
export const hangUp = (socket: Duplex, lastWords = ''): void => {
  socket.end(lastWords);
  const cut = setTimeout(() => socket.destroy(), hangUpMilliseconds);
  socket.once('close', () => clearTimeout(cut));
};

/** Answers bytes that are no HTTP request. Node makes no response object for them, so the text is written to the socket. */
export const refuseConnection = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { statusCode, headers, body } = reasons[error.code ?? ''] ?? badRequest;
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  hangUp(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
};
