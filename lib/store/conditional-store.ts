import { type Key, keyName } from './keys.ts';
import type { StoredRecord } from './record.ts';
import { shownVersion } from './record-version.ts';
import { WriteRefused } from './refused.ts';
import { type ChangeStep, type DeleteStep, isNewVersion, type Step } from './steps.ts';
import { Store } from './store.ts';
import type { Written } from './write.ts';

/** Error for a record whose version, `version`, is not one that the caller has asked for. */
export class PreconditionFailed extends Error {
  readonly version: number;

  constructor(version: number) {
    super('precondition failed');
    this.version = version;
  }
}

/** The record of a write, and the versions in which the caller permits the write. */
export interface Precondition {
  readonly subject: Key;
  isMetBy(version: number): boolean;
}

type RecordStep = ChangeStep | DeleteStep;

const versionRead = ({ conditions }: RecordStep): number => {
  const condition = conditions.find(({ kind, path }) => kind === 'equals' && path[0] === 'version');
  if (condition?.kind !== 'equals') throw new Error('a write under a precondition does not check the version');
  return Number(condition.value);
};

const guard = (step: RecordStep): RecordStep => ({
  ...step,
  refused: (found) => {
    const isOther = found !== undefined && found.version !== versionRead(step);
    // An item under a record's key is always a record.
    return isOther ? new PreconditionFailed(shownVersion(found as StoredRecord)) : step.refused(found);
  },
});

/**
 * The table for a request that changes a record only in a version that the caller knows. If the record has another
 * version, it is neither read nor written again.
 */
export class ConditionalStore extends Store {
  readonly #inner: Store;
  readonly #precondition: Precondition;
  #isWritten = false;
  #found: StoredRecord | undefined;

  constructor(inner: Store, precondition: Precondition) {
    super(inner.client, inner.tableName, inner);
    this.#inner = inner;
    this.#precondition = precondition;
  }

  override get checksVersions(): boolean {
    return true;
  }

  override async get(key: Key): Promise<Record<string, unknown> | undefined> {
    const item = await this.#inner.get(key);
    // An item under a record's key is always a record.
    if (this.#isSubject(key)) this.#found = item as StoredRecord | undefined;
    return item;
  }

  override getMany(keys: readonly Key[]): Promise<Record<string, unknown>[]> {
    return this.#inner.getMany(keys);
  }

  override query(...asked: Parameters<Store['query']>): ReturnType<Store['query']> {
    return this.#inner.query(...asked);
  }

  /** A period and its coverage are read by this query, so the record is noted here too. */
  override async queryRange(partition: string, range: readonly [string, string]): Promise<Record<string, unknown>[]> {
    const items = await this.#inner.queryRange(partition, range);
    const found = items.find((item) => this.#isSubject(item));
    if (found !== undefined) this.#found = found as StoredRecord;
    return items;
  }

  /** Throws `PreconditionFailed` for a record in another version. */
  override async write(steps: readonly Step[], outcome?: StoredRecord): Promise<Written> {
    const subject = this.#isWritten ? undefined : steps.find((step) => this.#concerns(step));
    if (subject === undefined || subject.kind === 'put') return this.#inner.write(steps, outcome);
    this.requireMet(this.#asRead(versionRead(subject)));
    try {
      const guarded = steps.map((step) => (step === subject ? guard(subject) : step));
      const written = await this.#inner.write(guarded, outcome);
      this.#isWritten = true;
      return written;
    } catch (error) {
      throw (
        (error instanceof WriteRefused && error.reasons.find((each) => each instanceof PreconditionFailed)) || error
      );
    }
  }

  /** Throws `PreconditionFailed` for a version that the caller does not know, unless the record has been written since. */
  override requireMet(record: Pick<StoredRecord, 'version'>): void {
    const version = shownVersion(record);
    if (!this.#isWritten && !this.#precondition.isMetBy(version)) throw new PreconditionFailed(version);
  }

  // A version counts visible and hidden changes. Only the record as it was read has the two numbers apart.
  #asRead(version: number): Pick<StoredRecord, 'version'> {
    return this.#found?.version === version ? this.#found : { version };
  }

  #concerns(step: Step): boolean {
    return isNewVersion(step) && this.#isSubject(step.key);
  }

  #isSubject(key: Partial<Record<keyof Key, unknown>>): boolean {
    return keyName(key) === keyName(this.#precondition.subject);
  }
}
