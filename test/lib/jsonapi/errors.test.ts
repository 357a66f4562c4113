import { expect, it } from 'vitest';
import { badRequest, JsonApiError } from '../../../lib/jsonapi/errors.ts';

it('says as an exception what is wrong, not only the name of its status', () => {
  expect(String(badRequest('There is no such filter', { parameter: 'filter[x]' }))).toBe(
    'Error: There is no such filter',
  );
  expect(String(new JsonApiError(409, [{ code: 'taken' }]))).toBe('Error: Conflict');
});
