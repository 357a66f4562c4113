import path from 'node:path';
import type { GatewayRoute, LambdaFunction, RouteTable } from '../gateway/route.ts';
import type { Assembly, Template, TemplateResource } from './assembly.ts';
import { resolveText, type Stand } from './resolve.ts';

/** A function as a template describes it. */
export interface TemplateFunction {
  readonly name: string;
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutInSeconds: number;
}

interface Lookup {
  readonly assembly: Assembly;
  readonly template: Template;
  readonly stand: Stand;
}

const environmentOf = ({ assembly, template, stand }: Lookup, properties: Readonly<Record<string, unknown>>) => {
  const { Variables = {} } = (properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(Variables).map(([name, value]) => [name, resolveText(assembly, template, value, stand)]),
  );
};

const describe = (lookup: Lookup, { Properties = {}, Metadata = {} }: TemplateResource): TemplateFunction => {
  const [module = '', exportName] = String(Properties.Handler).split('.');
  if (exportName !== 'handler') throw new Error(`no function exports ${String(Properties.Handler)}`);
  const [, name = ''] = String(Metadata['aws:cdk:path']).split('/');
  return {
    name,
    file: path.join(lookup.assembly.folder, String(Metadata['aws:asset:path']), `${module}.mjs`),
    environment: environmentOf(lookup, Properties),
    timeoutInSeconds: Number(Properties.Timeout),
  };
};

const typed = ({ templates }: Assembly, type: string): [Template, TemplateResource][] =>
  templates.flatMap((template) =>
    Object.values(template.Resources).flatMap((each): [Template, TemplateResource][] =>
      each.Type === type ? [[template, each]] : [],
    ),
  );

/** Finds functions by the names that they have in AWS. */
const functionsOf = (assembly: Assembly, stand: Stand): ((name: string) => TemplateFunction) => {
  const all = typed(assembly, 'AWS::Lambda::Function');
  const byName = new Map(all.map(([template, each]) => [each.Properties?.FunctionName, { template, each }]));
  return (name) => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`no template holds the function ${name}`);
    return describe({ assembly, template: found.template, stand }, found.each);
  };
};

interface Definition {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { 'x-amazon-apigateway-integration': { $ref: string } }>>>
  >;
  readonly components: {
    readonly 'x-amazon-apigateway-integrations': Readonly<Record<string, { readonly uri: unknown }>>;
  };
}

const definitionOf = (assembly: Assembly): Definition => {
  const [api] = typed(assembly, 'AWS::ApiGatewayV2::Api');
  if (api === undefined) throw new Error('the templates have no API');
  return api[1].Properties?.Body as Definition;
};

/** Name of the function that an integration calls: the end of an ARN that is joined from parts. */
const calledBy = ({ components }: Definition, reference: string): string => {
  const { uri } = components['x-amazon-apigateway-integrations'][reference.split('/').at(-1) ?? ''] ?? {};
  const [, name] = /:function:([\w-]+):live\/invocations/.exec(JSON.stringify(uri)) ?? [];
  if (name === undefined) throw new Error(`the API has no integration ${reference}`);
  return name;
};

const isFallback = (path: string): boolean => path === '/$default';

/** The routes of a synthesised API, as API Gateway would import them from its definition. */
export const templateRoutes = (
  assembly: Assembly,
  stand: Stand,
  toLambda: (described: TemplateFunction) => LambdaFunction,
): RouteTable => {
  const definition = definitionOf(assembly);
  const functionNamed = functionsOf(assembly, stand);
  const all = Object.entries(definition.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([
        method,
        {
          'x-amazon-apigateway-integration': { $ref },
        },
      ]): GatewayRoute => {
        const called = toLambda(functionNamed(calledBy(definition, $ref)));
        const isAny = method === 'x-amazon-apigateway-any-method';
        return { method: isAny ? 'ANY' : method.toUpperCase(), path, function: called };
      },
    ),
  );
  const fallback = all.find(({ path }) => isFallback(path))?.function;
  if (fallback === undefined) throw new Error('the templates have no $default route');
  return { routes: all.filter(({ path }) => !isFallback(path)), fallback };
};
