import type { MissingItem } from '../remove/missing/find-missing.ts';
import type { Report } from '../report/report.ts';

/** How far a run is. */
export interface Progress {
  /** The file that is being loaded. */
  readonly file: string;
  /** Rows done, 0 when the loading begins, and rows in all. */
  readonly done: number;
  readonly total: number;
}

/** A place between two rows of a set where a run can continue: so many rows of a stage are done. Removals follow the last stage. */
export interface Checkpoint {
  readonly stage: number;
  readonly rows: number;
}

export interface ImportOptions {
  /** Name of the format, when it is not to be recognised. */
  readonly format?: string;
  /** Compares everything and writes nothing. */
  readonly dryRun?: boolean;
  /** The user that the import is for, or that has given the token: what identifies users and gives access is left out. */
  readonly person?: string | undefined;
  /** Removes what a complete set does not name any more; else it is only counted. */
  readonly removeMissing?: boolean;
  /** Most that may be missing of a kind, in percent; more stops the run before it writes. 10 when missing are removed. */
  readonly threshold?: number;
  /** Continues the counts of an earlier step. */
  readonly report?: Report;
  /** Where an earlier step of the run ended. */
  readonly startAt?: Checkpoint;
  /** Asked between windows: whether the step should end here. */
  isTimeUp?(): boolean;
  /** Called after each window of rows; the next one waits for it. */
  afterWindow?(): Promise<void>;
  /** Called when the loading begins and after each window of rows; the next one waits for it. */
  onProgress?(progress: Progress): Promise<void> | void;
  onMissing?(missing: MissingItem): void;
}
