import { type Column, DataTable } from '../../ui/data-table.tsx';
import { FoundLink } from '../search/found-link.tsx';
import { messages } from './messages.ts';
import type { PersonsClass } from './queries.ts';

const columns: readonly Column<PersonsClass>[] = [
  {
    key: 'section',
    title: messages.section,
    cell: ({ id, course, section, isCancelled }) => (
      <>
        <FoundLink href={`/sections/${id}`}>{section === '' ? course : section}</FoundLink>{' '}
        {isCancelled && <span className="badge">{messages.cancelled}</span>}
      </>
    ),
    sortBy: ({ section }) => section,
  },
  { key: 'course', title: messages.course, cell: ({ course }) => course, sortBy: ({ course }) => course },
  { key: 'term', title: messages.term, cell: ({ term }) => term, sortBy: ({ term }) => term },
];

/** Lists the sections that a person takes or teaches; renders nothing if there are none. */
export const ClassTable = ({ title, rows }: { readonly title: string; readonly rows: readonly PersonsClass[] }) =>
  rows.length > 0 && (
    <section>
      <h2>{title}</h2>
      <DataTable caption={title} isCaptionHidden columns={columns} rows={rows} keyOf={({ id }) => id} />
    </section>
  );
