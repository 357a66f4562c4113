import { refuse } from '../../errors/error-kind.ts';
import { invalidPrecondition } from '../../errors/reading.ts';
import { matchesNone, parseEntityTags } from './entity-tags.ts';
import type { PipelineRequest } from './exchange.ts';
import { notKept } from './response.ts';

/** Allows the reader to keep an answer, and to ask each time whether it has changed. */
const keptByReader = 'private, no-cache';

const cachingOf = ({ event, context, response }: PipelineRequest): string => {
  const isRead = ['GET', 'HEAD'].includes(event.requestContext.http.method);
  const leavesTrace = context.exchange.ownLog === undefined;
  return isRead && leavesTrace && response?.headers?.etag !== undefined ? keptByReader : notKept;
};

const withCaching = ({ response }: PipelineRequest, value: string): void => {
  if (response) response.headers = { 'cache-control': value, ...response.headers };
};

/** Throws 400 for a read whose `If-None-Match` is no list of entity tags. */
export const requireTags = {
  before: ({ event }: PipelineRequest): void => {
    const header = event.headers?.['if-none-match'];
    if (header !== undefined && parseEntityTags(header) === undefined)
      throw refuse(invalidPrecondition, 'If-None-Match is * or a list of entity tags', 'If-None-Match');
  },
};

/**
 * Says whether the reader can keep an answer, and answers 304 to a reader that has it (RFC 9110, 13.1.2): under the tag that it
 * would have, at the same cost.
 */
export const caching = {
  after: (request: PipelineRequest): void => {
    withCaching(request, cachingOf(request));
    const { event, response } = request;
    const header = event.headers?.['if-none-match'];
    const { etag, 'content-encoding': _encoding, ...headers } = response?.headers ?? {};
    // An answer that is not kept is always sent.
    if (header === undefined || response?.statusCode !== 200 || headers['cache-control'] === notKept) return;
    if (typeof etag !== 'string' || matchesNone(header, etag)) return;
    request.response = { statusCode: 304, headers: { ...headers, etag } };
  },
  onError: (request: PipelineRequest): void => withCaching(request, notKept),
};
