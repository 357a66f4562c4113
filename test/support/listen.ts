import { afterAll } from 'vitest';
import { startGateway } from '../../infra/local/gateway/gateway.ts';
import type { RouteTable } from '../../infra/local/gateway/route.ts';
import { routesUnderTest } from './routes-under-test.ts';
import { runEachAs } from './table-calls.ts';

const noting = ({ routes, fallback }: RouteTable, note: () => void): RouteTable => {
  const noted = (called: RouteTable['fallback']): RouteTable['fallback'] => ({
    ...called,
    load: () => {
      note();
      return called.load();
    },
  });
  return { routes: routes.map((route) => ({ ...route, function: noted(route.function) })), fallback: noted(fallback) };
};

/** Serves programs the service under test over HTTP until the tests of a file end; calls `note` for each request. */
export const listen = async (note: () => void = () => {}): Promise<string> => {
  const routes = noting(runEachAs(routesUnderTest()), note);
  const gateway = await startGateway(routes, { port: 0, host: '127.0.0.1' });
  afterAll(gateway.stop);
  return gateway.baseUrl;
};
