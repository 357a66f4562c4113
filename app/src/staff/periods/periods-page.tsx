import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import '../styles/periods.css';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { usePeriods } from './queries.ts';
import { Timeline } from './timeline.tsx';

/** A link to the page for a new period, for accounts that can create one. */
const New = () => {
  const { account } = useStaff();
  if (!may(account, 'periods:write', 'courses:read')) return null;
  return <ButtonLink href="/periods/new">{messages.create}</ButtonLink>;
};

/** All evaluation periods, on a timeline. */
export const PeriodsPage = () => {
  const { data: periods, error, refetch } = usePeriods();
  if (periods === undefined) {
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  }
  if (periods.length === 0) {
    return (
      <StaffPage title={messages.title} isWide>
        <EmptyState title={messages.none}>
          <p>{messages.noneLead}</p>
          <New />
        </EmptyState>
      </StaffPage>
    );
  }
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide actions={<New />}>
      <Timeline periods={periods} />
    </StaffPage>
  );
};
