import type { JsonSchema } from '../../../lib/openapi/json-schema.ts';
import { block, member, membersOf, referredType, typeOf } from './schema-types.ts';

const preamble = `// Generated from the OpenAPI document by \`npm run client\`; changes by hand are lost.

`;

// A parameter and a body both say what they hold in `schema`.
const schemaType = ({ schema }: JsonSchema): string => typeOf({ allOf: [schema] });

const contentType = (content: unknown): string =>
  block(membersOf(content).map(([mediaType, each]) => member(mediaType, schemaType(each))));

const responseType = ({ $ref, content }: JsonSchema): string =>
  $ref === undefined ? block([member('content', contentType(content))]) : referredType($ref);

/** Reads the parameters that an operation names, references followed. */
type Resolve = (parameter: JsonSchema) => JsonSchema;

const parametersType = (parameters: unknown, resolve: Resolve): string => {
  const all = Array.isArray(parameters) ? (parameters as JsonSchema[]) : [];
  const found = all.map((written) => ({ written, found: resolve(written) }));
  const isOptional = found.every(({ found }) => found.in !== 'query' || found.required !== true);
  const those = (place: string): string[] =>
    found
      .filter(({ found }) => found.in === place)
      .map(({ written, found }) =>
        member(String(found.name), written.$ref === undefined ? schemaType(found) : referredType(written.$ref), {
          isOptional: found.required !== true,
          about: written.description,
        }),
      );
  const query = those('query');
  const path = those('path');
  return block([
    query.length === 0 ? 'query?: never;' : member('query', block(query), { isOptional }),
    path.length === 0 ? 'path?: never;' : member('path', block(path)),
  ]);
};

const operationType = ({ parameters, requestBody, responses }: JsonSchema, resolve: Resolve): string => {
  const [body] = membersOf({ requestBody });
  return block([
    member('parameters', parametersType(parameters, resolve)),
    ...(body === undefined ? [] : [member('requestBody', block([member('content', contentType(body[1].content))]))]),
    member('responses', block(membersOf(responses).map(([status, each]) => member(status, responseType(each))))),
  ]);
};

const pathType = (operations: JsonSchema, resolve: Resolve): string =>
  block(
    membersOf(operations).map(([method, operation]) =>
      member(method, operationType(operation, resolve), { about: operation.summary }),
    ),
  );

const all = (members: unknown, type: (each: JsonSchema) => string): string =>
  block(membersOf(members).map(([name, each]) => member(name, type(each), { about: each.description })));

/** The TypeScript types of an OpenAPI document, in the form that openapi-fetch reads: `paths` and `components`. */
export const clientTypes = ({ paths, components }: JsonSchema): string => {
  const { schemas, parameters, responses } = Object.fromEntries(membersOf({ components })).components ?? {};
  const shared = Object.fromEntries(membersOf(parameters));
  const resolve: Resolve = (parameter) =>
    typeof parameter.$ref === 'string' ? (shared[parameter.$ref.split('/').at(-1) ?? ''] ?? {}) : parameter;
  const parts = block([
    member('schemas', all(schemas, typeOf)),
    member('parameters', all(parameters, schemaType)),
    member('responses', all(responses, responseType)),
  ]);
  return `${preamble}export interface paths ${all(paths, (each) => pathType(each, resolve))}

export interface components ${parts}
`;
};
