import { randomBytes } from 'node:crypto';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { forEachAtOnce } from '../runtime/at-once.ts';
import { chunk } from '../runtime/chunk.ts';
import { newOpaqueId } from '../runtime/ids.ts';
import { pauseBefore } from '../runtime/pause.ts';
import { StoreError, translateError } from './errors.ts';
import type { Key } from './keys.ts';
import { type Item, partitionQuery, querySize } from './queries.ts';
import { WriteRefused } from './refused.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';
import { alreadyWritten, deleteStep, putStep, type Step } from './steps.ts';
import type { Store } from './store.ts';

/** One answer to a question, about the course or about one instructor. */
export interface Answer {
  readonly question: string;
  /** Id of a section instructor. */
  readonly instructor?: string;
  readonly value?: number;
  readonly choices?: readonly string[];
  readonly text?: string;
  readonly not_applicable?: true;
  readonly comment?: string;
}

/** All answers of one student to one evaluation, and nothing else. */
export interface Ballot {
  readonly answers: readonly Answer[];
}

/** A ballot as its table stores it. */
export interface StoredBallot extends Ballot {
  readonly id: string;
}

const table = 'ballots';

// The sort key of the fold; no ballot has this id.
const foldKeyOfEvaluation = (evaluation: string): Key => ({ pk: evaluation, sk: 'fold' });

/** Returns a step that puts a ballot under a random id, which nobody learns. */
export const putBallotStep = (evaluation: string, { answers }: Ballot): Step => ({
  ...putStep({ pk: evaluation, sk: newOpaqueId() }, { answers: sealAnswers(answers) }, () => alreadyWritten),
  table,
});

/**
 * Reads all ballots of an evaluation page by page, in the order of their random ids. The reads are strongly consistent.
 */
export async function* readBallots(store: Store, evaluation: string): AsyncGenerator<StoredBallot[]> {
  const query = { ...partitionQuery(evaluation, undefined), TableName: store.ballotsTableName };
  for await (const { Items = [] } of store.pages(query)) {
    yield Items.filter(({ sk }) => sk !== foldKeyOfEvaluation(evaluation).sk).map(({ sk, answers }) => ({
      id: String(sk),
      // Only this file writes the table, so the value has this type.
      answers: openAnswers(answers) as Ballot['answers'],
    }));
  }
}

// Translates the error inside the call, so that work in the background knows which errors it can retry.
const rethrow = (error: unknown): never => {
  throw translateError(error);
};

const deletesPerCall = 25;
const callsAtOnce = 4;
const maxAttempts = 10;

const deleteBatch = async ({ client, meter, calling, ballotsTableName }: Store, keys: readonly Key[]) => {
  let pending = keys.map((key) => ({ DeleteRequest: { Key: { ...key } } }));
  for (let failed = 0; pending.length > 0; failed += 1) {
    if (failed === maxAttempts) throw new StoreError('throttled', 'unprocessed deletions');
    if (failed > 0) await pauseBefore(4 + failed, 2_000);
    const input = { RequestItems: { [ballotsTableName]: pending }, ReturnConsumedCapacity: 'TOTAL' } as const;
    const { UnprocessedItems } = await calling.run(() =>
      meter.count(() => client.send(new BatchWriteCommand(input))).catch(rethrow),
    );
    // DynamoDB returns unprocessed requests as they were sent.
    pending = (UnprocessedItems?.[ballotsTableName] ?? []) as typeof pending;
  }
};

/** Deletes ballots of an evaluation, 25 per call. A ballot that is already deleted is no error. */
export const deleteBallots = (store: Store, evaluation: string, ids: readonly string[]): Promise<void> =>
  forEachAtOnce(chunk(ids, deletesPerCall), callsAtOnce, (part) =>
    deleteBatch(
      store,
      part.map((id) => ({ pk: evaluation, sk: id })),
    ),
  );

const readFoldKey = async (store: Store, evaluation: string): Promise<Buffer | undefined> => {
  const { pk, sk } = foldKeyOfEvaluation(evaluation);
  const query = { ...partitionQuery(pk, [sk, sk]), TableName: store.ballotsTableName };
  const { Items: [item] = [] } = await store.query(query, undefined);
  return item === undefined ? undefined : Buffer.from(String(item.key), 'base64url');
};

const keyIsThere = Symbol('an earlier fold, or another one, has made a key');

/**
 * Returns the key of an evaluation's fold and creates it at the first call, so that an interrupted fold continues with
 * the same key. The key shows which comment came from which ballot, so `deleteFoldKey` deletes it last. One request,
 * two if the key exists already. Throws `WriteRefused` when `fence` does not hold.
 */
export const foldKeyOf = async (store: Store, evaluation: string, fence: readonly Step[] = []): Promise<Buffer> => {
  const made = randomBytes(32);
  const put = putStep(foldKeyOfEvaluation(evaluation), { key: made.toString('base64url') }, () => keyIsThere);
  try {
    await store.write([...fence, { ...put, table }]);
    return made;
  } catch (error) {
    if (!(error instanceof WriteRefused) || error.reasons.some((each) => each !== keyIsThere)) throw error;
    // Another fold has stored a key, or an attempt whose response was lost. The stored key counts.
    return (await readFoldKey(store, evaluation)) ?? made;
  }
};

/** Deletes the key of an evaluation's fold, on the condition that `fence` holds. Does nothing if there is no key. */
export const deleteFoldKey = async (store: Store, evaluation: string, fence: readonly Step[] = []): Promise<void> => {
  await store.write([...fence, { ...deleteStep(foldKeyOfEvaluation(evaluation), () => undefined, []), table }]);
};

/**
 * Scans a part of the table from a position. Returns the evaluations that have ballots or keys there, and the next
 * position.
 */
export const scanEvaluations = async (
  { client, meter, calling, ballotsTableName }: Store,
  start: Item | undefined,
): Promise<{ readonly evaluations: readonly string[]; readonly next: Item | undefined }> => {
  const command = new ScanCommand({
    TableName: ballotsTableName,
    ProjectionExpression: 'pk',
    Limit: querySize,
    ReturnConsumedCapacity: 'TOTAL',
    ...(start && { ExclusiveStartKey: start }),
  });
  const { Items = [], LastEvaluatedKey } = await calling.run(() =>
    meter.count(() => client.send(command)).catch(rethrow),
  );
  return { evaluations: [...new Set(Items.map(({ pk }) => String(pk)))], next: LastEvaluatedKey };
};
