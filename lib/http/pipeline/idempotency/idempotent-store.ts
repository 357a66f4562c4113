import { newId } from '../../../runtime/ids.ts';
import { StoreError } from '../../../store/errors.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { alreadyWritten, deleteStep, putStep, type Refusal, type Step } from '../../../store/steps.ts';
import { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';
import type { Written } from '../../../store/write.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** The answer to the first request with a key. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly location?: string;
  /** Id of the record that the write left, and its version where the answer shows it. */
  readonly id: string;
  readonly version?: number;
  /** The document as it was sent; absent where it is too large or was not known before the write. */
  readonly body?: string;
  /** Unix time in seconds: nothing reads it from then on, and DynamoDB deletes the item some time after. */
  readonly [timeToLive]: number;
}

/** The key has been used before; `answer` is what was answered then. */
export class AnsweredBefore extends Error {
  readonly answer: KeptAnswer;

  constructor(answer: KeptAnswer) {
    super('answered before');
    this.answer = answer;
  }
}

/** Other requests keep writing under the same key. */
export class KeyInUse extends Error {}

/** The first answer, or the part of it that is known before the write. */
export type ExpectedAnswer = Omit<KeptAnswer, 'fingerprint' | typeof timeToLive>;

/** The key of a request, and how its own write is recognised among its writes. */
export interface Idempotency {
  readonly key: IdempotencyKey;
  readonly now: Date;
  /** Whether a step writes what the request is about; `outcome` is the record that its write leaves for the answer. */
  isSubject(step: Step, outcome: StoredRecord | undefined): boolean;
  expect(outcome: StoredRecord | undefined): ExpectedAnswer;
}

const lifetimeSeconds = 24 * 60 * 60;

const gone = Symbol('gone');

// The step that keeps the answer is the last of its transaction.
const isConflictOnLast = (error: unknown): boolean => {
  if (!(error instanceof StoreError) || error.code !== 'contended') return false;
  const { CancellationReasons = [] } = Object(error.cause) as { CancellationReasons?: { Code?: string }[] };
  return CancellationReasons.at(-1)?.Code === 'TransactionConflict';
};

/**
 * The table for a request with an idempotency key. The answer is kept in the same transaction as the write, so that a crash
 * cannot come between them.
 */
export class IdempotentStore extends Store {
  readonly #inner: Store;
  readonly #idempotency: Idempotency;
  // Distinguishes a lost answer of our own write from the write of another.
  readonly #attempt = newId();
  #looked: Promise<KeptAnswer | undefined> | undefined;
  #isKept = false;

  constructor(inner: Store, idempotency: Idempotency) {
    super(inner.client, inner.tableName, inner);
    this.#inner = inner;
    this.#idempotency = idempotency;
  }

  override get checksVersions(): boolean {
    return true;
  }

  /** What was answered under the key before, expired or not; read once. */
  lookUp(): Promise<KeptAnswer | undefined> {
    // Only this class writes such items.
    this.#looked ??= this.#inner.get(this.#itemKey) as Promise<KeptAnswer | undefined>;
    return this.#looked;
  }

  isLive({ [timeToLive]: end }: KeptAnswer): boolean {
    return end > this.#seconds;
  }

  /** Throws `AnsweredBefore` where the key was used before, `KeyInUse` where others write under it all the time. */
  override async write(steps: readonly Step[], outcome?: StoredRecord): Promise<Written> {
    if (this.#isKept || !steps.some((step) => this.#idempotency.isSubject(step, outcome)))
      return this.#inner.write(steps, outcome);
    return this.#keep(steps, this.#idempotency.expect(outcome));
  }

  /** Keeps the answer to a request that had nothing to write. */
  async keepAlone(answer: ExpectedAnswer): Promise<void> {
    if (!this.#isKept) await this.#keep([], answer);
  }

  get #itemKey() {
    return keyOf.idempotency(this.#idempotency.key.scope);
  }

  get #seconds(): number {
    return Math.floor(this.#idempotency.now.getTime() / 1000);
  }

  async #keep(steps: readonly Step[], answer: ExpectedAnswer): Promise<Written> {
    const before = await this.lookUp();
    if (before !== undefined && this.isLive(before)) throw new AnsweredBefore(before);
    if (before !== undefined) await this.#forget(before);
    const kept = this.#keepStep(answer);
    try {
      await this.#inner.write([...steps, kept.step]);
    } catch (error) {
      if (isConflictOnLast(error)) throw new KeyInUse();
      const answered = error instanceof WriteRefused && error.reasons.find((each) => each instanceof AnsweredBefore);
      if (!kept.isOurs()) throw answered || error;
    }
    this.#isKept = true;
    // The write has several items, or has none besides the answer.
    return undefined;
  }

  async #forget({ [timeToLive]: end }: KeptAnswer): Promise<void> {
    const isAsRead = [{ kind: 'equals', path: [timeToLive], value: end }] as const;
    // Refused where another request, or DynamoDB, has done it.
    const others = await this.#inner
      .write([deleteStep(this.#itemKey, () => gone, isAsRead)])
      .catch((error: unknown) => error);
    if (others instanceof Error && !(others instanceof WriteRefused)) throw others;
  }

  /** The step that keeps the answer, and whether it was refused because a lost attempt of ours has kept it already. */
  #keepStep(answer: ExpectedAnswer): { readonly step: Step; isOurs(): boolean } {
    const { fingerprint } = this.#idempotency.key;
    const item = { ...answer, fingerprint, attempt: this.#attempt, [timeToLive]: this.#seconds + lifetimeSeconds };
    let isOurs = false;
    const refused: Refusal = (found) => {
      isOurs = found?.attempt === this.#attempt;
      // Only this class writes such items.
      return isOurs ? alreadyWritten : new AnsweredBefore(found as unknown as KeptAnswer);
    };
    return { step: putStep(this.#itemKey, item, refused), isOurs: () => isOurs };
  }
}
