import { unsubscribe } from '../../domain/messages/suppressions/unsubscribe.ts';
import type { Route } from '../../model/definition/operations.ts';
import type { PipelineEvent } from '../pipeline/exchange.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import { type FileAnswer, notKept } from '../pipeline/response.ts';
import { texts } from './unsubscribe-texts.ts';

type Language = keyof typeof texts;

const languageOf = ({ headers }: PipelineEvent): Language => {
  const wanted = (headers?.['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => Object.hasOwn(texts, tag)) ?? 'en';
};

// What RFC 8058 has mail programs send. A box that somebody has to tick sends the same: a scanner that submits forms does not.
const [field, value] = ['List-Unsubscribe', 'One-Click'];

const page = (event: PipelineEvent, status: number, content: (own: (typeof texts)[Language]) => string): FileAnswer => {
  const language = languageOf(event);
  const own = texts[language];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${own.title}</title>
<style>:root{color-scheme:light dark;font:1.1rem/1.5 system-ui}body{max-width:32rem;margin:2rem auto;padding:0 1rem}input{width:1.25rem;height:1.25rem}button{font:inherit;padding:.5rem 1rem}</style>
<main><h1>${own.title}</h1>
${content(own)}
</main>
</html>
`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': notKept,
      vary: 'Accept-Language',
    },
    body: Buffer.from(html),
  };
};

const form = (event: PipelineEvent): FileAnswer =>
  page(
    event,
    200,
    ({ ask, keep, send }) => `<form method="post">
<p><label><input type="checkbox" name="${field}" value="${value}"> ${ask}</label></p>
<p>${keep}</p>
<p><button>${send}</button></p>
</form>`,
  );

/** Whether a request has the one field; never throws for what is no form. */
const isOneClick = async ({ body = '', isBase64Encoded, headers }: PipelineEvent): Promise<boolean> => {
  const bytes = Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
  try {
    const sent = new Response(bytes, { headers: { 'content-type': headers?.['content-type'] ?? '' } });
    return (await sent.formData()).get(field) === value;
  } catch {
    return false;
  }
};

/** Asks whether somebody wants no more reminders; does nothing. */
export const unsubscriptionPage = ({ name }: Route): LambdaHandler => pipeline(name, [], form);

/** Unsubscribes the recipient of a mail (RFC 8058); asks where the request does not say so. */
export const unsubscribing = ({ name }: Route): LambdaHandler =>
  pipeline(name, [], async (event, { exchange: { store, now } }) => {
    if (!(await isOneClick(event))) return form(event);
    return (await unsubscribe(store, event.pathParameters?.token ?? '', now))
      ? page(event, 200, ({ done }) => `<p>${done}</p>`)
      : page(event, 404, ({ unknown }) => `<p>${unknown}</p>`);
  });
