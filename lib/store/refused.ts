import type { StoredRecord } from './record.ts';

/** A write that DynamoDB refused as a whole, with the reason of every step whose condition did not hold. */
export class WriteRefused extends Error {
  readonly reasons: readonly unknown[];

  constructor(reasons: readonly unknown[]) {
    super('write refused', { cause: reasons[0] });
    this.reasons = reasons;
  }
}

/** What a write relies on has changed since it was read: whoever writes reads again. */
export class StaleRead extends Error {}

/** Somebody changed the record since it was read; `found` is what stands there now. */
export class VersionConflict extends StaleRead {
  readonly found: StoredRecord;

  constructor(found: StoredRecord) {
    super('version conflict');
    this.found = found;
  }
}

/** An entry is not where the write looked for it: its linkage is full, or the entry is overflow. */
export class LinkageOverflow extends Error {
  /** `<type>#<id>` of the parent, then the name of the linkage. */
  readonly place: string;

  constructor(place: string) {
    super(`the entry stands elsewhere: ${place}`);
    this.place = place;
  }
}
