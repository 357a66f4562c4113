import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Gateway, type GatewayAddress, startGateway } from '../../../../infra/local/gateway/gateway.ts';
import type { Handler, LambdaFunction } from '../../../../infra/local/gateway/route.ts';

export const toFunction = (name: string, handler: Handler, timeoutInSeconds?: number): LambdaFunction => ({
  name,
  load: async () => handler,
  ...(timeoutInSeconds === undefined ? {} : { timeoutInSeconds }),
});

/** Serves one handler at POST and GET /test until the test ends; everything else answers 404 with the event's path. */
export const serve = async (
  handler: Handler,
  timeoutInSeconds?: number,
  settings: Partial<GatewayAddress> = {},
): Promise<Gateway> => {
  const called = toFunction('test', handler, timeoutInSeconds);
  const gateway = await startGateway(
    {
      routes: [
        { method: 'POST', path: '/test', function: called },
        { method: 'GET', path: '/test', function: called },
      ],
      fallback: toFunction('fallback', (event) => ({ statusCode: 404, body: event.rawPath })),
    },
    { port: 0, host: '127.0.0.1', ...settings },
  );
  onTestFinished(gateway.stop);
  return gateway;
};

/** Sends bytes over a connection of its own and gives everything that comes back until the server closes it. */
export const sendRaw = (baseUrl: string, bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(baseUrl);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
