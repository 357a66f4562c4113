import type { PipelineEvent } from '../pipeline/exchange.ts';

/**
 * The fields that a form has sent, in the query or in the body; undefined for what is no form, or names a field twice. Never
 * throws.
 */
export const readForm = ({
  body,
  isBase64Encoded,
  headers,
  rawQueryString,
  requestContext,
}: PipelineEvent): ReadonlyMap<string, string> | undefined => {
  const isSent = requestContext.http.method === 'POST';
  const type = (headers?.['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (isSent && type !== 'application/x-www-form-urlencoded') return undefined;
  const text = isSent ? Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString() : rawQueryString;
  const sent = [...new URLSearchParams(text)];
  const fields = new Map(sent);
  return fields.size === sent.length ? fields : undefined;
};
