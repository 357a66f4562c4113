import { unsubscribe } from '../../domain/messages/suppressions/unsubscribe.ts';
import type { Route } from '../../model/definition/operations.ts';
import type { PipelineEvent } from '../pipeline/exchange.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import type { FileAnswer } from '../pipeline/response.ts';
import { type PageLanguage, pageLanguage, smallPage } from './small-page.ts';
import { texts } from './unsubscribe-texts.ts';

// What RFC 8058 has mail programs send. A box that somebody has to tick sends the same: a scanner that submits forms does not.
const [field, value] = ['List-Unsubscribe', 'One-Click'];

const page = (
  event: PipelineEvent,
  status: number,
  content: (own: (typeof texts)[PageLanguage]) => string,
): FileAnswer => {
  const language = pageLanguage(event);
  const own = texts[language];
  return smallPage({ status, language, title: own.title, content: content(own) });
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
