import { afterAll } from 'vitest';
import { startGateway } from '../../infra/local/gateway/gateway.ts';
import { routesUnderTest } from './routes-under-test.ts';
import { runEachAs } from './table-calls.ts';

/** Lets programs speak HTTP to the service under test until the tests of a file end; answers its address. */
export const listen = async (): Promise<string> => {
  const gateway = await startGateway(runEachAs(routesUnderTest()), { port: 0, host: '127.0.0.1' });
  afterAll(gateway.stop);
  return gateway.baseUrl;
};
