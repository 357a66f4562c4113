import { AllReports } from '../archives/all-reports.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { Loading, LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import '../styles/periods.css';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { ByClassSize } from './by-class-size.tsx';
import { ByDepartment } from './by-department.tsx';
import { Classes } from './classes.tsx';
import { Delivery } from './delivery.tsx';
import { messages } from './messages.ts';
import { OverTime } from './over-time.tsx';
import { PeriodActions } from './period-actions.tsx';
import { PeriodTimes } from './period-times.tsx';
import { type Period, usePeriod, useRates } from './queries.ts';
import { Readiness } from './readiness.tsx';
import { Replies } from './replies.tsx';
import { SettingsSummary } from './settings-summary.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Tiles } from './tiles.tsx';

const Rates = ({ period }: { readonly period: Period }) => {
  const { data: rates } = useRates(period.resource.id);
  // The placeholder takes the space of the figures, so that nothing below moves when they arrive.
  if (rates === undefined)
    return (
      <div className="figures-to-come">
        <Loading />
      </div>
    );
  return (
    <>
      <Tiles rates={rates} />
      <OverTime period={period} rates={rates} />
      <div className="side-by-side">
        <ByDepartment rates={rates} />
        <ByClassSize rates={rates} />
      </div>
      <Classes period={period} rates={rates} />
    </>
  );
};

const UnderWay = ({ what }: { readonly what: string }) => (
  <Notice tone="plain">
    <p>{what}</p>
    <progress aria-label={what} />
  </Notice>
);

/** Renders one period: its progress and its actions. */
export const PeriodPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { account } = useStaff();
  const { data: period, error, refetch } = usePeriod(id);
  const [done, setDone] = useState<string>();
  if (period === undefined) {
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  }
  const { status } = period.resource.attributes;
  const { coverage, results } = period.resource.meta;
  const hasOpened = status !== 'draft' && status !== 'scheduled';
  return (
    <StaffPage
      title={period.resource.attributes.name}
      back={{ href: '/periods', label: messages.back }}
      actions={<PeriodActions period={period} report={setDone} />}
      isWide
    >
      <p className="state">
        <StatusBadge status={status} />
      </p>
      <PeriodTimes period={period} />
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {coverage !== undefined && <UnderWay what={messages.covering} />}
      {results !== undefined && <UnderWay what={messages.counting} />}
      {!hasOpened && <Readiness period={period} />}
      <Delivery period={period} />
      {hasOpened && may(account, 'responses:read') && <Rates period={period} />}
      <Replies period={period} />
      {(status === 'closed' || status === 'released') && <AllReports about={{ period: period.resource.id }} />}
      <SettingsSummary period={period} />
    </StaffPage>
  );
};
