/** How many records of a kind a run has created, changed, …; `doubled` are rows that repeat an earlier one. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
  rejected: number;
  skipped: number;
  doubled: number;
}

/** What can become of a row or a record. */
export type Outcome = keyof Counts;

/** A row that was not loaded: where it stands and why, without anything that it says. */
export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly column?: string;
  readonly reason: string;
}

const nothing = (): Counts => ({ created: 0, changed: 0, unchanged: 0, rejected: 0, skipped: 0, doubled: 0 });

/** What the sections of students are counted under: entries of a linkage, no type of their own. */
export const enrolments = 'enrolments';

// Enough for a report; all of them could be as many as the files have rows.
const keptRejections = 1_000;

/** What a run has done. */
export class Report {
  readonly counts = new Map<string, Counts>();
  /** The first rejections. */
  readonly rejections: Rejection[] = [];
  /** Things that the operator should hear of, with how often they occurred. */
  readonly notes = new Map<string, number>();
  rejected = 0;

  count(kind: string, outcome: Outcome, amount = 1): void {
    const counts = this.counts.get(kind) ?? nothing();
    counts[outcome] += amount;
    this.counts.set(kind, counts);
  }

  reject(kind: string, rejection: Rejection): void {
    this.count(kind, 'rejected');
    this.rejected += 1;
    if (this.rejections.length < keptRejections) this.rejections.push(rejection);
  }

  note(text: string): void {
    this.notes.set(text, (this.notes.get(text) ?? 0) + 1);
  }
}
