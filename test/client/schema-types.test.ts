import { describe, expect, it } from 'vitest';
import { typeOf } from '../../infra/tools/client/schema-types.ts';

describe('the type of a JSON Schema', () => {
  it.each([
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'], format: 'date' }, 'string | null'],
    [{ type: ['string', 'null'], enum: ["it's", null] }, "'it\\'s' | null"],
    [{ const: 'user' }, "'user'"],
    [{ $ref: '#/components/schemas/User' }, "components['schemas']['User']"],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'array' }, 'unknown[]'],
    [{ allOf: [{ type: ['string', 'null'] }, { const: 'a' }] }, "((string | null) & 'a')"],
    [{ type: 'object' }, 'Record<string, unknown>'],
    [{ type: 'object', additionalProperties: { type: ['string', 'null'] } }, 'Record<string, string | null>'],
    [{ type: 'object', properties: {}, additionalProperties: false }, 'Record<string, never>'],
    [{ description: 'Anything.' }, 'unknown'],
    [
      {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string' }, 'b[c]': { description: 'Ends */ early.' } },
      },
      "{\n  a: string;\n  /** Ends *\\/ early. */\n  'b[c]'?: unknown;\n}",
    ],
  ])('of %j is %s', (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });
});
