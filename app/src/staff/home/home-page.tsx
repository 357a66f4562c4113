import { Link } from 'wouter';
import type { NavigationEntry } from '../area.ts';
import { messages } from '../messages.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import type { Account } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';

const { start } = messages;

/** What the person is, as the data and the groups say it. */
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

/** Where staff begin: who they are here, and what they may do. */
export const HomePage = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => {
  const { account } = useStaff();
  return (
    <StaffPage title={start.hello(account.data.attributes.display_name)} isWide>
      <Standing account={account} />
      {entries.length === 0 ? (
        <EmptyState title={start.nothing}>
          <p>{start.nothingLead}</p>
        </EmptyState>
      ) : (
        <>
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
