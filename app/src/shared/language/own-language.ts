import { bestOf, chosenTag, spoken } from './chosen.ts';

/** Words of another language than those of a type: the same shape with other texts. */
export type Words<Of> = Of extends string
  ? string
  : Of extends (...given: infer Given) => infer Said
    ? (...given: Given) => Words<Said>
    : { readonly [Name in keyof Of]: Words<Of[Name]> };

// Tests of words run without a browser.
const readOwn = (): string => (typeof window === 'undefined' ? 'en' : (bestOf(spoken, chosenTag()) ?? 'en'));

/**
 * The language of staff's pages. Modules read their texts once, so a new choice reloads the page, and signs in again
 * without a question.
 */
export const ownLanguage = readOwn();

/** Words in the language of staff's pages. */
export const inOwnLanguage = <Of>({ en, de }: { readonly en: Of; readonly de: Words<Of> }): Words<Of> =>
  ownLanguage === 'de' ? de : (en as Words<Of>);
