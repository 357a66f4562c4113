import { builtRoutes } from '../../../lib/operations.ts';
import type { Handler, LambdaFunction, Route, RouteTable } from './route.ts';

const functionsFolder = new URL('../../../functions/', import.meta.url);

const toFunction = (name: string, file: string, timeoutInSeconds?: number): LambdaFunction => ({
  name,
  ...(timeoutInSeconds === undefined ? {} : { timeoutInSeconds }),
  load: async () => {
    // Every module of functions/ exports its handler under this name; the CDK relies on it too.
    const module = (await import(new URL(file, functionsFolder).href)) as { handler: Handler };
    return module.handler;
  },
});

/** The routes that the deployed API has, from the table of operations. */
export const operationRoutes = (): RouteTable => ({
  routes: builtRoutes().map(
    ([name, { method, path, group, timeoutSeconds }]): Route => ({
      method,
      path,
      function: toFunction(name, `${group}/${name}.ts`, timeoutSeconds),
    }),
  ),
  fallback: toFunction('unknown-route', 'unknown-route.ts'),
});

/** Loads all functions one after another, so that no first request has to wait; a broken one fails at its own requests. */
export const preload = async ({ routes, fallback }: RouteTable): Promise<void> => {
  for (const { load } of [fallback, ...routes.map((route) => route.function)]) await load().catch(() => {});
};
