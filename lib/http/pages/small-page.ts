import { createHash } from 'node:crypto';
import { escapeHtml } from '../../runtime/escape-html.ts';
import { preferredLanguage } from '../../runtime/preferred-language.ts';
import type { PipelineEvent } from '../pipeline/exchange.ts';
import { type FileAnswer, notKept } from '../pipeline/response.ts';

/** A language of the small pages. */
export type PageLanguage = 'en' | 'de';

/** The language of a small page that a browser prefers. */
export const pageLanguage = ({ headers }: PipelineEvent): PageLanguage =>
  preferredLanguage<PageLanguage>(headers?.['accept-language'], ['en', 'de']);

/** A page of the service without parts of its own: one question, or one sentence. */
interface SmallPage {
  readonly status: number;
  readonly language: PageLanguage;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Directives of its content security policy in addition to those of every such page. */
  readonly policy?: string;
  /** Whose pages may frame it; nobody's unless said. */
  readonly frameAncestors?: string;
}

/** Directive of a page's policy with which this script of its own runs. */
export const allowing = (script: string): string =>
  `; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Hidden inputs, so that a form sends these fields of the page's own request again. */
export const hiddenInputs = (fields: ReadonlyMap<string, string>, names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const value = fields.get(name);
      return value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`];
    })
    .join('');

/** Answers a small page; nobody keeps it, and it takes nothing from other addresses. */
export const smallPage = ({
  status,
  language,
  title,
  content,
  policy = '',
  frameAncestors = "'none'",
}: SmallPage): FileAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors ${frameAncestors}${policy}`,
    'referrer-policy': 'no-referrer',
    'cache-control': notKept,
    vary: 'Accept-Language',
  },
  body: Buffer.from(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>:root{color-scheme:light dark;font:1.1rem/1.5 system-ui}body{max-width:32rem;margin:2rem auto;padding:0 1rem}input{width:1.25rem;height:1.25rem}button{font:inherit;padding:.5rem 1rem}</style>
<main><h1>${title}</h1>
${content}
</main>
</html>
`),
});
