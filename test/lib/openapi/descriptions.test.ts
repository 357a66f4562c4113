import { beforeAll, describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../../infra/web/reference/build-files.ts';
import { errorCatalogue } from '../../../lib/openapi/error-catalogue.ts';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

let document: Members;
beforeAll(async () => {
  document = JSON.parse(await buildOpenApi());
});

/** The part of the document at a path of member names. */
const at = (...path: readonly string[]): Members => {
  const found = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), document);
  if (!isObject(found)) throw new Error(`the document has nothing at ${path.join('/')}`);
  return found;
};

const described = (...path: readonly string[]): [string, unknown][] =>
  Object.entries(at(...path)).map(([name, part]) => [name, isObject(part) ? part.description : undefined]);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Whether a text says more of a thing than its name does: a sentence with at least three words of its own. */
const saysMore = (name: string, text: unknown): boolean => {
  if (typeof text !== 'string' || !/^[A-Z`].*[.:`)]$/s.test(text)) return false;
  const named = new Set([...wordsOf(name), 'the', 'a', 'an', 'of', 'is', 'this']);
  return wordsOf(text).filter((word) => !named.has(word)).length >= 3;
};

const mute = (parts: readonly [string, unknown][]): string[] =>
  parts.filter(([name, text]) => !saysMore(name, text)).map(([name, text]) => `${name}: ${String(text)}`);

const resourceSchemas = (): [string, Members][] =>
  Object.entries(at('components', 'schemas')).flatMap(([name, schema]) => {
    const isResource = isObject(schema) && isObject(schema.properties) && 'attributes' in schema.properties;
    return isResource ? [[name, schema] as [string, Members]] : [];
  });

const fieldsOf = (name: string, member: string): [string, Members][] => {
  const properties = at('components', 'schemas', name, 'properties');
  return member in properties
    ? Object.entries(at('components', 'schemas', name, 'properties', member, 'properties') as Record<string, Members>)
    : [];
};

describe('the OpenAPI document says in sentences', () => {
  it('what each attribute, relationship and count of a resource is for', () => {
    expect(resourceSchemas().length).toBeGreaterThan(25);
    const fields = resourceSchemas().flatMap(([name]) =>
      ['attributes', 'relationships', 'meta'].flatMap((member) =>
        fieldsOf(name, member).map(([field, schema]): [string, unknown] => [`${name}.${field}`, schema.description]),
      ),
    );
    expect(fields.length).toBeGreaterThan(200);
    expect(mute(fields)).toEqual([]);
  });

  it('that responses and suppressions keep the day on which they were made, and all others the instant', () => {
    const days = resourceSchemas().filter(([name]) =>
      fieldsOf(name, 'attributes').some(
        ([field, { description }]) => field === 'created_at' && String(description).startsWith('The day'),
      ),
    );
    expect(days.map(([name]) => name)).toEqual([
      'CourseEvaluationResponse',
      'CourseEvaluationSectionResponse',
      'MessageSuppression',
    ]);
  });

  it('what each schema, parameter, response and operation is', () => {
    expect(mute(described('components', 'schemas'))).toEqual([]);
    expect(mute(described('components', 'parameters'))).toEqual([]);
    expect(mute(described('components', 'responses'))).toEqual([]);
    const operations = Object.values(at('paths')).flatMap((methods) =>
      Object.values(methods as Record<string, Members>),
    );
    expect(mute(operations.map((each) => [String(each.summary), each.description]))).toEqual([]);
    const own = operations.flatMap(({ parameters = [] }) =>
      (parameters as Members[]).flatMap(({ $ref, name, description }): [string, unknown][] =>
        $ref === undefined ? [[String(name), description]] : [],
      ),
    );
    expect(mute(own)).toEqual([]);
  });

  it('what an operation does, and not what a field of the same name holds', () => {
    expect(at('paths', '/api/v1/changes', 'get').description).toMatch(/^Lists what has changed/);
  });

  it('that revoking a token deletes nothing, and is refused for nothing that refers to it', () => {
    const { description, responses } = at('paths', '/api/v1/access_tokens/{id}', 'delete');
    expect(description).toMatch(/^Revokes it: .* stays listed/);
    expect(description).not.toContain('Deletes');
    expect(Object.keys(responses as Members)).not.toContain('409');
  });

  it('what each error means', () => {
    expect(mute(errorCatalogue.map(({ code, means }) => [code, means]))).toEqual([]);
    expect(
      mute(
        Object.entries(at('components', 'schemas', 'ErrorObject', 'properties')).map(([name, schema]) => [
          name,
          (schema as Members).description,
        ]),
      ),
    ).toEqual([]);
  });

  it('and by an example what an attribute looks like, unless its values are a choice', () => {
    const without = resourceSchemas().flatMap(([name]) =>
      fieldsOf(name, 'attributes').flatMap(([field, { type, enum: choice, examples, items }]) => {
        const isChoice = choice !== undefined || (isObject(items) && items.enum !== undefined);
        return isChoice || type === 'boolean' || [type].flat().includes('boolean') || examples !== undefined
          ? []
          : [`${name}.${field}`];
      }),
    );
    expect(without).toEqual([]);
  });
});

describe('schemas', () => {
  it('have a name wherever a body is one, so that generated clients have names too', () => {
    const operations = Object.values(at('paths')).flatMap((methods) =>
      Object.values(methods as Record<string, Members>),
    );
    const responses = Object.values(at('components', 'responses'));
    const bodies = [
      ...operations.flatMap(({ responses: own, requestBody }) => [...Object.values(own as Members), requestBody]),
      ...responses,
    ];
    const schemas = bodies.flatMap((body) =>
      isObject(body) && isObject(body.content)
        ? Object.values(body.content).map((each) => (each as Members).schema)
        : [],
    );
    expect(schemas.length).toBeGreaterThan(200);
    for (const schema of schemas)
      expect(schema).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/) });
  });
});
