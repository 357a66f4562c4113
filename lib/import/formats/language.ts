import { canonicalLanguage } from '../../model/definition/language-kinds.ts';
import type { LenientRead } from './email.ts';

/** Reads the language of a person, also in the form `de_AT`. With a wrong language the field stays as it is. */
export const readLanguage = (line: number, column: string, value: string): LenientRead => {
  if (value === '') return { fields: { preferred_language: [column, null] }, warnings: [] };
  const language = canonicalLanguage(value.replaceAll('_', '-'));
  if (language !== undefined) return { fields: { preferred_language: [column, language] }, warnings: [] };
  const reason = 'not a language tag; the user was loaded without it';
  return { fields: {}, warnings: [{ line, column, value, reason }] };
};
