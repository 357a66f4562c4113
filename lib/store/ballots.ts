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

/** One answer: to a question about the course, or about one instructor. */
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

/** A ballot as it lies in its table. */
export interface StoredBallot extends Ballot {
  readonly id: string;
}

const table = 'ballots';

// No ballot has it as its id.
const foldKeyOfEvaluation = (evaluation: string): Key => ({ pk: evaluation, sk: 'fold' });

/** Step that puts a ballot under an id that nobody learns. */
export const putBallotStep = (evaluation: string, { answers }: Ballot): Step => ({
  ...putStep({ pk: evaluation, sk: newOpaqueId() }, { answers: sealAnswers(answers) }, () => alreadyWritten),
  table,
});

/** All ballots of an evaluation, page by page, in the order of their random ids; strongly consistent. */
export async function* readBallots(store: Store, evaluation: string): AsyncGenerator<StoredBallot[]> {
  const query = { ...partitionQuery(evaluation, undefined), TableName: store.ballotsTableName };
  for await (const { Items = [] } of store.pages(query)) {
    yield Items.filter(({ sk }) => sk !== foldKeyOfEvaluation(evaluation).sk).map(({ sk, answers }) => ({
      id: String(sk),
      // This file alone writes the table.
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

/** Deletes ballots of an evaluation, 25 a call; those that are gone already are no error. */
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
 * The key of an evaluation's fold, made at the first call: an interrupted fold continues under the same one. Who has it can
 * show which comment came from which ballot, so that it is deleted last, with `deleteFoldKey`. One request, two where there
 * is one already. Throws `WriteRefused` where `fence` does not hold.
 */
export const foldKeyOf = async (store: Store, evaluation: string, fence: readonly Step[] = []): Promise<Buffer> => {
  const made = randomBytes(32);
  const put = putStep(foldKeyOfEvaluation(evaluation), { key: made.toString('base64url') }, () => keyIsThere);
  try {
    await store.write([...fence, { ...put, table }]);
    return made;
  } catch (error) {
    if (!(error instanceof WriteRefused) || error.reasons.some((each) => each !== keyIsThere)) throw error;
    // Another fold, or an attempt whose answer was lost, has stored a key already: that one counts.
    return (await readFoldKey(store, evaluation)) ?? made;
  }
};

/** Deletes the key of an evaluation's fold, while `fence` holds; without one it does nothing. */
export const deleteFoldKey = async (store: Store, evaluation: string, fence: readonly Step[] = []): Promise<void> => {
  await store.write([...fence, { ...deleteStep(foldKeyOfEvaluation(evaluation), () => undefined, []), table }]);
};

/** The evaluations of which a part of the table, from a place on, holds ballots or keys; and the place after it. */
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
