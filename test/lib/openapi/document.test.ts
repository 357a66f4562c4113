import { beforeAll, describe, expect, it } from 'vitest';
import { cors } from '../../../infra/service/cors.ts';
import { buildOpenApi } from '../../../infra/web/reference/build-files.ts';
import { readRules } from '../../../lib/http/operations/read-rules.ts';
import { describeOperations, scopesOf } from '../../../lib/openapi/described-operation.ts';
import { schemaName } from '../../../lib/openapi/json-schema.ts';
import { queryParameters } from '../../../lib/openapi/parameters.ts';
import { types } from '../../../lib/resources/registry.ts';
import { registerTypes } from '../../../lib/resources/types.ts';
import { namedOperations } from '../../support/operations.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document can be anything until the test has looked at it
let document: any;
const described = describeOperations(namedOperations().map(([, operation]) => operation));
beforeAll(async () => {
  registerTypes([...types.values()]);
  document = JSON.parse(await buildOpenApi());
});

describe('the OpenAPI document', () => {
  it('describes every operation with its scope, its errors and examples of what goes in and comes out', () => {
    for (const { operation, name, path } of described) {
      const { method, body } = operation;
      const object = document.paths[path][method.toLowerCase()];
      expect(object).toMatchObject({ operationId: name, 'x-scopes': scopesOf(operation) });
      expect(Object.keys(object.responses)).toEqual(expect.arrayContaining(['401', '403', '500', '503']));
      const { 200: ok, 201: created, 202: accepted, 204: nothing } = object.responses;
      expect([ok, created, accepted, nothing].filter(Boolean), name).toHaveLength(1);
      const answered = nothing ? [] : [ok ?? created ?? accepted];
      const contents = [...answered, ...(body ? [object.requestBody] : [])];
      for (const { content } of contents) {
        const { schema, example } = content['application/vnd.api+json'];
        expect(schema, name).toEqual(expect.any(Object));
        // An action may answer `meta` alone.
        expect(Object.keys(example), name).toContain(operation.kind === 'action' && !example.data ? 'meta' : 'data');
      }
    }
  });

  it('names no header that a page of an allowed origin can not send, or not read', () => {
    const { parameters, responses } = document.components;
    const objects: Record<'parameters' | 'responses', object>[] = described.map(
      ({ operation, path }) => document.paths[path][operation.method.toLowerCase()],
    );
    const given: { in?: string; name: string }[] = [
      parameters,
      ...objects.map((each) => each.parameters ?? []),
    ].flatMap(Object.values);
    const answers: { headers?: object }[] = [responses, ...objects.map((each) => each.responses)].flatMap(
      Object.values,
    );
    const sent = given.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase());
    const read = new Set(answers.flatMap(({ headers = {} }) => Object.keys(headers).map((name) => name.toLowerCase())));
    // Of a 401 alone, and always the same.
    read.delete('www-authenticate');
    expect(cors.headers).toEqual(expect.arrayContaining([...new Set(sent)]));
    expect(cors.exposedHeaders).toEqual(expect.arrayContaining([...read]));
  });

  it('stands in the order in which one reads: by group, each collection before its members', () => {
    const groups: { name: string; tags: string[] }[] = document['x-tagGroups'];
    expect(groups.map(({ name }) => name)).toEqual([
      'People',
      'Organisation',
      'Finance',
      'Faculty review',
      'Course evaluations',
      'Imports',
      'Messages',
      'Service',
      'Several operations',
    ]);
    const tags = groups.flatMap((group) => group.tags);
    expect(document.tags.map(({ name }: { name: string }) => name)).toEqual(tags);
    const paths = Object.keys(document.paths);
    expect([...new Set(paths.map((path) => path.split('/')[3]))]).toEqual(tags);
    const users = paths.filter((path) => path.startsWith('/api/v1/users'));
    expect(users).toEqual(users.toSorted());
    expect(Object.keys(document.paths['/api/v1/users'])).toEqual(['get', 'post']);
  });

  it('offers the fields of just the types that an answer can hold, also where that is of many types', () => {
    const choosing = described.filter(({ include }) => include !== undefined);
    expect(choosing.some(({ answers }) => answers.length > 1)).toBe(true);
    for (const each of choosing) {
      const { fields } = readRules(each.operation, each.answers);
      const taken = [...types.keys()].filter((type) => fields?.(type) !== undefined);
      const names = queryParameters(each).map(({ name }) => String(name));
      const offered = names.flatMap((name) => /^fields\[(\w+)\]$/.exec(name)?.[1] ?? []);
      expect(offered.sort(), each.name).toEqual(taken.sort());
    }
  });

  it('describes every type that an operation answers', () => {
    const names = namedOperations().map(([, { answers }]) => schemaName(answers));
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  });

  it('says what a field may be, not only that it is there', () => {
    const attributes = document.components.schemas.CreateCourseEvaluationPeriod.properties.data.properties.attributes;
    expect(attributes.required).toEqual(['name', 'evaluation_type']);
    expect(attributes.additionalProperties).toBe(false);
    expect(attributes.properties).toMatchObject({
      name: { type: 'string', maxLength: 255, pattern: expect.stringMatching(/^\[\^\\s\\u0000/) },
      kind: { type: ['string', 'null'], enum: ['section', 'instructor', null] },
      minimum_response_threshold: { type: ['integer', 'null'], minimum: 1 },
      results_release_at: { type: ['string', 'null'], format: 'date-time' },
      course_uuids: { type: ['array', 'null'], maxItems: 5_000, items: { format: 'uuid' } },
    });
  });
});
