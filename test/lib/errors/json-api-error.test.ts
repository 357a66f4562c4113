import { expect, it } from 'vitest';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { JsonApiError } from '../../../lib/errors/json-api-error.ts';
import { invalidFilter } from '../../../lib/errors/query.ts';

it('says as an exception what is wrong, not only the name of its status', () => {
  expect(String(refuse(invalidFilter, 'There is no such filter', 'filter[x]'))).toBe('Error: There is no such filter');
  expect(String(new JsonApiError(409, [{ code: 'taken' }]))).toBe('Error: Conflict');
});
