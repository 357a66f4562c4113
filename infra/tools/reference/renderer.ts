import scalar from '@scalar/fastify-api-reference';

interface FastifyRoute {
  readonly url: string;
  handler(request: object, reply: Reply): void;
}

interface Reply {
  header(): Reply;
  send(content: string): void;
}

/**
 * The script of the renderer, Scalar's API reference. Its own package brings 270 others for those who build it anew; this
 * plugin carries the built script as the answer of a route, so we stand in for Fastify and ask for it.
 */
export const readRenderer = (): string => {
  const routes: FastifyRoute[] = [];
  const fastify = { route: (route: FastifyRoute) => routes.push(route) };
  // The plugin needs nothing else of its host when it has the address of the document.
  (scalar as unknown as (host: object, options: object, done: () => void) => void)(
    fastify,
    { routePrefix: '/', configuration: { url: 'openapi.json' } },
    () => {},
  );
  const route = routes.find(({ url }) => url.endsWith('.js'));
  let script = '';
  const reply: Reply = {
    header: () => reply,
    send: (content) => {
      script = content;
    },
  };
  route?.handler({}, reply);
  if (!script.includes('createApiReference')) throw new Error('the package of the renderer has another form');
  // No source map comes along.
  return script.replace(/\n\/\/# sourceMappingURL=.*$/, '');
};
