import type { StoredRecord } from './record.ts';

/** A write that DynamoDB refused as a whole, with the reason of every step whose condition did not hold. */
export class WriteRefused extends Error {
  readonly reasons: readonly unknown[];

  constructor(reasons: readonly unknown[]) {
    super('write refused', { cause: reasons[0] });
    this.reasons = reasons;
  }
}

/** Error for a write with `excess` more steps than a transaction can have. Nothing was sent. */
export class TooManySteps extends Error {
  readonly excess: number;

  constructor(excess: number) {
    super(`${excess} steps too many for one write`);
    this.excess = excess;
  }
}

/** Error for a write that relies on data that has changed since it was read. The writer reads it again. */
export class StaleRead extends Error {}

/** The record has changed since it was read; `found` is its present state. */
export class VersionConflict extends StaleRead {
  readonly found: StoredRecord;

  constructor(found: StoredRecord) {
    super('version conflict');
    this.found = found;
  }
}

/** Error for a linkage entry that is in another place than expected: the linkage is full, or the entry is overflow. */
export class LinkageOverflow extends Error {
  /** `<type>#<id>#<linkage>` of the parent. */
  readonly linkage: string;

  constructor(linkage: string) {
    super(`an entry is not where the write looked for it: ${linkage}`);
    this.linkage = linkage;
  }
}
