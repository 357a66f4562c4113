import { DependentRows, type RejectedNames } from './dependent-rows.ts';
import { FileAccounts, type RowPlace } from './file-accounts.ts';
import { classOfValue } from './value-class.ts';

/** How many records of a kind a run has created, changed, …; `doubled` are rows that repeat an earlier one. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
  rejected: number;
  skipped: number;
  doubled: number;
}

/** The possible results for a row or a record. */
export type Outcome = keyof Counts;

/** A row that was not loaded: where it is and why, without its values. */
export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly column?: string;
  /** The class of the value in the column (`classOfValue`). */
  readonly value?: string;
  readonly reason: string;
  /** The type of the record, or `enrolments`. */
  readonly type: string;
  readonly code?: RejectionCode;
}

/** The code of a rejected row that only an integration may import. */
export type RejectionCode = 'integration_only';

/** A rejection before its value has been reduced to its class. */
export interface RejectedRow extends Omit<Rejection, 'value' | 'type'>, RejectedNames {
  readonly value?: unknown;
}

interface HeldRejection {
  readonly kind: string;
  readonly row: RejectedRow;
}

/** A value that was left out of a row that was loaded: where it is and why. */
export type Warning = Omit<Rejection, 'type' | 'code'>;

/** Rows of a file that make no record, and why. */
export interface Skip {
  readonly file: string;
  readonly reason: string;
  readonly rows: number;
}

/** How many records of a kind the source was known to have, and how many of them its set no longer names. */
export interface MissingCounts {
  readonly known: number;
  readonly missing: number;
}

/** The counts of a kind that a run has not met. */
export const noCounts: Readonly<Counts> = {
  created: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  rejected: 0,
  skipped: 0,
  doubled: 0,
};

/**
 * The kind under which the sections of students are counted. They are entries of a linkage and have no type of their
 * own.
 */
export const enrolments = 'enrolments';

// The length is enough to know what is wrong. A row can be refused for each of its columns, and a thousand reasons are
// kept.
const longestReason = 1_000;
const longestName = 255;

const clip = (text: string, most: number): string => {
  if (text.length <= most) return text;
  // A cut inside a character would leave a half that has no UTF-8 form.
  return `${text.slice(0, most - 1).toWellFormed()}…`;
};

// The number is enough for a report. All rejections could be as many as the files have rows.
const keptRejections = 1_000;

/** What a run has done. */
export class Report {
  readonly counts = new Map<string, Counts>();
  readonly rejections: Rejection[] = [];
  /** Notes for the operator, with how often each occurred; 0 for a remark. */
  readonly notes = new Map<string, number>();
  /** What the set no longer names, by kind. */
  readonly missing = new Map<string, MissingCounts>();
  readonly files = new FileAccounts();
  readonly dependents = new DependentRows();
  /** Rows that make no record, by file and reason. */
  readonly skips = new Map<string, Skip>();
  readonly warnings: Warning[] = [];
  rejected = 0;
  warned = 0;
  /** Finds the file and line of a row of a table. */
  locate: (row: RowPlace) => RowPlace = (row) => row;
  readonly #onRejection: ((rejection: Rejection) => void) | undefined;
  #held: HeldRejection[] | undefined;

  /** `onRejection` receives every rejection; `rejections` holds the first ones. */
  constructor(onRejection?: (rejection: Rejection) => void) {
    this.#onRejection = onRejection;
  }

  count(kind: string, outcome: Outcome, amount = 1): void {
    const counts = this.counts.get(kind) ?? { ...noCounts };
    counts[outcome] += amount;
    this.counts.set(kind, counts);
  }

  /** Does work on the rows of a file in any order. Rejections are reported afterwards, in the order of the rows. */
  async inRowOrder<Value>(work: () => Promise<Value>): Promise<Value> {
    const held: HeldRejection[] = [];
    this.#held = held;
    try {
      return await work();
    } finally {
      this.#held = undefined;
      for (const { kind, row } of held.toSorted((one, other) => one.row.line - other.row.line)) this.reject(kind, row);
    }
  }

  reject(kind: string, row: RejectedRow): void {
    if (this.#held !== undefined) {
      this.#held.push({ kind, row });
      return;
    }
    const described = this.#describe(row);
    const dependence = this.dependents.add(described, row);
    if (!this.files.reject(described, row.reason)) return;
    this.count(kind, 'rejected');
    if (dependence !== undefined) this.note(dependence);
    this.rejected += 1;
    const { code } = row;
    const rejection = { ...described, file: clip(described.file, longestName), type: kind, ...(code && { code }) };
    if (this.rejections.length < keptRejections) this.rejections.push(rejection);
    this.#onRejection?.(rejection);
  }

  warn(row: RejectedRow): void {
    this.warned += 1;
    if (this.warnings.length < keptRejections) this.warnings.push(this.#describe(row));
  }

  /** Counts a row that makes no record; `origin` is undefined when an earlier stage has accounted for the row. */
  skip(kind: string, reason: string, origin?: RowPlace): void {
    this.count(kind, 'skipped');
    if (origin === undefined) return;
    const { file } = this.locate(origin);
    this.files.skip(file);
    const key = `${file}\n${reason}`;
    this.skips.set(key, { file, reason, rows: (this.skips.get(key)?.rows ?? 0) + 1 });
  }

  countMissing(kind: string, { known, missing }: MissingCounts): void {
    const counts = this.missing.get(kind) ?? { known: 0, missing: 0 };
    this.missing.set(kind, { known: counts.known + known, missing: counts.missing + missing });
  }

  note(text: string): void {
    this.notes.set(text, (this.notes.get(text) ?? 0) + 1);
  }

  /** Adds a note without a count. */
  remark(text: string): void {
    this.notes.set(text, 0);
  }

  #describe({ file, line, column, reason, ...row }: RejectedRow): Warning {
    const place = column === undefined ? {} : { column: clip(column, longestName) };
    const value = 'value' in row ? { value: classOfValue(row.value) } : {};
    return { ...this.locate({ file, line }), ...place, ...value, reason: clip(reason, longestReason) };
  }
}
