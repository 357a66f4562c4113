import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { pauseBefore } from '../runtime/pause.ts';
import { retry } from '../runtime/retry.ts';
import { compileStep, type TransactItem } from './compile.ts';
import { StoreError, translateError, translateReason } from './errors.ts';
import { type Meter, metered } from './meter.ts';
import { isOwnItem, isOwnTransaction, type RefusedStep } from './own-write.ts';
import { TooManySteps, WriteRefused } from './refused.ts';
import type { Calls } from './retry.ts';
import { mergeSteps, type Step } from './steps.ts';

/** What a write needs: the client, the table, the meter of the request, and how calls are made. */
export interface WriteContext {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly ballotsTableName: string;
  readonly meter: Meter;
  readonly calling: Calls;
}

/** Most steps of one write: DynamoDB's limit on the items of a transaction. */
export const maxSteps = 100;

/** Most steps that a request may ask for: its idempotency key is one more. */
export const maxRequestSteps = maxSteps - 1;

// DynamoDB refuses the later of two transactions on one item and leaves the retry to the caller. With 12 pauses one of
// twenty callers failed; 30 pauses are about a second.
const maxAttempts = 31;
const longestPause = 100;

interface CancellationReason {
  readonly Code?: string;
  readonly Message?: string;
  readonly Item?: Record<string, AttributeValue>;
}

/** The item as it is after the write; only a change of a single item returns it. */
export type Written = Readonly<Record<string, unknown>> | undefined;

const sendOne = async ({ client, meter }: WriteContext, element: TransactItem): Promise<Written> => {
  const { Put, Update } = element;
  if (Update !== undefined) {
    const command = new UpdateCommand({ ...Update, ...metered, ReturnValues: 'ALL_NEW' });
    return (await meter.count(() => client.send(command))).Attributes;
  }
  if (Put !== undefined) await meter.count(() => client.send(new PutCommand({ ...Put, ...metered })));
  // A deletion is hardly ever alone: its command would be a kilobyte of every function that writes.
  else await sendAll({ client, meter }, [element]);
  return undefined;
};

const sendAll = ({ client, meter }: Pick<WriteContext, 'client' | 'meter'>, elements: TransactItem[]) =>
  meter.count(() => client.send(new TransactWriteCommand({ TransactItems: elements, ...metered })));

/** The reasons behind a refusal, one per step; undefined when the error is no refusal. */
const cancellationReasons = (error: unknown): CancellationReason[] | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TransactionConflictException') return [{ Code: 'TransactionConflict' }];
  if (error.name === 'ConditionalCheckFailedException') {
    // The SDK types carry the old item on this exception, the document client leaves it marshalled.
    const { Item } = error as Error & { Item?: Record<string, AttributeValue> };
    return [{ Code: 'ConditionalCheckFailed', ...(Item === undefined ? {} : { Item }) }];
  }
  if (error.name !== 'TransactionCanceledException') return undefined;
  return (error as Error & { CancellationReasons?: CancellationReason[] }).CancellationReasons ?? [];
};

const refusedSteps = (steps: readonly Step[], reasons: readonly CancellationReason[]): RefusedStep[] =>
  steps.flatMap((step, index) => {
    const reason = reasons[index];
    if (reason?.Code !== 'ConditionalCheckFailed') return [];
    const refusal = step.refused(reason.Item === undefined ? undefined : unmarshall(reason.Item));
    return [{ step, refusal: refusal ?? new Error(`unexplained refusal of a ${step.kind}`) }];
  });

const otherTrouble = (reasons: readonly CancellationReason[], error: unknown): unknown =>
  reasons
    .map(({ Code = '', Message = '' }) => translateReason(Code, Message, error))
    .find((each) => each !== undefined) ?? translateError(error);

/** The item that a lone write has left whose answer was lost, where the call was made again; a transaction has a token. */
const ownItem = (
  steps: readonly Step[],
  error: unknown,
  { reasons: [reason], isRepeated }: { readonly reasons: readonly CancellationReason[]; readonly isRepeated: boolean },
): Written => {
  const [step] = steps;
  const { $metadata } = Object(error) as { $metadata?: { attempts?: number } };
  const mayBeOwn = isRepeated || ($metadata?.attempts ?? 1) > 1;
  if (!mayBeOwn || steps.length !== 1 || step === undefined || reason?.Item === undefined) return undefined;
  const found = unmarshall(reason.Item);
  return isOwnItem(step, found) ? found : undefined;
};

interface Attempt {
  readonly steps: readonly Step[];
  readonly elements: TransactItem[];
  /** An attempt before it has got no answer. */
  readonly isRepeated: boolean;
}

const trySend = async (context: WriteContext, { steps, elements, isRepeated }: Attempt): Promise<Written> => {
  const [only] = elements;
  try {
    if (elements.length === 1 && only !== undefined) return await sendOne(context, only);
    await sendAll(context, elements);
    return undefined;
  } catch (error) {
    const reasons = cancellationReasons(error);
    if (reasons === undefined) throw translateError(error);
    const own = ownItem(steps, error, { reasons, isRepeated });
    if (own !== undefined) return only?.Update === undefined ? undefined : own;
    const refused = refusedSteps(steps, reasons);
    if (isOwnTransaction(steps, refused)) return undefined;
    if (refused.length > 0) throw new WriteRefused(refused.map(({ refusal }) => refusal));
    const isConflict = reasons.some((each) => each.Code === 'TransactionConflict');
    throw isConflict ? new StoreError('contended', error) : otherTrouble(reasons, error);
  }
};

const isUnanswered = (error: unknown): boolean => error instanceof StoreError && error.code === 'unavailable';

/**
 * Sends steps as one all-or-nothing write: a single put or change as a plain call at half the price of a transaction.
 * Throws `TooManySteps` for more than one write can have.
 */
export const writeSteps = async (context: WriteContext, unmerged: readonly Step[]): Promise<Written> => {
  const steps = mergeSteps(unmerged);
  if (steps.length > maxSteps) throw new TooManySteps(steps.length - maxSteps);
  const elements = steps.map((step) => compileStep(step, step.table ? context.ballotsTableName : context.tableName));
  let isRepeated = false;
  const send = () =>
    trySend(context, { steps, elements, isRepeated }).catch((error) => {
      isRepeated ||= isUnanswered(error);
      throw error;
    });
  return retry(() => context.calling.run(send), {
    attempts: maxAttempts,
    isRetryable: (error) => error instanceof StoreError && error.code === 'contended',
    pause: (failed) => pauseBefore(failed - 1, longestPause),
  });
};
