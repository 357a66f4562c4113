import { Aws } from 'aws-cdk-lib';
import type { Route } from '../../lib/model/definition/operations.ts';
import { cors } from '../service/cors.ts';
import { routeMethodOf } from '../service/route-method.ts';
import { liveArnOf } from './function-name.ts';

/** A domain name, with the ARN of its certificate. */
export interface Domain {
  readonly name: string;
  readonly certificateArn: string;
}

/** The parts of an API's definition. */
export interface DefinedApi {
  readonly stage: string;
  readonly routes: readonly Pick<Route, 'name' | 'method' | 'path'>[];
  /** The name of the function that answers requests without a route. */
  readonly fallback: string;
  readonly settings: { readonly corsOrigins: readonly string[]; readonly domain?: Domain };
}

const integrations = 'x-amazon-apigateway-integrations';
const anyMethod = 'x-amazon-apigateway-any-method';

const integrationOf = (stage: string, name: string) => ({
  type: 'aws_proxy',
  httpMethod: 'POST',
  payloadFormatVersion: '2.0',
  uri: `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${liveArnOf(stage, name)}/invocations`,
});

const toIntegration = (name: string) => ({
  'x-amazon-apigateway-integration': { $ref: `#/components/${integrations}/${name}` },
  responses: { default: { description: 'What the function answers' } },
});

const parametersOf = (path: string) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  return parameters.length === 0 ? {} : { parameters };
};

const pathsOf = (routes: DefinedApi['routes']) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const { name, path } = route;
    const method = routeMethodOf(route);
    const key = method === 'ANY' ? anyMethod : method.toLowerCase();
    paths[path] = { ...paths[path], [key]: { ...parametersOf(path), ...toIntegration(name) } };
  }
  return paths;
};

const corsOf = ({ corsOrigins }: DefinedApi['settings']) =>
  corsOrigins.length === 0
    ? {}
    : {
        'x-amazon-apigateway-cors': {
          allowOrigins: corsOrigins,
          allowMethods: cors.methods,
          allowHeaders: cors.headers,
          exposeHeaders: cors.exposedHeaders,
          maxAge: cors.maxAgeInSeconds,
        },
      };

// A service with its own domain has no other address.
const serversOf = ({ domain }: DefinedApi['settings']) => [
  {
    url: '/',
    'x-amazon-apigateway-endpoint-configuration': { disableExecuteApiEndpoint: domain !== undefined },
  },
];

/**
 * Returns the API as one OpenAPI definition, which API Gateway imports in one call. Separate resources for routes and
 * integrations would need some 400 calls to a control plane that allows a few per second, and never two at once.
 */
export const apiDefinition = ({ stage, routes, fallback, settings }: DefinedApi) => {
  const names = [...new Set([...routes.map(({ name }) => name), fallback])];
  return {
    openapi: '3.0.1',
    info: { title: `facet-${stage}`, version: '1' },
    servers: serversOf(settings),
    ...corsOf(settings),
    paths: {
      ...pathsOf(routes),
      '/$default': { [anyMethod]: { isDefaultRoute: true, ...toIntegration(fallback) } },
    },
    components: { [integrations]: Object.fromEntries(names.map((name) => [name, integrationOf(stage, name)])) },
  };
};
