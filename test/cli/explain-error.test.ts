import { expect, it } from 'vitest';
import { explainError } from '../../cli/explain-error.ts';
import { formatToken, newSecret } from '../../lib/access/token-format.ts';
import { StoreError } from '../../lib/store/errors.ts';

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

it.each([
  [new Error('there is no token'), 'There is no token'],
  [new StoreError('throttled', 'busy'), 'The database refuses the request: throttled.'],
  [new Error('Region is missing'), 'Say in which region the table is: --region NAME.'],
  [named('ExpiredTokenException', 'expired'), 'The AWS credentials do not open the table: expired'],
  ['text', 'Text'],
])('says %s in words', (error, words) => {
  expect(explainError(error)).toBe(words);
});

it('keeps the secret of a token to itself', () => {
  const id = '0'.repeat(32);
  const token = formatToken({ id, secret: newSecret() });
  expect(explainError(new Error(`bad header "Bearer ${token}"`))).toBe(`Bad header "Bearer facet_${id}_…"`);
});

it('says which address of the service does not answer', async () => {
  // Nothing can listen on this port.
  const error = await fetch('http://127.0.0.1:0').catch((reason: unknown) => reason);
  expect(explainError(error)).toMatch(/^The service does not answer: connect E\w+ 127\.0\.0\.1.*\.$/);
});
