import { type Column, DataTable } from '../../ui/data-table.tsx';
import { toNumber } from '../parts/formats.ts';
import { messages } from './messages.ts';
import type { ResponseRates } from './queries.ts';
import { enrolledColumn, shareColumn } from './rate-columns.tsx';

const words = messages.behind;

type Behind = ResponseRates['behind'][number];

const missing = ({ enrolled, completed }: Behind): number => Math.max(0, enrolled - completed);

const columns: readonly Column<Behind>[] = [
  {
    key: 'course',
    title: words.course,
    cell: ({ course_name: course, section_name: section }) => course ?? section,
    sortBy: ({ course_name: course, section_name: section }) => course ?? section,
  },
  { key: 'section', title: words.section, cell: ({ section_name: section }) => section },
  shareColumn,
  enrolledColumn,
  {
    key: 'missing',
    title: words.missing,
    cell: (row) => toNumber(missing(row)),
    sortBy: missing,
    isNumber: true,
  },
];

/** The sections of an open period whose students answer less than the others. */
export const SectionsBehind = ({ rates }: { readonly rates: ResponseRates }) => {
  if (rates.status !== 'open') return null;
  return (
    <section>
      <h2>{words.title}</h2>
      {rates.behind.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <DataTable
          caption={words.lead}
          columns={columns}
          rows={rates.behind}
          keyOf={({ evaluation }) => evaluation}
          initial={{ key: 'rate', isDescending: false }}
        />
      )}
    </section>
  );
};
