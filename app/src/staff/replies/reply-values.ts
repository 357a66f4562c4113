import { toHtml } from '../periods/guidelines-text.ts';
import { guidelinesValue, htmlOf } from '../periods/guidelines-value.ts';
import type { Reply, Writing } from './queries.ts';

/** A text of a reply as it is typed, and the language that it is in; none for the first text. */
export interface Typed {
  readonly language: string | null;
  readonly text: string;
  /** Whether it is typed as HTML, because it says what a plain text can't. */
  readonly isHtml: boolean;
}

const typed = (language: string | null, html: string | null): Typed => {
  const { guidelines: text, isHtml } = guidelinesValue(html);
  return { language, text, isHtml };
};

/** What is typed for a reply that there is, or is not yet. */
export const typedOf = (reply: Reply | null): readonly Typed[] => [
  typed(null, reply?.attributes.text ?? null),
  ...Object.entries(reply?.attributes.translations ?? {}).map(([language, html]) => typed(language, html)),
];

/** The same for what is added to a reply: nothing yet. */
export const additionsOf = (reply: Reply): readonly Typed[] =>
  typedOf(reply).map(({ language }) => ({ language, text: '', isHtml: false }));

const writing = (texts: ReadonlyMap<string | null, string>): Writing => {
  const others = [...texts].flatMap(([language, html]) => (language === null ? [] : [[language, html] as const]));
  return {
    text: texts.get(null) ?? '',
    translations: others.length === 0 ? null : Object.fromEntries(others),
  };
};

/** What is written of some typed texts; a language without a text is left out. */
export const writingOf = (texts: readonly Typed[]): Writing =>
  writing(
    new Map(
      texts.flatMap(({ language, text, isHtml }) => {
        const html = htmlOf({ guidelines: text, isHtml });
        return html === null ? [] : [[language, html] as const];
      }),
    ),
  );

/** The values to write for a reply with its new additions. */
export const writingWith = (reply: Reply, additions: readonly Typed[]): Writing => {
  const { text, translations } = reply.attributes;
  const before = new Map<string | null, string>([[null, text], ...Object.entries(translations ?? {})]);
  for (const { language, text: added } of additions)
    if (added.trim() !== '') before.set(language, (before.get(language) ?? '') + toHtml(added));
  return writing(before);
};

const dayMs = 86_400_000;
const correctableDays = 14;

/** The last day on which a published reply can be corrected. */
export const lastDayOf = (publishedOn: string): string =>
  new Date(Date.parse(publishedOn) + correctableDays * dayMs).toISOString().slice(0, 10);

/** Whether a reply can still be corrected at an instant; days are those of UTC. */
export const isCorrectable = (publishedOn: string, now: Date): boolean =>
  now.toISOString().slice(0, 10) <= lastDayOf(publishedOn);

/** Languages that can be added, by what they are called. */
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

/** What a language is called. */
export const nameOf = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
