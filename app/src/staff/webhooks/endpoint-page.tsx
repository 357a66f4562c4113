import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { UnseenSecret } from '../parts/secret-dialog.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { Time } from '../parts/time.tsx';
import { toTime } from '../parts/times.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { Deliveries } from './deliveries.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { eventNames } from './event-types.ts';
import { healthOf } from './health.ts';
import { messages } from './messages.ts';
import { PingOutcome, usePing } from './ping.tsx';
import { type Endpoint, useDeliveries, useEndpoint } from './queries.ts';
import { RecoveryNotice } from './recover-dialog.tsx';

const words = messages.one;

const HealthNotice = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  const { data } = useDeliveries(endpoint.id, { status: '', page: {} });
  const health = healthOf(
    endpoint.attributes,
    data?.data.map(({ attributes }) => attributes),
  );
  if (health === 'good') return null;
  const { title, lead } = words[health];
  return (
    <Notice tone={health === 'disabled' || health === 'trouble' ? 'warn' : 'bad'} title={title}>
      <p>{lead}</p>
    </Notice>
  );
};

const Details = ({ attributes: { url, event_types, secret_changed_at } }: Endpoint) => (
  <dl className="details">
    <dt>{words.url}</dt>
    <dd>{url}</dd>
    <dt>{words.events}</dt>
    <dd>{eventNames(event_types) ?? words.allEvents}</dd>
    {secret_changed_at !== null && (
      <>
        <dt>{words.secret}</dt>
        <dd>
          <Time at={secret_changed_at} />
        </dd>
      </>
    )}
  </dl>
);

const Ping = ({ ping }: { readonly ping: ReturnType<typeof usePing> }) => (
  <Button isSmall isDisabled={ping.isPending} onClick={() => ping.mutate()}>
    {ping.isPending ? messages.form.saving : words.test}
  </Button>
);

const Secret = ({ of }: { readonly of: string }) => (
  <UnseenSecret
    of={of}
    text={messages.secret}
    more={({ bothUntil }) => bothUntil !== undefined && <p>{messages.secret.both(toTime(bothUntil))}</p>}
  />
);

const Shown = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  const { account } = useStaff();
  const ping = usePing(endpoint.id);
  const [done, report] = useState<string>();
  const [recovery, recovering] = useState<string>();
  const mayWrite = may(account, 'webhooks:write');
  const { description, url, secret_changed_at } = endpoint.attributes;
  return (
    <StaffPage title={description ?? url} back={{ href: '/webhooks', label: messages.title }} isWide>
      <HealthNotice endpoint={endpoint} />
      {done !== undefined && <Notice tone="good" title={done} />}
      {recovery !== undefined && <RecoveryNotice key={recovery} id={recovery} />}
      <Details {...endpoint} />
      {mayWrite && (
        <EndpointActions endpoint={endpoint} test={<Ping ping={ping} />} report={report} recovering={recovering} />
      )}
      <PingOutcome {...ping} />
      <Deliveries endpoint={endpoint} mayWrite={mayWrite} report={report} />
      <Secret key={secret_changed_at} of={endpoint.id} />
    </StaffPage>
  );
};

/** Renders an endpoint: its health, the actions on it, and its deliveries. */
export const EndpointPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data, error, refetch } = useEndpoint(id);
  if (data !== undefined) return <Shown endpoint={data} />;
  return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
};
