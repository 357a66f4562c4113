import type { FileHeader } from '../files/file-header.ts';
import type { FileKind } from './format.ts';

/** A kind of file, and the columns that distinguish its header from all others. */
export interface HeaderRule {
  readonly kind: FileKind;
  /** Columns that must all be there, and columns that must all be missing. */
  readonly all: readonly string[];
  readonly any?: readonly string[];
  readonly none?: readonly string[];
}

/** The kind of a file by its header: the first rule that fits it. */
export const kindByHeader = (rules: readonly HeaderRule[], { columns }: FileHeader): FileKind | undefined =>
  rules.find(
    ({ all, any = [], none = [] }) =>
      all.every((column) => columns.has(column)) &&
      (any.length === 0 || any.some((column) => columns.has(column))) &&
      !none.some((column) => columns.has(column)),
  )?.kind;

/** The table whose file usually has this name. */
export const kindByName = (tables: readonly string[], { file }: FileHeader): FileKind | undefined => {
  const table = tables.find((each) => each.toLowerCase() === file.toLowerCase());
  return table === undefined ? undefined : { table };
};
