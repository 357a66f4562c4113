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

/**
 * A place between two rows of a set where a run can continue: the number of finished rows of a stage. Removals follow
 * the last stage.
 */
export interface Checkpoint {
  readonly stage: number;
  readonly rows: number;
}

export interface ImportOptions {
  /** Name of the format, if it is given and not recognised. */
  readonly format?: string;
  /** Compares everything and writes nothing. */
  readonly dryRun?: boolean;
  /**
   * The user that the import is for, or that has given the token. The import then leaves out what identifies users and
   * gives access.
   */
  readonly person?: string | undefined;
  /** Removes what a complete set no longer names. Otherwise it is only counted. */
  readonly removeMissing?: boolean;
  /**
   * The highest share of missing records of a kind, in percent. A higher share stops the run before it writes. The
   * default is 10 if missing records are removed.
   */
  readonly threshold?: number;
  /** Continues the counts of an earlier step. */
  readonly report?: Report;
  /** Where an earlier step of the run ended. */
  readonly startAt?: Checkpoint;
  /** Called between windows. Returns whether the step should end here. */
  isTimeUp?(): boolean;
  /** Called after each window of rows; the next one waits for it. */
  afterWindow?(): Promise<void>;
  /** Called when the loading begins and after each window of rows; the next one waits for it. */
  onProgress?(progress: Progress): Promise<void> | void;
  onMissing?(missing: MissingItem): void;
}
