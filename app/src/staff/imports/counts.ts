/** The counts of an import, or of its dry run, for one kind of record. */
export interface KindCounts {
  readonly kind: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly rejected: number;
  readonly skipped: number;
  /** Records that an earlier set named and this one does not. */
  readonly missing: number;
}

/** The counts for the rows of one file. */
export interface FileCounts {
  readonly file: string;
  readonly state: string;
  readonly rows: number;
  readonly loaded: number;
  readonly rejected: number;
  readonly skipped: number;
  readonly reason?: string;
}

/** The counts of an import that are not zero. */
export interface Counts {
  readonly kinds: readonly KindCounts[];
  readonly total: Omit<KindCounts, 'kind'>;
  readonly files: readonly FileCounts[];
  readonly notes: readonly string[];
  readonly warnings: number;
}

type Members = Readonly<Record<string, unknown>>;

// `counts` is a JSON object of the service's report (docs/importing.md); what it lacks counts as nothing.
const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

const columns = ['created', 'changed', 'unchanged', 'removed', 'rejected', 'skipped', 'missing'] as const;

const toKind = (kind: string, counts: Members, missing: unknown): KindCounts => ({
  kind,
  created: numberOf(counts.created),
  changed: numberOf(counts.changed),
  unchanged: numberOf(counts.unchanged),
  removed: numberOf(counts.removed),
  rejected: numberOf(counts.rejected),
  skipped: numberOf(counts.skipped),
  missing: numberOf(missing),
});

const sumOf = (kinds: readonly KindCounts[], column: (typeof columns)[number]): number =>
  kinds.reduce((sum, each) => sum + each[column], 0);

const toFile = (members: Members): FileCounts => ({
  file: textOf(members.file),
  state: textOf(members.state),
  rows: numberOf(members.rows),
  loaded: numberOf(members.loaded),
  rejected: numberOf(members.rejected),
  skipped: numberOf(members.skipped),
  ...(members.reason !== undefined && { reason: textOf(members.reason) }),
});

const toNote = ({ text, count }: Members): string =>
  typeof count === 'number' ? `${textOf(text)} (${count.toLocaleString()})` : textOf(text);

/** The counts of an import; undefined before there are any. */
export const toCounts = (value: unknown): Counts | undefined => {
  const { types, enrolments, missing, files, notes, warnings } = membersOf(value);
  if (types === undefined) return undefined;
  const absent = membersOf(missing);
  const all = [...Object.entries(membersOf(types)), ['enrolments', enrolments] as const];
  const kinds = all
    .map(([kind, counts]) => toKind(kind, membersOf(counts), absent[kind]))
    .filter((each) => columns.some((column) => each[column] > 0));
  const total = Object.fromEntries(columns.map((column) => [column, sumOf(kinds, column)])) as Counts['total'];
  return {
    kinds,
    total,
    files: listOf(files).map(toFile),
    notes: listOf(notes).map(toNote),
    warnings: numberOf(membersOf(warnings).count),
  };
};

/** Returns whether applying the checked file would write anything. */
export const changesAnything = ({ total }: Counts): boolean => total.created + total.changed + total.removed > 0;
