import { refuse } from '../../errors/error-kind.ts';
import { invalidPrecondition } from '../../errors/reading.ts';
import { matchesNone, parseEntityTags } from './entity-tags.ts';
import type { PipelineRequest } from './exchange.ts';

/** Answers 304 to a read whose answer the caller has already (RFC 9110, 13.1.2); it has cost as much as the answer. */
export const notModified = {
  before: ({ event }: PipelineRequest): void => {
    const header = event.headers?.['if-none-match'];
    if (header !== undefined && parseEntityTags(header) === undefined)
      throw refuse(invalidPrecondition, 'If-None-Match is * or a list of entity tags', 'If-None-Match');
  },
  after: ({ event, response }: PipelineRequest): void => {
    const header = event.headers?.['if-none-match'];
    const entityTag = response?.headers?.etag;
    if (header === undefined || response?.statusCode !== 200 || typeof entityTag !== 'string') return;
    if (matchesNone(header, entityTag)) return;
    response.statusCode = 304;
    delete response.body;
  },
};
