import { type FileHeader, readHeaders } from '../files/file-header.ts';
import { ImportStopped } from '../files/import-stopped.ts';
import { printable } from '../files/origin.ts';
import { mayHoldRows, type Source } from '../files/source.ts';
import { canvas } from './canvas/canvas.ts';
import type { FileKind, Format, UnreadFile } from './format.ts';
import { hr } from './hr/hr.ts';
import { oneRoster } from './oneroster/oneroster.ts';

/** Every format that can be imported. A set of several is loaded in this order: people and departments come first. */
export const formats: readonly Format[] = [oneRoster, canvas, hr];

/** The files of a set by format, each as a source of its own. */
export interface RecognisedSet {
  readonly parts: readonly { readonly format: Format; readonly source: Source }[];
  /** Files of a known kind that holds nothing to import. */
  readonly leftOut: readonly UnreadFile[];
  /** Files that may hold something and that no format knows. */
  readonly notUnderstood: readonly UnreadFile[];
}

const formatNames = (): string => formats.map(({ name, title }) => `${name} (${title})`).join(', ');

const formatNamed = (wanted: string): Format => {
  const format = formats.find(({ name }) => name === wanted.toLowerCase());
  if (format === undefined) throw new ImportStopped(`There is no such format. The formats are ${formatNames()}.`);
  return format;
};

// Headers of HR files are our own and recognised by the file's name: they are tried first.
const claimOf = (found: readonly Format[], header: FileHeader): { format: Format; kind: FileKind } | undefined => {
  for (const format of found.toReversed()) {
    const kind = format.kindOf(header);
    if (kind !== undefined) return { format, kind };
  }
  return undefined;
};

const describeUnknown = (
  { file, columns, problem }: FileHeader,
  wanted: string | undefined,
): UnreadFile & { isLost: boolean } => {
  if (wanted !== undefined) return { file, reason: `not a file of the format ${wanted}`, isLost: false };
  if (file.includes('/')) {
    return { file, reason: 'a folder in a folder is not read', isLost: mayHoldRows.test(file) };
  }
  if (!mayHoldRows.test(file)) return { file, reason: 'not a CSV file', isLost: false };
  const reason =
    columns.size === 0 ? (problem ?? 'not a CSV file with a header') : 'its header is that of no known file';
  return { file, reason, isLost: true };
};

const mostNamed = 5;

/** What is wrong with the files of a set that no format knows. */
const describeFound = (headers: readonly FileHeader[]): string => {
  const lost = headers.map((header) => describeUnknown(header, undefined)).filter(({ isLost }) => isLost);
  if (lost.length === 0) return '';
  const named = lost.slice(0, mostNamed).map(({ file, reason }) => `${printable(file)} (${reason})`);
  return ` Found: ${named.join(', ')}${lost.length > mostNamed ? ` and ${lost.length - mostNamed} more` : ''}.`;
};

const refuseUnknown = (headers: readonly FileHeader[]): ImportStopped => {
  const signs = formats.map(({ title, sign }) => `${title}: ${sign}`).join('; ');
  const isOneRoster = headers.some(({ columns }) => columns.has('sourcedid'));
  const hint = isOneRoster ? ' There are files of OneRoster, but no manifest.csv.' : describeFound(headers);
  return new ImportStopped(`The format is not recognised. Its files show it (${signs}).${hint}`);
};

const formatsOf = (headers: readonly FileHeader[], wanted: string | undefined): readonly Format[] => {
  if (wanted !== undefined) return [formatNamed(wanted)];
  const found = formats.filter((each) => each.recognises(headers));
  if (found.length === 0) throw refuseUnknown(headers);
  return found;
};

/** A source of some files, sorted by the tables that they hold; those with the usual names come first. */
const sourceOf = (source: Source, files: readonly { file: string; table: string }[]): Source => {
  const tables = new Map<string, string[]>();
  for (const { file, table } of files) {
    const isUsual = file.toLowerCase() === table.toLowerCase();
    const others = tables.get(table) ?? [];
    tables.set(table, isUsual ? [table, ...others] : [...others, file]);
  }
  return {
    files: files.map(({ file }) => file),
    filesOf: (table) => tables.get(table) ?? [],
    has: (table) => tables.has(table),
    open: (file) => source.open(file),
    close: () => source.close(),
  };
};

/** Sorts the files of a set by format; `wanted` names one format. Throws `ImportStopped` for a set of none. */
export const recogniseSet = async (source: Source, wanted?: string): Promise<RecognisedSet> => {
  const headers = await readHeaders(source);
  const found = formatsOf(headers, wanted);
  const files = headers.map((header) => ({ header, claim: claimOf(found, header) }));
  const unknown = files.flatMap(({ header, claim }) => (claim === undefined ? [describeUnknown(header, wanted)] : []));
  const parts = found.map((format) => {
    const own = files.flatMap(({ header: { file }, claim }) =>
      claim?.format === format && 'table' in claim.kind ? [{ file, table: claim.kind.table }] : [],
    );
    return { format, source: sourceOf(source, own) };
  });
  if (wanted !== undefined && parts.every(({ source: { files: own } }) => own.length === 0)) {
    throw new ImportStopped(`The set has no files of the format ${wanted}.`);
  }
  const known = files.flatMap(({ header: { file }, claim }) =>
    claim !== undefined && 'reason' in claim.kind ? [{ file, reason: claim.kind.reason }] : [],
  );
  return {
    parts,
    leftOut: [...known, ...unknown.filter(({ isLost }) => !isLost)],
    notUnderstood: unknown.filter(({ isLost }) => isLost),
  };
};
