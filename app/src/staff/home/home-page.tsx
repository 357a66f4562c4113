import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { messages } from '../parts/messages.ts';
import { StaffPage } from '../parts/staff-page.tsx';
import { type Account, may } from '../session/account.ts';
import type { NavigationEntry } from '../session/area.ts';
import { useStaff } from '../session/staff.tsx';

const { start } = messages;

const OfficeOverview = lazy(async () => ({ default: (await import('./office-overview.tsx')).OfficeOverview }));
const LatestResults = lazy(async () => ({ default: (await import('./latest-results.tsx')).LatestResults }));
const OwnClasses = lazy(async () => ({ default: (await import('../classes/own-classes.tsx')).OwnClasses }));
const OwnDepartments = lazy(async () => ({ default: (await import('../classes/own-departments.tsx')).OwnDepartments }));

const InstitutionGaps = lazy(async () => ({ default: (await import('../institution/gaps.tsx')).InstitutionGaps }));
const Additions = lazy(async () => ({ default: (await import('../question-layers/additions.tsx')).Additions }));
const OwnMidterms = lazy(async () => ({ default: (await import('../midterms/own-midterms.tsx')).OwnMidterms }));
const ReplyTasks = lazy(async () => ({ default: (await import('../replies/reply-tasks.tsx')).ReplyTasks }));

/** Renders the parts of the start page that concern the person. */
const Overview = ({ account }: { readonly account: Account }) => {
  const isOffice = may(account, 'periods:read', 'responses:read');
  const readsResults = may(account, 'results:read');
  const { departments, sections } = account.meta;
  return (
    <>
      {may(account, 'institution:write') && <InstitutionGaps />}
      {isOffice && <OfficeOverview />}
      {readsResults && sections.length + departments.length > 0 && <Additions />}
      {readsResults && sections.length > 0 && <OwnClasses />}
      {readsResults && may(account, 'replies:write') && sections.length > 0 && <OwnMidterms />}
      {readsResults && departments.length > 0 && <OwnDepartments />}
      {!isOffice && may(account, 'replies:write') && <ReplyTasks />}
      {readsResults && !isOffice && <LatestResults />}
    </>
  );
};

const isStudentAlone = ({ meta: { roles } }: Account): boolean =>
  roles.length > 0 && roles.every((role) => role === 'student');

/** Shows the roles of the person, from the data and from the groups. */
const Standing = ({ account: { meta } }: { readonly account: Account }) => {
  const facts = [
    ...meta.roles.map((role) => start.roles[role] ?? role),
    ...(meta.departments.length > 0 ? [`${start.chairs} ${meta.departments.map(({ name }) => name).join(', ')}`] : []),
    ...(meta.sections.length > 0 ? [start.teaches(meta.sections.length)] : []),
  ];
  return (
    <ul className="facts">
      {facts.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
};

const AreaCard = ({ entry }: { readonly entry: NavigationEntry }) => (
  <li className="card area">
    <h3>
      <Link href={entry.path}>{entry.label(messages)}</Link>
    </h3>
    {entry.purpose && <p className="muted">{entry.purpose(messages)}</p>}
  </li>
);

/** Renders the start page of staff: who the person is, and what the person may do. */
export const HomePage = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => {
  const { account } = useStaff();
  return (
    <StaffPage title={start.hello(account.data.attributes.display_name)} isWide>
      <Standing account={account} />
      {entries.length === 0 ? (
        <EmptyState title={start.nothing}>
          <p>{isStudentAlone(account) ? start.studentLead : start.nothingLead}</p>
          {isStudentAlone(account) && (
            <p className="actions">
              {/* This link loads another document, so nothing of this one stays in memory. */}
              <a className="button" href="/app">
                {start.toStudents}
              </a>
            </p>
          )}
        </EmptyState>
      ) : (
        <>
          <Suspense fallback={<Loading />}>
            <Overview account={account} />
          </Suspense>
          <h2>{start.lead}</h2>
          <ul className="cards areas">
            {entries.map((entry) => (
              <AreaCard key={entry.path} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </StaffPage>
  );
};
