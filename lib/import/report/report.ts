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

/** What can become of a row or a record. */
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
}

/** A rejection before its value has been reduced to its class. */
export interface RejectedRow extends Omit<Rejection, 'value' | 'type'> {
  readonly value?: unknown;
}

/** How many records of a kind the source was known to have, and how many of them its set does not name any more. */
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

/** The kind that the sections of students are counted under: entries of a linkage, which have no type of their own. */
export const enrolments = 'enrolments';

// Enough to know what is wrong; a row can be refused for each of its columns, and a thousand reasons are kept.
const longestReason = 1_000;
const longestName = 255;

const clip = (text: string, most: number): string => {
  if (text.length <= most) return text;
  // Not within a character: half of one has no UTF-8 form.
  return `${text.slice(0, most - 1).toWellFormed()}…`;
};

// Enough for a report; all of them could be as many as the files have rows.
const keptRejections = 1_000;

/** What a run has done. */
export class Report {
  readonly counts = new Map<string, Counts>();
  readonly rejections: Rejection[] = [];
  /** Notes for the operator, with how often each occurred. */
  readonly notes = new Map<string, number>();
  /** What the set does not name any more, by kind. */
  readonly missing = new Map<string, MissingCounts>();
  rejected = 0;
  readonly #onRejection: ((rejection: Rejection) => void) | undefined;

  /** `onRejection` receives every rejection; `rejections` holds the first ones. */
  constructor(onRejection?: (rejection: Rejection) => void) {
    this.#onRejection = onRejection;
  }

  count(kind: string, outcome: Outcome, amount = 1): void {
    const counts = this.counts.get(kind) ?? { ...noCounts };
    counts[outcome] += amount;
    this.counts.set(kind, counts);
  }

  reject(kind: string, { file, line, column, reason, ...row }: RejectedRow): void {
    this.count(kind, 'rejected');
    this.rejected += 1;
    const place = column === undefined ? {} : { column: clip(column, longestName) };
    const value = 'value' in row ? { value: classOfValue(row.value) } : {};
    const why = clip(reason, longestReason);
    const rejection = { file: clip(file, longestName), line, ...place, ...value, reason: why, type: kind };
    if (this.rejections.length < keptRejections) this.rejections.push(rejection);
    this.#onRejection?.(rejection);
  }

  countMissing(kind: string, { known, missing }: MissingCounts): void {
    const counts = this.missing.get(kind) ?? { known: 0, missing: 0 };
    this.missing.set(kind, { known: counts.known + known, missing: counts.missing + missing });
  }

  note(text: string): void {
    this.notes.set(text, (this.notes.get(text) ?? 0) + 1);
  }
}
