import path from 'node:path';
import type { GatewayRoute, LambdaFunction, RouteTable } from '../gateway/route.ts';
import type { Assembly, Template, TemplateResource } from './assembly.ts';
import { referredId, resolveText, type Stand } from './resolve.ts';

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

const resourceAt = ({ template }: Lookup, value: unknown): TemplateResource => {
  const found = template.Resources[referredId(value) ?? ''];
  if (found === undefined) throw new Error(`a route's template does not hold ${JSON.stringify(value)}`);
  return found;
};

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

const functionOf = (lookup: Lookup, { Properties = {} }: TemplateResource): TemplateFunction => {
  // 'integrations/' joined with a reference to the integration.
  const target = (Properties.Target as { 'Fn::Join': [string, [string, unknown]] })['Fn::Join'][1][1];
  const integration = resourceAt(lookup, target);
  return describe(lookup, resourceAt(lookup, integration.Properties?.IntegrationUri));
};

const isRoute = ({ Type }: TemplateResource): boolean => Type === 'AWS::ApiGatewayV2::Route';

/** The routes of a synthesised API, as API Gateway would read them out of the deployed templates. */
export const templateRoutes = (
  assembly: Assembly,
  stand: Stand,
  toLambda: (described: TemplateFunction) => LambdaFunction,
): RouteTable => {
  const routes: GatewayRoute[] = [];
  let fallback: LambdaFunction | undefined;
  for (const template of assembly.templates) {
    const lookup = { assembly, template, stand };
    for (const resource of Object.values(template.Resources).filter(isRoute)) {
      const called = toLambda(functionOf(lookup, resource));
      const [method = '', route] = String(resource.Properties?.RouteKey).split(' ');
      if (route === undefined) fallback = called;
      else routes.push({ method, path: route, function: called });
    }
  }
  if (fallback === undefined) throw new Error('the templates have no $default route');
  return { routes, fallback };
};
