import { restrictedTypes } from '../../../lib/domain/access-control/restricted-types.ts';
import { registerRestrictedTypes } from '../../../lib/domain/access-control/visibility.ts';
import { takingHead } from '../../../lib/http/pipeline/other-methods.ts';
import type { LambdaHandler } from '../../../lib/http/pipeline/pipeline.ts';
import { routes } from '../../../lib/operations.ts';
import { types } from '../../../lib/resources/registry.ts';
import { registerTypes } from '../../../lib/resources/types.ts';
import { functionNamed, unknownRoute } from '../../service/deployed-functions.ts';
import { routeMethodOf } from '../../service/route-method.ts';
import type { LambdaFunction, RouteTable } from './route.ts';

const projectFolder = new URL('../../../', import.meta.url);

const loadHandler = async (name: string): Promise<LambdaHandler> => {
  const { source, handler, meets } = functionNamed(name);
  const module = (await import(new URL(source, projectFolder).href)) as Readonly<Record<string, LambdaHandler>>;
  const own = module[handler];
  if (own === undefined) throw new Error(`${source} exports no ${handler}`);
  return meets === undefined ? own : takingHead(own, meets);
};

const toFunction = (name: string, timeoutInSeconds?: number): LambdaFunction => {
  let loaded: Promise<LambdaHandler> | undefined;
  return {
    name,
    ...(timeoutInSeconds === undefined ? {} : { timeoutInSeconds }),
    // `import()` takes longer than the rest of a request, even for a loaded module, so its promise is kept.
    load: () => {
      loaded ??= loadHandler(name);
      return loaded;
    },
  };
};

/** The routes that the deployed API has, from the table of operations. */
export const operationRoutes = (): RouteTable => {
  registerTypes([...types.values()]);
  registerRestrictedTypes(restrictedTypes);
  return {
    routes: routes.map(({ name, method, path, timeoutSeconds }) => ({
      method: routeMethodOf({ method }),
      path,
      function: toFunction(name, timeoutSeconds),
    })),
    fallback: toFunction(unknownRoute),
  };
};

/**
 * Loads all functions one after another, so that no first request has to wait. A broken function fails only at its own
 * requests, and each load waits for `calm`.
 */
export const preload = async (
  { routes, fallback }: RouteTable,
  calm: () => Promise<void> | undefined,
): Promise<void> => {
  for (const { load } of [fallback, ...routes.map((route) => route.function)]) {
    await calm();
    await load().catch(() => {});
  }
};
