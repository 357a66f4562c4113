import type { Request } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Authenticated } from '../../access/authenticate.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import type { Scope } from '../../access/scopes.ts';
import type { TokenRecord } from '../../access/token-record.ts';
import type { Query } from '../../jsonapi/query.ts';
import type { RequestData } from '../../jsonapi/request-document.ts';
import type { Deprecation } from '../../model/definition/endpoints.ts';
import { now, stopwatch } from '../../runtime/clock.ts';
import type { StoredRecord } from '../../store/record.ts';
import { openStore, type Store } from '../../store/store.ts';
import { baseUrl } from './base-url.ts';
import type { Answer, NoContent } from './response.ts';

/** One request on its way through the pipeline: what the steps before have found out, for the steps after. */
export interface Exchange {
  /** Name of the operation, or of the function that answers unknown routes. */
  readonly name: string;
  store: Store;
  /** The moment of the request; whatever is computed from time is computed from this. */
  readonly now: Date;
  /** Reading of the stopwatch when the request came in. */
  readonly startedAt: number;
  /** Base address of the service as the caller sees it. */
  readonly base: string;
  /** The check of the caller's token, which may still run; rejects with a 401 or 403. */
  admission?: Promise<Authenticated>;
  /** The caller's token, once it has been found good. */
  caller?: TokenRecord;
  /** Where the caller stands in its quota, if it has one. */
  rateLimit?: RateLimit | undefined;
  /** Scopes that the token must have, besides being good. */
  readonly neededScopes: Scope[];
  /** What the log shows of a request that leaves no trace of its caller, in addition to operation, day and status. */
  ownLog?: Readonly<Record<string, string>>;
  /** When the operation was deprecated and when it ends, if it is deprecated. */
  deprecated?: Deprecation | undefined;
  query: Query;
  /** Text of the request body, for operations that take one. */
  body?: string;
  /** Makes the answer to a write from the record that it leaves, where the answer is known before the write. */
  answerFor?: (outcome: StoredRecord) => Answer | NoContent;
  /** Answers a repeated request about a record, where its first answer was not known before the write. */
  answerAgain?: (id: string) => Promise<Answer>;
  /** Finishes, at a repeated request, what the first one may have left undone after its write. */
  finish?: (id: string) => Promise<void>;
  /** Primary data of the request, for operations that take a body. */
  data?: RequestData;
  /** The request document, for those that take it as it is. */
  document?: unknown;
  /** The request that this one is a part of. */
  readonly within?: Within | undefined;
}

/** A request of several operations, as one of them sees it. */
export interface Within {
  /** The table as the operations before leave it. */
  readonly store: Store;
  /** The table without the writes of the request, from which the caller's token is read. */
  readonly access: Store;
  readonly now: Date;
}

/** The Lambda context with the exchange that the pipeline has put there. */
export interface PipelineContext extends Context {
  exchange: Exchange;
  /** Set for an operation that is a part of a request. */
  readonly within?: Within;
}

/** The event as it runs through the pipeline. */
export type PipelineEvent = APIGatewayProxyEventV2;

/** What middy hands to each step of the pipeline. */
export type PipelineRequest = Request<PipelineEvent, APIGatewayProxyStructuredResultV2, unknown, PipelineContext>;

export const openExchange = (name: string, event: PipelineEvent, within?: Within): Exchange => ({
  name,
  within,
  store: within?.store ?? openStore(),
  now: within?.now ?? now(),
  startedAt: stopwatch(),
  base: baseUrl(event),
  neededScopes: [],
  query: { fields: {} },
});
