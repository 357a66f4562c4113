import type { Source } from '../files/source.ts';
import type { MappedRow } from './intent.ts';

/** One pass over one file. Stages run in order: what a stage names, an earlier one has loaded. */
export interface Stage {
  readonly file: string;
  /** What the summary counts its skipped and rejected rows under: a type, or `enrolments`. */
  readonly counted: string;
  /** Rows that the pass will yield, for progress. */
  readonly rows: number;
  /** Rows that are loaded together. */
  readonly window: number;
  /** Begins the pass; called more than once, because a set is inspected before it is loaded. */
  read(): AsyncIterable<MappedRow>;
}

/** The stages of a set of files, in the order in which they are loaded. */
export interface LoadPlan {
  readonly stages: readonly Stage[];
  /**
   * The kinds (types, or `enrolments`) of which the set names all that the source has: what the table knows of them from
   * this source, and the set does not name, is missing. A set that holds changes alone has none.
   */
  readonly complete: readonly string[];
}

/** A kind of file set that can be imported; a further one is a further folder here and a line in `recognise.ts`. */
export interface Format {
  /** What `--format` calls it; also the name under which the table keeps its ids: never change it. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** The files that identify it, for the message when a set has no known format. */
  readonly sign: string;
  recognises(source: Source): boolean;
  /** Checks all files to their ends before anything is written. Throws `ImportStopped`. */
  plan(source: Source): Promise<LoadPlan>;
}
