import { answerPath } from '../../domain/evaluations/invitations/link-rows.ts';
import type { Page } from '../../operations.ts';
import { type LambdaHandler, pipeline } from '../pipeline/pipeline.ts';

/**
 * Leads a link of an earlier version to the web application. A browser takes the fragment along, in which the code stands
 * (RFC 9110, 10.2.2).
 */
export const answerPage = ({ name }: Page): LambdaHandler =>
  pipeline(name, [], async (_event, { exchange }) => ({
    status: 302,
    headers: {
      location: `${exchange.base}${answerPath}`,
      'content-type': 'text/plain; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
  }));
