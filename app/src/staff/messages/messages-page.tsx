import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { Loading, LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { PeriodTimes } from '../periods/period-times.tsx';
import { type Period, usePeriod } from '../periods/queries.ts';
import { StatusBadge } from '../periods/status-badge.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/periods.css';
import '../styles/messages.css';
import { ForecastFacts } from './forecast-facts.tsx';
import { PlanMessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';
import { messages } from './messages.ts';
import { inOrder, isOver, timesOf } from './order.ts';
import { PlanDialog, PlanUsual } from './plan-usual.tsx';
import { useForecast, useMessages } from './queries.ts';

interface PartProps {
  readonly period: Period;
  readonly report: (done: string) => void;
}

const None = ({ period, open }: { readonly period: Period; readonly open: () => void }): ReactNode => {
  const { account } = useStaff();
  return (
    <EmptyState title={messages.list.none}>
      <p>{isOver(period.resource) ? messages.list.noneOver : messages.list.noneLead}</p>
      {!isOver(period.resource) && may(account, 'messages:write') && <PlanUsual period={period} open={open} />}
    </EmptyState>
  );
};

const Messages = ({ period, report }: PartProps) => {
  const { account } = useStaff();
  const { data: found, error } = useMessages(period.resource.id);
  const forecast = useForecast(period);
  const [planning, setPlanning] = useState<'usual' | 'one'>();
  const close = (): void => setPlanning(undefined);
  if (found === undefined) return error === null ? <Loading /> : <ErrorMessage error={error} title={messages.failed} />;
  const list = inOrder(found, forecast.data, timesOf(period));
  return (
    <>
      {forecast.data && <ForecastFacts forecast={forecast.data} period={period} />}
      {forecast.error !== null && <ErrorMessage error={forecast.error} title={messages.forecast.failed} />}
      {list.length === 0 ? (
        <None period={period} open={() => setPlanning('usual')} />
      ) : (
        <section>
          <h2>{messages.list.title}</h2>
          <MessageList list={list} forecast={forecast.data} mayWrite={may(account, 'messages:write')} report={report} />
        </section>
      )}
      {/* The dialog does not replace the list: it stays open with its reason if only some of the messages were
          planned. */}
      {planning === 'usual' && <PlanDialog period={period} report={report} close={close} />}
      {may(account, 'messages:write') && (
        <p className="page-actions">
          <Button kind="secondary" onClick={() => setPlanning('one')}>
            {messages.form.button}
          </Button>
        </p>
      )}
      {planning === 'one' && <PlanMessageDialog period={period.resource} report={report} close={close} />}
    </>
  );
};

/** Renders the messages of a period: the planned ones, the outcome of the others, and the actions. */
export const MessagesPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: period, error, refetch } = usePeriod(id);
  const [done, report] = useState<string>();
  if (period === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const { name, status } = period.resource.attributes;
  return (
    <StaffPage
      title={messages.titleOf(name)}
      lead={messages.lead}
      back={{ href: `/periods/${period.resource.id}`, label: name }}
      isWide
      actions={
        <>
          <ButtonLink kind="secondary" href="/message-templates">
            {messages.templates}
          </ButtonLink>
          <ButtonLink kind="secondary" href="/message-suppressions">
            {messages.suppressions}
          </ButtonLink>
        </>
      }
    >
      <p className="state">
        <StatusBadge status={status} />
      </p>
      <PeriodTimes period={period} />
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      <Messages period={period} report={report} />
    </StaffPage>
  );
};
