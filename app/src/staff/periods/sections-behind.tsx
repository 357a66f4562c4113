import { type Column, DataTable } from '../../ui/data-table.tsx';
import { toNumber } from '../parts/formats.ts';
import { FoundLink } from '../search/found-link.tsx';
import { messages } from './messages.ts';
import type { ResponseRates } from './queries.ts';
import { enrolledColumn, shareColumn } from './rate-columns.tsx';
import { type Teacher, useTeachers } from './use-teachers.ts';

const words = messages.behind;
const pageSize = 10;

type Behind = ResponseRates['behind'][number];

const missing = ({ enrolled, completed }: Behind): number => Math.max(0, enrolled - completed);

/** Lists the instructors of a section, each with a link for writing to them. */
const Teachers = ({ teachers }: { readonly teachers: readonly Teacher[] | undefined }) => (
  <>
    {teachers?.map(({ name, address }, index) => (
      <span key={name + address}>
        {index > 0 && ', '}
        {address === undefined ? name : <a href={`mailto:${address}`}>{name}</a>}
      </span>
    ))}
  </>
);

const columnsWith = (teachersOf: (section: string) => readonly Teacher[] | undefined): readonly Column<Behind>[] => [
  {
    key: 'course',
    title: words.course,
    cell: ({ section: id, course_name: course, section_name: section }) => (
      <FoundLink href={`/sections/${id}`}>{course ?? section}</FoundLink>
    ),
    sortBy: ({ course_name: course, section_name: section }) => course ?? section,
  },
  { key: 'section', title: words.section, cell: ({ section_name: section }) => section },
  { key: 'instructors', title: words.instructors, cell: ({ section }) => <Teachers teachers={teachersOf(section)} /> },
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

/** Lists the sections whose response rate is lower than that of the others by more than chance. */
export const SectionsBehind = ({ behind }: Pick<ResponseRates, 'behind'>) => {
  const teachersOf = useTeachers(behind.map(({ section }) => section));
  if (behind.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <DataTable
      caption={words.lead}
      columns={columnsWith(teachersOf)}
      rows={behind}
      keyOf={({ evaluation }) => evaluation}
      initial={{ key: 'rate', isDescending: false }}
      pageSize={pageSize}
    />
  );
};
