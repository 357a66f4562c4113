import type { Scope } from '../../access/scopes.ts';
import type { TokenRecord } from '../../access/token-record.ts';
import { findVisibility } from '../../domain/access-control/visibility.ts';
import { refuse } from '../../errors/error-kind.ts';
import { notFound } from '../../errors/reading.ts';
import type { Fieldsets } from '../../jsonapi/fields.ts';
import type { ListQuery } from '../../jsonapi/list-query.ts';
import type { Query } from '../../jsonapi/query.ts';
import type { RequestData } from '../../jsonapi/request-document.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { TokenHolder, Viewer, Visibility } from '../../model/definition/visibility.ts';
import { canonicalId } from '../../runtime/ids.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import { addressOf, pathOf } from './base-url.ts';
import type { PipelineContext, PipelineEvent } from './exchange.ts';
import type { Answer, NoContent } from './response.ts';

/** A checked request, as an operation sees it: no event, no headers, no token. */
export class OperationRequest implements TokenHolder, Viewer {
  readonly #event: PipelineEvent;
  readonly #context: PipelineContext;
  readonly #visibilities = new Map<string, Promise<Visibility | undefined>>();

  constructor(event: PipelineEvent, context: PipelineContext) {
    this.#event = event;
    this.#context = context;
  }

  get store(): Store {
    return this.#context.exchange.store;
  }

  get now(): Date {
    return this.#context.exchange.now;
  }

  get base(): string {
    return this.#context.exchange.base;
  }

  /** The caller's token. A read asks for it only where it must: it then waits for the check, which otherwise runs in parallel. */
  async caller(): Promise<TokenRecord> {
    const { admission } = this.#context.exchange;
    if (admission === undefined) throw new Error('this operation takes no token');
    return (await admission).record;
  }

  /** Whether the caller's token acts for a person; throws while the token has not been checked. */
  get isForPerson(): boolean {
    const { caller } = this.#context.exchange;
    if (caller === undefined) throw new Error('nobody knows yet whose token it is');
    return caller.principal.kind !== 'integration';
  }

  /** Whether the request has a token, where it need not have one. */
  get hasToken(): boolean {
    return this.#context.exchange.admission !== undefined;
  }

  /** The request as API Gateway describes it: its method, and the address that it came from. */
  get event(): PipelineEvent {
    return this.#event;
  }

  /** Finds out which records of a restricted type the caller may see, once; undefined for all of them. */
  visibilityOf(resource: AnyResource): Promise<Visibility | undefined> {
    const found = this.#visibilities.get(resource.type) ?? findVisibility(resource, this);
    this.#visibilities.set(resource.type, found);
    return found;
  }

  get query(): Query {
    return this.#context.exchange.query;
  }

  /** The sparse fieldsets that were asked for. */
  get fields(): Fieldsets {
    return this.query.fields;
  }

  /** Address that the caller asked for, with its query; a URI whatever the caller has written. */
  get self(): string {
    return addressOf(this.base, pathOf(this.#event), this.#event.rawQueryString);
  }

  /** What a list was asked for; only operations that list have it. */
  get list(): ListQuery {
    const { list } = this.query;
    if (list === undefined) throw new Error('this operation lists nothing');
    return list;
  }

  /** Primary data of the request document; only operations that take a body have it. */
  get data(): RequestData {
    const { data } = this.#context.exchange;
    if (data === undefined) throw new Error('this operation takes no body');
    return data;
  }

  /** What the caller would like but does not require: the `Prefer` header (RFC 7240). */
  get preferences(): string {
    return this.#event.headers?.prefer ?? '';
  }

  get relationship(): string {
    return this.#event.pathParameters?.relationship ?? '';
  }

  /** The id in the path of a record of a type; throws 404 for an id that no record can have. */
  pathId(type: string, parameter = 'id'): string {
    const given = this.#event.pathParameters?.[parameter] ?? '';
    const id = canonicalId(given);
    if (id === undefined) throw refuse(notFound, type, given);
    return id;
  }

  /** Sets how the answer is made from the record that a write leaves; returns its argument. */
  answerWith<Given extends Answer | NoContent>(
    answer: (record: StoredRecord) => Given,
  ): (record: StoredRecord) => Given {
    this.#context.exchange.answerFor = answer;
    return answer;
  }

  /** Sets how a repeated request about a record is answered, where `answerWith` can not say it. */
  answerAgain(answer: (id: string) => Promise<Answer>): void {
    this.#context.exchange.answerAgain = answer;
  }

  /** Sets what a repeated request does in addition to its answer: the first one may have ended right after its write. */
  finishWith(finish: (id: string) => Promise<void>): void {
    this.#context.exchange.finish = finish;
  }

  /** Sets what the log shows of a request that leaves no trace of its caller. */
  setLogFields(fields: Readonly<Record<string, string>>): void {
    this.#context.exchange.ownLog = fields;
  }

  /** Asks for a further scope of the caller's token; without it the answer is a 403 instead. */
  needScope(scope: Scope): void {
    this.#context.exchange.neededScopes.push(scope);
  }
}
