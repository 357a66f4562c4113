import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../../infra/web/reference/build-files.ts';
import { carryOutOperations } from '../../../lib/operations.ts';
import { operationAt } from '../../support/openapi.ts';
import { jsonApiRules } from './json-api-rules.ts';

const { Spectral } = spectralCore;
const { oas } = spectralRulesets;

// biome-ignore lint/suspicious/noExplicitAny: a document can be anything until the test has looked at it
let document: any;
beforeAll(async () => {
  document = JSON.parse(await buildOpenApi());
});

const findings = async (ruleset: RulesetDefinition, subject: unknown): Promise<string[]> => {
  const spectral = new Spectral();
  spectral.setRuleset(ruleset);
  const found = await spectral.run(JSON.stringify(subject));
  return found.map(({ code, message, path }) => `${code} at ${path.join('/')}: ${message}`);
};

// biome-ignore lint/suspicious/noExplicitAny: a part of the document can be anything, as the whole
const resolved = (part: any): any =>
  typeof part?.$ref === 'string' ? resolved(at(document, part.$ref.slice(2).split('/'))) : part;

// biome-ignore lint/suspicious/noExplicitAny: see above
const at = (whole: any, path: readonly string[]): any => path.reduce((part, name) => part?.[name], whole);

/** A part of the document with all that it refers to, and with nothing else. */
const withComponents = (paths: object): object => {
  const components = {};
  const add = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('$ref' in part && typeof part.$ref === 'string') {
      const [, area = '', name = ''] = part.$ref.slice(2).split('/');
      const known: Record<string, Record<string, unknown>> = components;
      if (known[area]?.[name] === undefined) {
        const component = document.components[area][name];
        known[area] = { ...known[area], [name]: component };
        add(component);
      }
    }
    for (const each of Object.values(part)) add(each);
  };
  add(paths);
  const { securitySchemes } = document.components;
  return { ...document, paths, components: { ...components, securitySchemes } };
};

const mediaType = 'application/vnd.api+json';

/** What is wrong with the examples of an operation, and how many there are. */
const examplesOf = (method: string, path: string) => {
  const operation = document.paths[path][method];
  const checked = operationAt(method.toUpperCase(), path);
  const bodies = [
    ['the request', resolved(operation.requestBody)?.content, checked?.body] as const,
    ...Object.entries(operation.responses).map(
      ([status, each]) => [status, resolved(each).content, checked?.response(Number(status), false)] as const,
    ),
  ].filter(([, content]) => content?.[mediaType]?.example !== undefined);
  const wrong = bodies.flatMap(([what, content, validate]) =>
    validate?.(content[mediaType].example)
      ? []
      : [`${method} ${path}: ${what}: ${JSON.stringify(validate?.errors ?? 'without a schema')}`],
  );
  return { wrong, count: bodies.length };
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and follows the recommended rules of Spectral and those of JSON:API', async () => {
    // Spectral compiles a validator for each example: those of all paths take minutes.
    const rules = { ...jsonApiRules, 'oas3-valid-media-example': 'off' } as const;
    expect(await findings({ extends: [[oas as RulesetDefinition, 'recommended']], rules }, document)).toEqual([]);
  });

  it('has examples that their schemas allow', () => {
    const examples = Object.entries<object>(document.paths)
      // Its operations have the schemas of what they do.
      .filter(([path]) => path !== carryOutOperations.path)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => examplesOf(method, path)));
    expect(examples.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(examples.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(2_000);
  });

  it('has the rules that it seems to have: they find what is wrong', async () => {
    const paths = [
      '/users',
      '/workflow_groups/{id}/relationships/members',
      '/course_evaluation_periods/{id}/response_rates',
    ];
    const some = Object.fromEntries(paths.map((path) => [`/api/v1${path}`, document.paths[`/api/v1${path}`]]));
    // biome-ignore lint/suspicious/noExplicitAny: it is broken in the following lines
    const broken: any = structuredClone(withComponents(some));
    broken.paths['/api/v1/users'].post.responses[201].headers = {};
    broken.components.schemas.User.properties.attributes.properties.profile = {};
    broken.paths['/api/v1/workflow_groups/{id}/relationships/members'].post.responses = {};
    const rates = broken.paths['/api/v1/course_evaluation_periods/{id}/response_rates'].get.responses[200].content;
    rates['application/vnd.api+json'].schema = { properties: { links: {} } };
    rates['text/html'] = {};
    const codes = (await findings({ rules: jsonApiRules }, broken)).map((each) => each.split(' ')[0]);
    expect([...new Set(codes)].sort()).toEqual([
      'jsonapi-created',
      'jsonapi-linked',
      'jsonapi-media-type',
      'jsonapi-resource-object',
      'jsonapi-statuses',
      'jsonapi-top-level',
    ]);
  });
});
