import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { type ClassName, classNames } from '../sections/class-names.ts';
import { FoundLink } from './found-link.tsx';
import { messages } from './messages.ts';
import { type Person, pagesOf, usePeopleFound, useSectionsFound } from './queries.ts';
import { useSearched } from './searched.ts';

interface FoundSection extends ClassName {
  readonly id: string;
  readonly isCancelled: boolean;
}

const peopleColumns: readonly Column<Person>[] = [
  {
    key: 'name',
    title: messages.name,
    cell: ({ id, attributes }) => (
      <>
        <FoundLink href={`/people/${id}`}>{attributes.display_name}</FoundLink>
        {attributes.deactivated && <span className="badge">{messages.gone}</span>}
      </>
    ),
  },
  { key: 'address', title: messages.address, cell: ({ attributes }) => attributes.emails?.[0] },
  { key: 'number', title: messages.number, cell: ({ attributes }) => attributes.primary_employee_id },
];

const sectionColumns: readonly Column<FoundSection>[] = [
  {
    key: 'section',
    title: messages.section,
    cell: ({ id, course, section, isCancelled }) => (
      <>
        <FoundLink href={`/sections/${id}`}>{section === '' ? course : section}</FoundLink>
        {isCancelled && <span className="badge">{messages.cancelled}</span>}
      </>
    ),
  },
  { key: 'course', title: messages.course, cell: ({ course }) => course },
  { key: 'term', title: messages.term, cell: ({ term }) => term },
];

/** The loaded rows of a list that is found page by page. */
interface Found {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** A list of search results with a button for more. It reads further pages until a row is found. */
const FoundList = <Row extends { readonly id: string }>({
  title,
  none,
  found: { error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage },
  rows,
  columns,
}: {
  readonly title: string;
  readonly none: string;
  readonly found: Found;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}) => {
  const isMoreNeeded = rows.length === 0 && hasNextPage && !isFetchingNextPage && error === null;
  useEffect(() => {
    if (isMoreNeeded) fetchNextPage();
  }, [isMoreNeeded, fetchNextPage]);
  const isSearching = isPending || isFetchingNextPage || isMoreNeeded;
  const body: ReactNode =
    rows.length === 0 ? (
      !isSearching && error === null && <p className="muted">{none}</p>
    ) : (
      <DataTable caption={title} isCaptionHidden columns={columns} rows={rows} keyOf={({ id }) => id} stacks />
    );
  return (
    <section>
      <h2>{title}</h2>
      {body}
      {error !== null && <ErrorMessage error={error} title={messages.failed} />}
      {isSearching && error === null && <Loading />}
      {rows.length > 0 && hasNextPage && (
        <p className="actions">
          <Button kind="secondary" isDisabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {messages.more} <span className="visually-hidden">{title}</span>
          </Button>
        </p>
      )}
    </section>
  );
};

const Lists = ({ searched }: { readonly searched: string }) => {
  const people = usePeopleFound(searched);
  const sections = useSectionsFound(searched);
  const persons = pagesOf(people.data).flatMap(({ data }) => data);
  const classes = pagesOf(sections.data).flatMap(({ data, included }): FoundSection[] => {
    const nameOf = classNames(included);
    return data.map((each) => ({ id: each.id, isCancelled: each.attributes.cancelled === true, ...nameOf(each) }));
  });
  const isNothing =
    persons.length + classes.length === 0 &&
    [people, sections].every(({ isSuccess, hasNextPage }) => isSuccess && !hasNextPage);
  if (isNothing)
    return (
      <EmptyState title={messages.none(searched)}>
        <p>{messages.noneLead}</p>
      </EmptyState>
    );
  return (
    <>
      <FoundList title={messages.people} none={messages.nobody} found={people} rows={persons} columns={peopleColumns} />
      <FoundList
        title={messages.sections}
        none={messages.noSections}
        found={sections}
        rows={classes}
        columns={sectionColumns}
      />
    </>
  );
};

/** The people and sections that have all words of a search. */
export const SearchPage = () => {
  const { searched } = useSearched();
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide>
      {searched === '' ? (
        <EmptyState title={messages.empty}>
          <p>{messages.emptyLead}</p>
        </EmptyState>
      ) : (
        <Lists key={searched} searched={searched} />
      )}
    </StaffPage>
  );
};
