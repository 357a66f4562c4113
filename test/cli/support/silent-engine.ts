import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An engine that takes requests and answers none, until the test has finished: the environment of a command for it. */
export const startSilentEngine = async () => {
  let requests = 0;
  const engine = createServer(() => {
    requests += 1;
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
  onTestFinished(() => {
    engine.close().closeAllConnections();
  });
  const { port } = engine.address() as AddressInfo;
  const env = {
    ...{ DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}`, AWS_REGION: 'local' },
    ...{ AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' },
  };
  return { env, requests: () => requests };
};
