import type { FileHeader } from '../files/file-header.ts';
import type { Source } from '../files/source.ts';
import type { Earlier } from './earlier.ts';
import type { MappedRow } from './intent.ts';

/** Rows of a later stage that name records of a stage. */
export interface Accompanying {
  /** The relationship. */
  readonly relationship: string;
  read(): AsyncIterable<MappedRow>;
}

/** One pass over one table. Stages run in order: what a stage names, an earlier one has loaded. */
export interface Stage {
  /** The table, by the usual name of its file. */
  readonly file: string;
  /** What the summary counts its skipped and rejected rows under: a type, or `enrolments`. */
  readonly counted: string;
  /** Rows that the pass will yield, for progress. */
  readonly rows: number;
  /** Rows that are loaded together. */
  readonly window: number;
  /** An earlier stage has read the same rows, and has reported those that cannot be read. */
  readonly isSecondPass?: true;
  /** Whose records may be written together with those of this stage that they name. */
  readonly accompaniedBy?: Accompanying;
  /** Begins the pass; called more than once, because a set is inspected before it is loaded. */
  read(): AsyncIterable<MappedRow>;
}

/** A file of which an import reads no rows, and why. */
export interface UnreadFile {
  readonly file: string;
  readonly reason: string;
}

/** The stages of a set of files, in the order in which they are loaded. */
export interface LoadPlan {
  readonly stages: readonly Stage[];
  /**
   * The kinds (types, or `enrolments`) that the set names completely: what the table knows of them from
   * this source, and the set does not name, is missing. A set that holds changes alone has none.
   */
  readonly complete: readonly string[];
  /** Why a set has no complete kinds; shown to an operator who asks for the removal of missing records. */
  readonly incompleteBecause?: string;
  /** How many rows each file has that is read. */
  readonly rows: ReadonlyMap<string, number>;
  /** What the operator should know of the files, however often it occurs. */
  readonly remarks?: readonly string[];
  /** The people whose languages it says, by the ids that files have for them; rosters leave these out. */
  readonly saysLanguagesOf?: ReadonlySet<string>;
  /** Files that the set itself says not to read. */
  readonly unread?: readonly UnreadFile[];
}

/** What a format makes of a file: a table, by the usual name of its file, or nothing, for a reason. */
export type FileKind = { readonly table: string } | { readonly reason: string };

/** A kind of file set that can be imported; a further one is a further folder here and a line in `recognise.ts`. */
export interface Format {
  /** What `--format` calls it; also the name under which the table keeps its ids: never change it. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** The files that identify it, for the message when a set has no known format. */
  readonly sign: string;
  /** Whether a set has files of the format. */
  recognises(headers: readonly FileHeader[]): boolean;
  /** What it makes of a file; undefined for one that is not of the format. */
  kindOf(header: FileHeader): FileKind | undefined;
  /** Checks all files to their ends before anything is written. Throws `ImportStopped`. */
  plan(source: Source, earlier: Earlier): Promise<LoadPlan>;
}
