import type { FileHeader } from '../files/file-header.ts';
import type { Source } from '../files/source.ts';
import type { Earlier } from './earlier.ts';
import type { MappedRow } from './intent.ts';

/** Rows of a later stage that name records of this stage. */
export interface Accompanying {
  /** The relationship. */
  readonly relationship: string;
  read(): AsyncIterable<MappedRow>;
}

/** One pass over one table. Stages run in order, so that the records that a stage names are loaded before it. */
export interface Stage {
  /** The table, by the usual name of its file. */
  readonly file: string;
  /** The type under which the summary counts the stage's skipped and rejected rows, or `enrolments`. */
  readonly counted: string;
  /** Rows that the pass will yield, for progress. */
  readonly rows: number;
  /** Rows that are loaded together. */
  readonly window: number;
  /** An earlier stage has read the same rows, and has reported the unreadable ones. */
  readonly isSecondPass?: true;
  /** The later rows whose records may be written together with the records of this stage that they name. */
  readonly accompaniedBy?: Accompanying;
  /** Begins the pass; called more than once, because a set is inspected before it is loaded. */
  read(): AsyncIterable<MappedRow>;
}

/** A file whose rows an import does not read, with the reason. */
export interface UnreadFile {
  readonly file: string;
  readonly reason: string;
}

/** The stages of a set of files, in the order in which they are loaded. */
export interface LoadPlan {
  readonly stages: readonly Stage[];
  /**
   * The kinds (types, or `enrolments`) that the set names completely. Records of these kinds that the table has from
   * this source are missing if the set does not name them. A set that contains only changes has no such kinds.
   */
  readonly complete: readonly string[];
  /** Why a set has no complete kinds; shown to an operator who asks for the removal of missing records. */
  readonly incompleteBecause?: string;
  /** The number of rows of each file that is read. */
  readonly rows: ReadonlyMap<string, number>;
  /** Remarks about the files for the operator. Each counts once, however often its subject occurs. */
  readonly remarks?: readonly string[];
  /** The people whose languages the set gives, by the ids in its files. Roster files then leave these languages out. */
  readonly saysLanguagesOf?: ReadonlySet<string>;
  /** Files that the set itself says not to read. */
  readonly unread?: readonly UnreadFile[];
}

/** What a format makes of a file: a table, by the usual name of its file, or nothing, for a reason. */
export type FileKind = { readonly table: string } | { readonly reason: string };

/** A kind of file set that can be imported. To add one, add a folder here and a line in `recognise.ts`. */
export interface Format {
  /** The name for `--format`. The table also keeps the format's ids under this name, so it must never change. */
  readonly name: string;
  /** The name of the format for people. */
  readonly title: string;
  /** The files that identify the format, for the message when a set has no known format. */
  readonly sign: string;
  /** Whether a set has files of the format. */
  recognises(headers: readonly FileHeader[]): boolean;
  /** Returns what the format makes of a file; undefined if the file is not of the format. */
  kindOf(header: FileHeader): FileKind | undefined;
  /** Checks all files to their ends before anything is written. Throws `ImportStopped`. */
  plan(source: Source, earlier: Earlier): Promise<LoadPlan>;
}
