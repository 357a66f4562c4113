import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../../infra/web/reference/build-files.ts';
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

describe('the OpenAPI document', () => {
  const recommended: RulesetDefinition = { extends: [[oas as RulesetDefinition, 'recommended']], rules: {} };

  it('is valid OpenAPI 3.1 and follows the recommended rules of Spectral', async () => {
    const rules = { 'oas3-valid-media-example': 'off' } as const;
    expect(await findings({ ...recommended, rules }, document)).toEqual([]);
  });

  // Spectral compiles a validator for each example: those of all paths take half a minute.
  it('has examples that are valid, in every tenth path', async () => {
    const paths = Object.entries(document.paths).filter((_path, index) => index % 10 === 0);
    const some = { ...document, paths: Object.fromEntries(paths) };
    expect(await findings({ ...recommended, rules: { 'oas3-unused-component': 'off' } }, some)).toEqual([]);
  });

  it('follows the rules of JSON:API', async () => {
    expect(await findings({ rules: jsonApiRules }, document)).toEqual([]);
  });

  it('has the rules that it seems to have: they find what is wrong', async () => {
    const broken = structuredClone(document);
    const paths = [
      '/users',
      '/workflow_groups/{id}/relationships/members',
      '/course_evaluation_periods/{id}/response_rates',
    ];
    broken.paths = Object.fromEntries(paths.map((path) => [`/api/v1${path}`, broken.paths[`/api/v1${path}`]]));
    broken.paths['/api/v1/users'].post.responses[201].headers = {};
    broken.components.schemas.User.properties.attributes.properties.profile = {};
    broken.paths['/api/v1/workflow_groups/{id}/relationships/members'].post.responses = {};
    const rates = broken.paths['/api/v1/course_evaluation_periods/{id}/response_rates'].get.responses[200].content;
    rates['application/vnd.api+json'].schema = { properties: { links: {} } };
    rates['application/pdf'] = {};
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
