import { missingScope } from '../../../errors/access.ts';
import { transactionTooLarge } from '../../../errors/atomic.ts';
import { errorOf, refuse } from '../../../errors/error-kind.ts';
import { type ErrorDetails, JsonApiError } from '../../../errors/json-api-error.ts';
import { idempotencyKeyInUse, idempotencyKeyReused } from '../../../errors/writing.ts';
import {
  type AtomicOperation,
  checkLocalIds,
  LocalIds,
  readAtomicDocument,
  resolveData,
} from '../../../jsonapi/atomic-document.ts';
import {
  atomicExtension,
  mediaType,
  requireAtomicAcceptable,
  requireAtomicBody,
  requirePlainBody,
} from '../../../jsonapi/media-type.ts';
import { readQuery } from '../../../jsonapi/query.ts';
import type { Route } from '../../../model/definition/operations.ts';
import { deletionMarkerField } from '../../../model/write/refer.ts';
import { types } from '../../../resources/types.ts';
import { newId } from '../../../runtime/ids.ts';
import { NotOneStep } from '../../../store/batch-item.ts';
import { BatchStore } from '../../../store/batch-store.ts';
import { StaleRead, WriteRefused } from '../../../store/refused.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxRequestSteps, maxSteps } from '../../../store/write.ts';
import { bearerAuth } from '../../pipeline/bearer-auth.ts';
import type { Exchange, PipelineContext, PipelineEvent, PipelineRequest } from '../../pipeline/exchange.ts';
import { idempotencyKeyOf } from '../../pipeline/idempotency/idempotency-key.ts';
import {
  AnsweredBefore,
  IdempotentStore,
  type KeptAnswer,
  KeyInUse,
} from '../../pipeline/idempotency/idempotent-store.ts';
import { type LambdaHandler, pipeline } from '../../pipeline/pipeline.ts';
import { wholeDocument } from '../../pipeline/request-body.ts';
import { type AnyAnswer, noContent } from '../../pipeline/response.ts';
import { type FoundOperation, findOperation, requestFor } from './find-operation.ts';
import { answerWithin, errorsIn, notOneTransaction, refusalIn, type SubAnswer } from './sub-request.ts';

/** The function of an operation, by the operation's name. */
export type HandlerOf = (name: string) => LambdaHandler;

const contentType = `${mediaType}; ext="${atomicExtension}"`;

const negotiation = {
  before: ({ event, context }: PipelineRequest): void => {
    requireAtomicBody(event.headers?.['content-type']);
    requirePlainBody(event.headers?.['content-encoding']);
    requireAtomicAcceptable(event.headers?.accept);
    context.exchange.query = readQuery(event.rawQueryString ?? '', {});
  },
};

const typeOfCollection = (collection: string): string | undefined =>
  [...types.values()].find((each) => each.collection === collection)?.type;

/** Errors of several operations, each with the status of its own. */
type Failures = Map<number, ErrorDetails[]>;

// Of several statuses the one that says most of the request as a whole; only its errors are answered.
const precedence = [500, 503, 401, 400, 403, 409, 422, 404, 410, 412, 428];

const throwFailures = (failures: Failures): void => {
  const status = precedence.find((each) => failures.has(each)) ?? [...failures.keys()][0];
  if (status !== undefined) throw new JsonApiError(status, failures.get(status) ?? []);
};

interface Planned extends FoundOperation {
  readonly asked: AtomicOperation;
  /** Pointer to the data of the operation, in a request that has this operation alone. */
  readonly dataAt: string;
}

const plan = (operations: readonly AtomicOperation[]): Planned[] =>
  operations.map((asked) => {
    const found = findOperation(asked);
    const dataAt = found.sets === undefined ? '/data' : `/data/relationships/${found.sets}/data`;
    return { ...found, asked, dataAt };
  });

const requireAllScopes = (planned: readonly Planned[], { caller }: Exchange): void => {
  const failures: ErrorDetails[] = planned.flatMap(({ row: { scope, orScope }, asked: { pointer } }) => {
    const has = [scope, orScope].some((each) => each !== undefined && caller?.scopes.includes(each));
    return has ? [] : [{ ...errorOf(missingScope, scope), source: { pointer } }];
  });
  if (failures.length > 0) throw new JsonApiError(missingScope.status, failures);
};

/** What an operation leaves in the answer. */
const resultOf = ({ document: { data, meta } }: SubAnswer): object =>
  data === undefined ? {} : { data, ...(meta && { meta }) };

interface Request {
  readonly event: PipelineEvent;
  readonly context: PipelineContext;
  readonly handlerOf: HandlerOf;
}

/** Carries out the operations on a table that holds their writes back; answers their results. Throws what is wrong with them. */
const carryOutAll = async (
  planned: readonly Planned[],
  batch: BatchStore,
  { event, context, handlerOf }: Request,
): Promise<object[]> => {
  const { store: access, now } = context.exchange;
  const ids = new LocalIds();
  const failures: Failures = new Map();
  const results: object[] = [];
  for (const operation of planned) {
    const { asked, dataAt, row } = operation;
    const { target, pointer, op, relationship } = asked;
    const adds = op === 'add' && relationship === undefined;
    const place = { pointer, dataAt };
    batch.begin((reason) => refusalIn(reason, place));
    try {
      const id =
        target.lid === undefined || adds ? target.id : ids.resolve(target.type, target.lid, `${pointer}/ref/lid`);
      const data = resolveData(asked, ids);
      const request = requestFor(operation, { id, data, asked });
      const answer = await answerWithin(
        handlerOf(row.name),
        { event, context, within: { store: batch, access, now } },
        request,
      );
      const { status, document } = answer;
      if (document.errors !== undefined)
        failures.set(status, [...(failures.get(status) ?? []), ...errorsIn(document.errors, place)]);
      results.push(resultOf(answer));
      // A resource that is refused has an id all the same, so that what names it is checked too.
      if (adds) ids.add(target, document.errors === undefined ? String(Object(document.data).id) : newId());
    } catch (error) {
      if (!(error instanceof JsonApiError)) throw error;
      failures.set(error.status, [...(failures.get(error.status) ?? []), ...errorsIn(error.errors, place)]);
    }
    // A later operation may refer to the refused resource by its local id. Its refusal would say nothing new.
    if (failures.size > 0 && adds && target.lid !== undefined) break;
  }
  throwFailures(failures);
  return results;
};

const refusalOfAll = ({ reasons }: WriteRefused): unknown => {
  const refusals = reasons.filter((reason) => reason instanceof JsonApiError);
  if (refusals.length < reasons.length) return new StaleRead('the table has changed since it was read');
  const failures: Failures = new Map();
  for (const { status, errors } of refusals)
    failures.set(status, [
      ...(failures.get(status) ?? []),
      ...errors.map(({ status: _s, title: _t, ...each }) => each),
    ]);
  try {
    throwFailures(failures);
  } catch (error) {
    return error;
  }
  return reasons[0];
};

const newBatch = (store: Store): BatchStore =>
  new BatchStore(store, {
    isAtOnce: ({ set }) => set.length > 0 && set.every(([[name]]) => name === deletionMarkerField),
    notAtomic: () => notOneTransaction('/atomic:operations'),
  });

const requireFitting = ({ length }: readonly Step[], most: number): void => {
  if (length > most) throw refuse(transactionTooLarge, length, most);
};

const isDue = (results: readonly object[]): boolean => results.some((each) => Object.keys(each).length > 0);

const textOf = (results: readonly object[]): string | undefined =>
  isDue(results) ? JSON.stringify({ 'atomic:results': results }) : undefined;

const answerOf = (text: string | undefined, headers: Readonly<Record<string, string>> = {}): AnyAnswer =>
  text === undefined
    ? { ...noContent, headers: { ...headers, 'content-type': contentType } }
    : { status: 200, text, version: undefined, headers: { ...headers, 'content-type': contentType } };

// As much as an item keeps of an answer.
const longestKept = 100 * 1024;

const expectedOf = (text: string | undefined) => ({
  status: text === undefined ? 204 : 200,
  id: '',
  ...(text !== undefined && Buffer.byteLength(text) <= longestKept && { body: text }),
});

/** The answer to a repeated request: the first one, or that it has been carried out, where that was too long to be kept. */
const replayed = ({ status, body }: KeptAnswer, key: string): AnyAnswer => {
  const headers = { 'idempotent-replayed': 'true', 'idempotency-key': key };
  if (status === noContent.status) return answerOf(undefined, headers);
  return answerOf(body ?? JSON.stringify({ meta: { replay: 'current' } }), headers);
};

const carryOut = async (request: Request): Promise<AnyAnswer> => {
  const { event, context } = request;
  const { exchange } = context;
  const operations = readAtomicDocument(exchange.document, typeOfCollection);
  checkLocalIds(operations, newId());
  const planned = plan(operations);
  requireAllScopes(planned, exchange);
  const key = idempotencyKeyOf(event, exchange.caller?.id ?? '', exchange.body ?? '');
  let text: string | undefined;
  const writing =
    key === undefined
      ? undefined
      : new IdempotentStore(exchange.store, {
          ...{ key, now: exchange.now, isSubject: () => true },
          expect: () => expectedOf(text),
        });
  const before = await writing?.lookUp();
  const again = (answer: KeptAnswer): AnyAnswer => {
    if (answer.fingerprint !== key?.fingerprint) throw refuse(idempotencyKeyReused);
    return replayed(answer, key.key);
  };
  if (before !== undefined && writing?.isLive(before)) return again(before);
  const attempt = async (): Promise<AnyAnswer> => {
    const batch = newBatch(exchange.store);
    text = textOf(await carryOutAll(planned, batch, request));
    const { steps } = batch;
    requireFitting(steps, writing === undefined ? maxSteps : maxRequestSteps);
    try {
      if (steps.length > 0) await (writing ?? exchange.store).write(steps);
      else await writing?.keepAlone(expectedOf(text));
    } catch (error) {
      throw error instanceof WriteRefused ? refusalOfAll(error) : error;
    }
    return answerOf(text);
  };
  try {
    return await retryStale(attempt, 'the records of the operations keep changing');
  } catch (error) {
    if (error instanceof AnsweredBefore) return again(error.answer);
    if (error instanceof KeyInUse) throw refuse(idempotencyKeyInUse);
    if (error instanceof NotOneStep) throw notOneTransaction('/atomic:operations');
    throw error;
  }
};

/** The operation that carries out several others, all of them or none (JSON:API's Atomic Operations extension). */
export const atomicOperations = ({ name }: Pick<Route, 'name'>, handlerOf: HandlerOf): LambdaHandler =>
  pipeline(name, [bearerAuth({ answers: '' }, 'wait'), negotiation, wholeDocument], (event, context) =>
    carryOut({ event, context, handlerOf }),
  );
