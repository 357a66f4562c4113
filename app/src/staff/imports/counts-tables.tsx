import { type Column, DataTable } from '../../ui/data-table.tsx';
import { toNumber } from '../parts/formats.ts';
import type { Counts, FileCounts, KindCounts } from './counts.ts';
import { messages } from './messages.ts';
import type { Stage } from './stage.ts';

const words = messages.table;

const numbers = ['created', 'changed', 'unchanged', 'removed', 'rejected', 'missing'] as const;

const kindColumns = ({ total }: Counts): readonly Column<KindCounts>[] => [
  { key: 'kind', title: words.kind, cell: ({ kind }) => messages.kind(kind) },
  ...numbers
    // Most imports remove and reject nothing, so these columns appear only when needed.
    .filter((column) => total[column] > 0 || column === 'created' || column === 'changed')
    .map((column) => ({
      key: column,
      title: words[column],
      isNumber: true,
      cell: (row: KindCounts) => toNumber(row[column]),
    })),
];

const remarkOf = ({ state, reason }: FileCounts): string => {
  if (state === 'not_understood') return words.notUnderstood;
  return reason ?? '';
};

const fileColumns: readonly Column<FileCounts>[] = [
  { key: 'file', title: words.file, cell: ({ file }) => file },
  { key: 'rows', title: words.rows, isNumber: true, cell: ({ rows }) => toNumber(rows) },
  { key: 'loaded', title: words.loaded, isNumber: true, cell: ({ loaded }) => toNumber(loaded) },
  { key: 'rejected', title: words.rejected, isNumber: true, cell: ({ rejected }) => toNumber(rejected) },
  { key: 'skipped', title: words.skipped, isNumber: true, cell: ({ skipped }) => toNumber(skipped) },
  { key: 'remark', title: words.remark, cell: remarkOf },
];

const titleOf = (kind: Stage['kind']): string =>
  kind === 'checked' || kind === 'applied' ? words.titles[kind] : words.titles.other;

const Notes = ({ notes, warnings }: Counts) => {
  const all = [...(warnings > 0 ? [words.warnings(warnings)] : []), ...notes];
  if (all.length === 0) return null;
  return (
    <>
      <h2>{words.notes}</h2>
      <ul>
        {all.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
};

/** Shows the counts of an import, or of its dry run, by kind and by file. */
export const CountsTables = ({ counts, stage }: { readonly counts: Counts; readonly stage: Stage }) => (
  <>
    {counts.kinds.length > 0 && (
      <>
        <h2>{titleOf(stage.kind)}</h2>
        <DataTable
          caption={titleOf(stage.kind)}
          isCaptionHidden
          columns={kindColumns(counts)}
          rows={counts.kinds}
          keyOf={({ kind }) => kind}
        />
      </>
    )}
    {counts.files.length > 0 && (
      <details className="options">
        <summary>{words.files}</summary>
        <DataTable
          caption={words.files}
          isCaptionHidden
          columns={fileColumns}
          rows={counts.files}
          keyOf={({ file }) => file}
        />
      </details>
    )}
    <Notes {...counts} />
  </>
);
