import { countryNames } from './country-names.ts';

/** The English name of an ISO 3166-1 alpha-2 country code in capitals; null for anything else. */
export const countryName = (code: string | null): string | null =>
  code !== null && Object.hasOwn(countryNames, code) ? (countryNames[code] ?? null) : null;
