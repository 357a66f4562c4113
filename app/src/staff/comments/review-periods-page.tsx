import { Link } from 'wouter';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useLeft } from '../periods/comments-left.ts';
import { messages } from './messages.ts';
import { type Period, useReviewablePeriods } from './queries.ts';

const words = messages.columns;

const Left = ({ period }: { readonly period: string }) => {
  const { data } = useLeft(period);
  return data === undefined ? '…' : messages.left(data.number, data.isMore);
};

const columns: readonly Column<Period>[] = [
  {
    key: 'period',
    title: words.period,
    cell: ({ id, attributes: { name } }) => <Link href={`/comments/periods/${id}`}>{name}</Link>,
  },
  { key: 'left', title: words.left, cell: ({ id }) => <Left period={id} /> },
  {
    key: 'state',
    title: words.state,
    cell: ({ attributes: { status } }) => (status === 'released' ? messages.released : messages.closed),
  },
];

/** Lists the periods whose comments can be reviewed, with the number of undecided comments. */
export const ReviewPeriodsPage = () => {
  const { data: periods, error, refetch } = useReviewablePeriods();
  if (periods === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide>
      {periods.length === 0 ? (
        <EmptyState title={messages.none}>
          <p>{messages.noneLead}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={messages.title}
          columns={columns}
          rows={periods}
          keyOf={({ id }) => id}
          isCaptionHidden
          stacks
        />
      )}
    </StaffPage>
  );
};
