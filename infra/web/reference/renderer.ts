import scalar from '@scalar/fastify-api-reference';

interface Reply {
  header(): Reply;
  send(content: string): void;
}

interface Route {
  readonly url: string;
  handler(request: object, reply: Reply): void;
}

// The plugin requests nothing else of its host when it has the document's address.
const register = scalar as unknown as (host: { route(route: Route): void }, options: object, done: () => void) => void;

/**
 * The script of the renderer, Scalar's API reference. Its own package needs 270 others to build it. This plugin
 * has the built script as the answer of a route, so that we act as Fastify and request it.
 */
export const readRenderer = (): string => {
  let script = '';
  const reply: Reply = {
    header: () => reply,
    send: (content) => {
      script = content;
    },
  };
  const route = (route: Route): void => {
    if (route.url.endsWith('.js')) route.handler({}, reply);
  };
  register({ route }, { routePrefix: '/', configuration: { url: 'openapi.json' } }, () => {});
  if (!script.includes('createApiReference')) throw new Error('the package of the renderer has another form');
  // No source map comes along.
  return script.replace(/\n\/\/# sourceMappingURL=.*$/, '');
};
