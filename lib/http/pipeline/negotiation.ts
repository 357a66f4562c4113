import { requireAcceptable, requireJsonApiBody, requirePlainBody } from '../../jsonapi/media-type.ts';
import { type QueryRules, readQuery } from '../../jsonapi/query.ts';
import type { PipelineRequest } from './exchange.ts';

/** The parameters in the path of a request. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/** Checks media types (415, then 406), then reads the query (400) by the rules for the path. */
export const negotiation = (rulesFor: (parameters: PathParameters) => QueryRules, takesBody: boolean) => ({
  before: ({ event, context }: PipelineRequest): void => {
    if (takesBody) {
      requireJsonApiBody(event.headers?.['content-type']);
      requirePlainBody(event.headers?.['content-encoding']);
    }
    requireAcceptable(event.headers?.accept);
    context.exchange.query = readQuery(event.rawQueryString ?? '', rulesFor(event.pathParameters ?? {}));
  },
});
