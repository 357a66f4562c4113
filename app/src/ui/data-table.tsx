import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { words } from './words.ts';

/** A column of a table: what it shows of a row, and what rows are sorted by. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Null is last, however it is sorted; a column without this can't be sorted by. */
  readonly sortBy?: (row: Row) => string | number | null;
  readonly isNumber?: boolean;
}

interface Order {
  readonly key: string;
  readonly isDescending: boolean;
}

const compare = (one: string | number | null, other: string | number | null, isDescending: boolean): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
  return isDescending ? -order : order;
};

const inOrder = <Row,>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | undefined): Row[] => {
  const sortBy = columns.find(({ key }) => key === order?.key)?.sortBy;
  if (sortBy === undefined || order === undefined) return [...rows];
  return rows.toSorted((one, other) => compare(sortBy(one), sortBy(other), order.isDescending));
};

const HeadCell = <Row,>({
  column: { key, title, sortBy, isNumber },
  order,
  sort,
}: {
  readonly column: Column<Row>;
  readonly order: Order | undefined;
  readonly sort: (order: Order) => void;
}) => {
  const isSorted = order?.key === key;
  const direction = isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={isNumber ? 'number' : undefined} aria-sort={direction}>
      {sortBy === undefined ? (
        title
      ) : (
        <button
          type="button"
          className="sort"
          data-direction={direction}
          onClick={() => sort({ key, isDescending: isSorted ? !order.isDescending : isNumber === true })}
        >
          {title}
        </button>
      )}
    </th>
  );
};

/** Leads through the pages of a table; nothing where there is but one. */
const Pages = ({
  name,
  size,
  all,
  page,
  turn,
}: {
  readonly name: string;
  readonly size: number;
  readonly all: number;
  readonly page: number;
  readonly turn: (page: number) => void;
}) =>
  all <= size ? null : (
    <nav className="paging" aria-label={words.pages(name)}>
      <Button kind="secondary" isDisabled={page === 0} onClick={() => turn(page - 1)}>
        {words.previous}
      </Button>
      <span role="status">{words.rows(page * size + 1, Math.min(all, (page + 1) * size), all)}</span>
      <Button kind="secondary" isDisabled={(page + 1) * size >= all} onClick={() => turn(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );

/** A table that its columns sort, with a caption that says what it shows; the first column heads the rows. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  initial,
  isCaptionHidden = false,
  stacks = false,
  pageSize = Number.POSITIVE_INFINITY,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly initial?: Order;
  readonly isCaptionHidden?: boolean;
  /** On a phone its rows are shown as cards, each value below its name; for tables that are not sorted. */
  readonly stacks?: boolean;
  /** Most rows that are shown at once; all, unless said. */
  readonly pageSize?: number;
}) => {
  const [order, sort] = useState(initial);
  const [page, turn] = useState(0);
  // Fewer rows than before may have fewer pages.
  const shown = Math.min(page, Math.max(0, Math.ceil(rows.length / pageSize) - 1));
  const first = shown === 0 ? 0 : shown * pageSize;
  return (
    <>
      {/* Wide tables scroll by themselves, which takes no mouse. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section className="table-scroll" aria-label={caption} tabIndex={0}>
        <table className={stacks ? 'stacks' : undefined}>
          <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} order={order} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(rows, columns, order)
              .slice(first, first + pageSize)
              .map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ key, title, cell, isNumber }, index) =>
                    index === 0 ? (
                      <th key={key} scope="row">
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={key} className={isNumber ? 'number' : undefined} data-name={stacks ? title : undefined}>
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <Pages name={caption} size={pageSize} all={rows.length} page={shown} turn={turn} />
    </>
  );
};
