import type { ReactNode } from 'react';
import { type Column, DataTable } from '../data-table.tsx';
import { words } from '../words.ts';

/** A chart with what it shows in a sentence, and behind it the same figures as a table. */
export const ChartFigure = <Row,>({
  title,
  summary,
  columns,
  rows,
  keyOf,
  children,
}: {
  readonly title: string;
  /** The content of the chart in words, for people who cannot see it. */
  readonly summary: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: ReactNode;
}) => (
  <figure className="chart">
    <figcaption>
      <h3>{title}</h3>
      <p className="muted">{summary}</p>
    </figcaption>
    {children}
    <details>
      <summary>{words.table}</summary>
      <DataTable caption={title} isCaptionHidden columns={columns} rows={rows} keyOf={keyOf} />
    </details>
  </figure>
);
