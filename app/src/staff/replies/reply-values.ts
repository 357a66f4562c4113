import { toHtml } from '../periods/guidelines-text.ts';
import { guidelinesValue, htmlOf } from '../periods/guidelines-value.ts';
import type { Reply, Writing } from './queries.ts';

/** A text of a reply as the user types it, with its language; null for the first text. */
export interface Typed {
  readonly language: string | null;
  readonly text: string;
  /** Whether the text is typed as HTML, because a plain text cannot express it. */
  readonly isHtml: boolean;
}

const typed = (language: string | null, html: string | null): Typed => {
  const { guidelines: text, isHtml } = guidelinesValue(html);
  return { language, text, isHtml };
};

/** Returns the fields' texts for an existing reply, or for a new one. */
export const typedOf = (reply: Reply | null): readonly Typed[] => [
  typed(null, reply?.attributes.text ?? null),
  ...Object.entries(reply?.attributes.translations ?? {}).map(([language, html]) => typed(language, html)),
];

/** Returns empty texts for additions to a reply, one for each of its languages. */
export const additionsOf = (reply: Reply): readonly Typed[] =>
  typedOf(reply).map(({ language }) => ({ language, text: '', isHtml: false }));

const writing = (texts: ReadonlyMap<string | null, string>): Writing => {
  const others = [...texts].flatMap(([language, html]) => (language === null ? [] : [[language, html] as const]));
  return {
    text: texts.get(null) ?? '',
    translations: others.length === 0 ? null : Object.fromEntries(others),
  };
};

/** Returns the writable attributes for typed texts. A language without a text is left out. */
export const writingOf = (texts: readonly Typed[]): Writing =>
  writing(
    new Map(
      texts.flatMap(({ language, text, isHtml }) => {
        const html = htmlOf({ guidelines: text, isHtml });
        return html === null ? [] : [[language, html] as const];
      }),
    ),
  );

/** Returns the writable attributes for a reply with its new additions. */
export const writingWith = (reply: Reply, additions: readonly Typed[]): Writing => {
  const { text, translations } = reply.attributes;
  const before = new Map<string | null, string>([[null, text], ...Object.entries(translations ?? {})]);
  for (const { language, text: added } of additions)
    if (added.trim() !== '') before.set(language, (before.get(language) ?? '') + toHtml(added));
  return writing(before);
};

const dayMs = 86_400_000;
const correctableDays = 14;

/** Returns the last day on which a published reply can be corrected. */
export const lastDayOf = (publishedOn: string): string =>
  new Date(Date.parse(publishedOn) + correctableDays * dayMs).toISOString().slice(0, 10);

/** Returns whether a reply can still be corrected at an instant; days are days in UTC. */
export const isCorrectable = (publishedOn: string, now: Date): boolean =>
  now.toISOString().slice(0, 10) <= lastDayOf(publishedOn);

/** The languages that can be added, sorted by their names. */
export const languages: readonly string[] = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'tr',
  'uk',
  'zh',
];

/** Returns the name of a language. */
export const nameOf = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
