import type { MappedRow } from '../intent.ts';
import type { Source } from '../source/source.ts';

/** One pass over one file. Stages run in order: what a stage names, an earlier one has loaded. */
export interface Stage {
  readonly file: string;
  /** What the summary counts its skipped and rejected rows under: a type, or `enrolments`. */
  readonly counted: string;
  /** Rows that the pass will yield, for progress. */
  readonly rows: number;
  /** Rows that are loaded together. */
  readonly window: number;
  read(): AsyncIterable<MappedRow>;
}

/** A kind of file set that can be imported; a further one is a further folder here and a line in `recognise.ts`. */
export interface Format {
  /** Also the name under which the table keeps the format's ids: never change it. */
  readonly name: string;
  recognises(source: Source): boolean;
  /** Checks all files to their ends before anything is written. Throws `ImportStopped`. */
  plan(source: Source): Promise<readonly Stage[]>;
}
