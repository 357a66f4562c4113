import { expect, it } from 'vitest';
import { preferredLanguage } from '../../../lib/runtime/preferred-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['fr, de-CH;q=0.8, en;q=0.3', 'de'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['de;q=0, en', 'en'],
  ['den', 'en'],
  ['ja', 'en'],
])('%j prefers %s', (header, language) => {
  expect(preferredLanguage(header, ['en', 'de'])).toBe(language);
});
