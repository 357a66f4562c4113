import { JsonApiError } from '../../errors/json-api-error.ts';
import type { Route } from '../../model/definition/operations.ts';
import { escapeHtml } from '../../runtime/escape-html.ts';
import type { Exchange, PipelineEvent } from '../pipeline/exchange.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';
import type { FileAnswer } from '../pipeline/response.ts';
import { texts } from './lti-texts.ts';
import { pageLanguage, smallPage } from './small-page.ts';

/** What a form has sent. */
export type Fields = ReadonlyMap<string, string>;

/** How a page answers, or what it throws. */
export type Respond = (event: PipelineEvent, exchange: Exchange) => Promise<FileAnswer>;

type Title = 'failed' | 'registration_failed';

/** The page of a refusal: what to do, and a code for those who help. */
const refusalPage = (event: PipelineEvent, error: unknown, title: Title): FileAnswer => {
  if (!(error instanceof JsonApiError)) throw error;
  const [first] = error.errors;
  const language = pageLanguage(event);
  const own = texts[language];
  const code = first?.code ?? '';
  const { why, client_id: client } = first?.meta ?? {};
  const text = why === 'error' ? own.refused_there : own[code as keyof typeof own];
  const whole = why === undefined ? code : `${code}: ${why}`;
  const made = client ? `\n<p>${own.client}: <code>${escapeHtml(String(client))}</code></p>` : '';
  return smallPage({
    status: error.status,
    language,
    title: own[title],
    content: `<p>${text}</p>${made}\n<p>${own.code}: <code>${escapeHtml(whole)}</code></p>`,
  });
};

/**
 * The handler of a page that platforms open. Its log line has the day only, because a time could show who answered
 * when.
 */
export const ltiPage = ({ name }: Route, respond: Respond, title: Title): LambdaHandler =>
  pipeline(name, [], async (event, { exchange }) => {
    exchange.ownLog = {};
    return respond(event, exchange).catch((error: unknown) => refusalPage(event, error, title));
  });
