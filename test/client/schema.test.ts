import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateSchema, schemaFile } from '../../infra/tools/client/generate.ts';

describe('the types of the client', () => {
  it('are those of the OpenAPI document; `npm run client` renews them', () => {
    // A whole diff of thousands of lines would say less.
    expect(readFileSync(schemaFile, 'utf8') === generateSchema(), 'client/src/schema.ts is stale: npm run client').toBe(
      true,
    );
  });
});
