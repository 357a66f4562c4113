import { refuse } from '../../../errors/error-kind.ts';
import { notFound } from '../../../errors/reading.ts';
import { idempotencyKeyInUse, idempotencyKeyReused } from '../../../errors/writing.ts';
import { resourceUrl } from '../../../jsonapi/links.ts';
import type { OperationRow } from '../../../model/definition/operations.ts';
import type { AnyResource } from '../../../model/definition/resource.ts';
import { type Key, keyName, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { shownVersion } from '../../../store/record-version.ts';
import { isNewVersion, type Step } from '../../../store/steps.ts';
import type { Exchange, PipelineEvent } from '../exchange.ts';
import type { CarryOut } from '../operation.ts';
import { type Answer, type AnyAnswer, type NoContent, noContent, type SentAnswer, versionOf } from '../response.ts';
import { type IdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts';
import { AnsweredBefore, type ExpectedAnswer, IdempotentStore, type KeptAnswer, KeyInUse } from './idempotent-store.ts';

// An item has at most 400 KB, and its writing costs by its size.
const longestBody = 100 * 1024;

const keptBody = (document: object): { readonly body?: string } => {
  const body = JSON.stringify(document);
  return Buffer.byteLength(body) > longestBody ? {} : { body };
};

const kept = (answer: Answer | NoContent, id: string): ExpectedAnswer => {
  const { status, headers = {} } = answer;
  const { location } = headers;
  if (!('document' in answer)) return { status, id };
  const version = versionOf(answer.document);
  return {
    ...{ status, id },
    ...(version !== undefined && { version }),
    ...(location !== undefined && { location }),
    ...keptBody(answer.document),
  };
};

const isWhole = ({ status, body }: ExpectedAnswer): boolean => status === noContent.status || body !== undefined;

const withoutBody = ({ body: _body, ...answer }: ExpectedAnswer): ExpectedAnswer => answer;

const expectedAnswers =
  ({ kind }: OperationRow, { collection }: AnyResource, exchange: Exchange) =>
  (outcome: StoredRecord | undefined): ExpectedAnswer => {
    if (outcome === undefined) throw new Error('a write with an idempotency key leaves no record');
    const { id } = outcome;
    const version = shownVersion(outcome);
    const expected = exchange.answerFor?.(outcome);
    if (expected !== undefined) return kept(expected, id);
    return kind === 'create'
      ? { status: 201, id, version, location: resourceUrl(exchange.base, collection, id) }
      : { status: 200, id, version };
  };

const idInPath = ({ pathParameters }: PipelineEvent): string => pathParameters?.id?.toLowerCase() ?? '';

const isPutBy =
  (keyIn: (id: string) => Key) =>
  (step: Step): boolean =>
    step.kind === 'put' && keyName(step.key) === keyName(keyIn(String(step.item.id)));

const recordKey = (type: string) => (id: string) => keyOf.record({ type, id });

const subjectOf = ({ kind, body }: OperationRow, resource: AnyResource, event: PipelineEvent) => {
  const { type, keyOf: keyIn = recordKey(type) } = resource;
  if (kind === 'create') return isPutBy(keyIn);
  const subject = keyName(recordKey(type)(idInPath(event)));
  const makes = kind === 'action' && body !== undefined;
  // A record that an action with a body creates has the type of the body (a batch, a recovery) or of the answer (a copy, an
  // evaluation).
  const isMade = (step: Step, outcome: StoredRecord | undefined): boolean =>
    makes && [body, outcome?.type].some((made) => made !== undefined && isPutBy(recordKey(made))(step));
  return (step: Step, outcome?: StoredRecord): boolean =>
    isMade(step, outcome) || (isNewVersion(step) && keyName(step.key) === subject);
};

const replay = async (
  { key, fingerprint }: IdempotencyKey,
  before: KeptAnswer,
  again: (id: string) => Promise<Answer>,
): Promise<SentAnswer | NoContent> => {
  if (before.fingerprint !== fingerprint) throw refuse(idempotencyKeyReused);
  const { status, location, version, id } = before;
  const headers = { 'idempotent-replayed': 'true', 'idempotency-key': key, ...(location && { location }) };
  if (status === noContent.status) return { status, headers };
  if (before.body !== undefined) return { status, headers, version, text: before.body };
  const { document }: Answer<{ readonly meta?: object }> = await again(id);
  const meta = { ...document.meta, replay: 'current' };
  return { status, headers, version: versionOf(document), text: JSON.stringify({ ...document, meta }) };
};

const answerNow = async (
  { type }: AnyResource,
  { store, answerFor, answerAgain }: Exchange,
  id: string,
): Promise<Answer> => {
  if (answerAgain !== undefined) return answerAgain(id);
  const record = await store.read({ type, id });
  const answer = record && answerFor?.(record);
  if (answer === undefined || !('document' in answer)) throw refuse(notFound, type, id);
  return answer;
};

/** Carries out a write once for each idempotency key: a repeated request is answered as the first one was. */
export const onceForEachKey =
  (row: OperationRow, resource: AnyResource): CarryOut =>
  async (event, exchange, respond): Promise<AnyAnswer> => {
    const key =
      row.method === 'DELETE' ? undefined : idempotencyKeyOf(event, exchange.caller?.id ?? '', exchange.body ?? '');
    if (key === undefined) return respond();
    const isSubject = subjectOf(row, resource, event);
    const expect = expectedAnswers(row, resource, exchange);
    const store = new IdempotentStore(exchange.store, { key, now: exchange.now, isSubject, expect });
    exchange.store = store;
    const replayed = async (before: KeptAnswer) => {
      const answer = await replay(key, before, (id) => answerNow(resource, exchange, id));
      await exchange.finish?.(before.id);
      return answer;
    };
    try {
      const answer = await respond();
      // A request that wrote nothing has its answer kept by a write of its own.
      if ('document' in answer || answer.status === noContent.status) {
        const expected = kept(answer as Answer | NoContent, idInPath(event));
        const isMadeAgain = exchange.answerAgain !== undefined;
        // The answer of an action cannot be made again from the record in its path. Where its body is too large to be kept,
        // nothing is kept, and a repeated request carries the action out again, which has no further effect.
        const isKept = isMadeAgain || row.kind !== 'action' || isWhole(expected);
        if (isKept) await store.keepAlone(isMadeAgain ? withoutBody(expected) : expected);
      }
      return answer;
    } catch (error) {
      if (error instanceof KeyInUse) throw refuse(idempotencyKeyInUse);
      if (error instanceof AnsweredBefore) return replayed(error.answer);
      const before = await store.lookUp();
      if (before !== undefined && store.isLive(before)) return replayed(before);
      throw error;
    }
  };
