import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Narrowing, type Period, type ResponseRates, useNarrowedRates } from './queries.ts';
import { rateColumns } from './rate-columns.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { SectionsBehind } from './sections-behind.tsx';
import { useDepartmentNames } from './use-department-names.ts';

const words = messages.classes;
const pageSize = 25;

type CourseRate = ResponseRates['courses'][number];

/** A part of the students who have not answered, with the name of the part. */
interface Wanted {
  readonly narrowing: Narrowing;
  readonly name: string;
}

const columnsWith = (list: ((wanted: Wanted) => void) | undefined): readonly Column<CourseRate>[] => [
  {
    key: 'course',
    title: words.course,
    cell: ({ course_name: name }) => name,
    sortBy: ({ course_name: name }) => name,
  },
  ...rateColumns,
  ...(list === undefined
    ? []
    : [
        {
          key: 'names',
          title: words.names,
          cell: ({ course, course_name: name }: CourseRate) => (
            <Button kind="secondary" isSmall onClick={() => list({ narrowing: { course }, name })}>
              {words.list} <span className="visually-hidden">{name}</span>
            </Button>
          ),
        },
      ]),
];

const has = (name: string, words: string): boolean =>
  words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => name.toLocaleLowerCase().includes(word));

const Courses = ({
  courses,
  list,
}: {
  readonly courses: readonly CourseRate[];
  readonly list: ((wanted: Wanted) => void) | undefined;
}) => {
  const [sought, seek] = useState('');
  return (
    <>
      {courses.length > pageSize && (
        <Field label={words.search}>
          {(control) => (
            <input {...control} type="search" value={sought} onChange={({ target }) => seek(target.value)} />
          )}
        </Field>
      )}
      <DataTable
        caption={words.courses}
        columns={columnsWith(list)}
        rows={courses.filter(({ course_name: name }) => has(name, sought))}
        keyOf={({ course }) => course}
        initial={{ key: 'rate', isDescending: false }}
        pageSize={pageSize}
      />
    </>
  );
};

/** Lists the courses of one department, and those of its sections that fall behind. */
const OfDepartment = ({
  period,
  department,
  name,
  list,
}: {
  readonly period: Period;
  readonly department: string;
  readonly name: string;
  readonly list: ((wanted: Wanted) => void) | undefined;
}) => {
  const { data: rates } = useNarrowedRates(period.resource, { department });
  if (rates === undefined) return <Loading />;
  return (
    <>
      <Courses courses={rates.courses} list={list} />
      {list !== undefined && (
        <p className="page-actions">
          <Button kind="secondary" onClick={() => list({ narrowing: { department }, name })}>
            {words.listOf(name)}
          </Button>
        </p>
      )}
      {rates.status === 'open' && <SectionsBehind behind={rates.behind} />}
    </>
  );
};

/**
 * Lists the classes of a period: the sections that fall behind, then all courses by department, with the students who
 * have not answered.
 */
export const Classes = ({ period, rates }: { readonly period: Period; readonly rates: ResponseRates }) => {
  const { account } = useStaff();
  const nameOf = useDepartmentNames();
  const [department, choose] = useState('');
  const [wanted, list] = useState<Wanted>();
  const [done, report] = useState<string>();
  const isOpen = rates.status === 'open';
  const mayList = isOpen && may(account, 'invitations:write');
  const departments = rates.departments
    .flatMap(({ department: id }) => (id === null ? [] : [[id, nameOf(id)] as const]))
    .sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <section>
      <h2>{isOpen ? messages.behind.title : words.title}</h2>
      {departments.length > 0 && (
        <SelectField
          label={words.department}
          names={{ '': isOpen ? words.allDepartments : words.chooseOne, ...Object.fromEntries(departments) }}
          value={department}
          choose={choose}
        />
      )}
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {department !== '' ? (
        <OfDepartment
          key={department}
          period={period}
          department={department}
          name={nameOf(department)}
          list={mayList ? list : undefined}
        />
      ) : (
        isOpen && <SectionsBehind behind={rates.behind} />
      )}
      {wanted && (
        <RemindDialog
          period={period}
          narrowing={wanted.narrowing}
          name={wanted.name}
          report={report}
          close={() => list(undefined)}
        />
      )}
    </section>
  );
};
