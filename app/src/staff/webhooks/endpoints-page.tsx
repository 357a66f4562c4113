import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { Time } from '../parts/time.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { eventNames } from './event-types.ts';
import { healthOf } from './health.ts';
import { messages } from './messages.ts';
import { type Endpoint, useEndpoints } from './queries.ts';

const words = messages.list;

const stateOf = ({ attributes }: Endpoint) => {
  const health = healthOf(attributes);
  if (health === 'good') return { text: messages.states.enabled, tone: 'good' };
  return health === 'disabled'
    ? { text: messages.states.disabled, tone: 'plain' }
    : { text: messages.states.stopped, tone: 'bad' };
};

const StateBadge = ({ of }: { readonly of: Endpoint }) => {
  const { text, tone } = stateOf(of);
  return <span className={`badge ${tone}`}>{text}</span>;
};

const columns: readonly Column<Endpoint>[] = [
  {
    key: 'url',
    title: words.url,
    cell: ({ id, attributes: { url, description } }) => (
      <>
        <Link href={`/webhooks/${id}`}>{url}</Link>
        {description !== null && <div className="muted">{description}</div>}
      </>
    ),
  },
  { key: 'state', title: words.state, cell: (endpoint) => <StateBadge of={endpoint} /> },
  { key: 'events', title: words.events, cell: ({ attributes }) => eventNames(attributes.event_types) ?? words.all },
  { key: 'since', title: words.since, cell: ({ attributes }) => <Time at={attributes.created_at} form="date" /> },
];

const New = () => <ButtonLink href="/webhooks/new">{messages.create}</ButtonLink>;

/** The caller's endpoints. */
export const EndpointsPage = () => {
  const { data, error, refetch } = useEndpoints();
  const { account } = useStaff();
  if (data === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const mayMake = may(account, 'webhooks:write');
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide actions={mayMake && data.length > 0 && <New />}>
      {data.length === 0 ? (
        <EmptyState title={words.none}>
          <p>{words.noneLead}</p>
          {mayMake && <New />}
        </EmptyState>
      ) : (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          stacks
        />
      )}
      <p className="muted">{messages.yours}</p>
    </StaffPage>
  );
};
