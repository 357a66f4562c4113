import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Paging } from '../../ui/paging.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { Time } from '../parts/time.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import {
  type Delivery,
  type DeliveryFilter,
  type DeliveryStatus,
  type Endpoint,
  useDeliveries,
  useLookAgain,
} from './queries.ts';

const words = messages.deliveries;
const statuses = Object.keys(messages.statuses) as readonly DeliveryStatus[];
const tones: Readonly<Record<DeliveryStatus, string>> = {
  pending: 'plain',
  succeeded: 'good',
  failed: '',
  exhausted: 'bad',
};

const StatusBadge = ({ attributes: { status, next_attempt_at } }: Delivery) => {
  if (status === null) return null;
  // A failed delivery without a next attempt is final: the endpoint was disabled, or wants nothing more.
  const isLeft = status === 'failed' && next_attempt_at === null;
  return (
    <span className={`badge ${isLeft ? 'bad' : tones[status]}`}>
      {isLeft ? messages.statusWithoutNext : messages.statuses[status]}
    </span>
  );
};

const Response = ({ attributes: { response_status, failure, duration_ms, response_body } }: Delivery) => {
  if (response_status === null) return failure === null ? '' : messages.failures[failure];
  const line = `${response_status}${duration_ms === null ? '' : ` · ${words.took(duration_ms)}`}`;
  if (!response_body) return line;
  return (
    <>
      {line}
      <details>
        <summary>{words.body}</summary>
        <pre>{response_body}</pre>
      </details>
    </>
  );
};

const columnsOf = (resend: ((delivery: Delivery) => void) | undefined): readonly Column<Delivery>[] => [
  { key: 'event', title: words.event, cell: ({ attributes }) => <code>{attributes.event_type}</code> },
  { key: 'state', title: words.state, cell: StatusBadge },
  { key: 'at', title: words.at, cell: ({ attributes: { at } }) => (at === null ? words.notYet : <Time at={at} />) },
  { key: 'attempts', title: words.attempts, isNumber: true, cell: ({ attributes }) => String(attributes.attempt ?? 0) },
  { key: 'response', title: words.response, cell: Response },
  {
    key: 'next',
    title: words.next,
    cell: ({ attributes: { next_attempt_at: next } }) => (next === null ? words.never : <Time at={next} />),
  },
  ...(resend === undefined
    ? []
    : [
        {
          key: 'again',
          title: words.action,
          cell: (delivery: Delivery) =>
            delivery.attributes.status !== 'pending' && (
              <Button kind="secondary" isSmall onClick={() => resend(delivery)}>
                {words.again}
                <span className="visually-hidden">{delivery.attributes.event_type}</span>
              </Button>
            ),
        },
      ]),
];

const ResendDialog = ({
  delivery: { id, attributes },
  url,
  done,
  close,
}: {
  readonly delivery: Delivery;
  readonly url: string;
  readonly done: () => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const { title, lead, confirm } = messages.dialogs.redeliver;
  const run = async (): Promise<void> => {
    await ask((client) =>
      client.post('/api/v1/webhook_deliveries/{id}/redeliveries', {
        params: { path: { id } },
        idempotencyKey: keyOf(id),
      }),
    );
    await lookAgain();
    done();
  };
  return (
    <ActionDialog title={title} confirm={confirm} run={run} close={close}>
      <p>{lead(attributes.event_type ?? '', url)}</p>
    </ActionDialog>
  );
};

const StatusFilter = ({
  status,
  choose,
}: {
  readonly status: DeliveryFilter['status'];
  readonly choose: (status: DeliveryFilter['status']) => void;
}) => (
  <Field label={words.filter}>
    {(control) => (
      <select
        {...control}
        value={status}
        onChange={({ target }) => choose(statuses.find((each) => each === target.value) ?? '')}
      >
        <option value="">{words.all}</option>
        {statuses.map((each) => (
          <option key={each} value={each}>
            {messages.statuses[each]}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** Lists the deliveries to an endpoint with their outcomes, and sends one again. */
export const Deliveries = ({
  endpoint: { id, attributes },
  mayWrite,
  report,
}: {
  readonly endpoint: Endpoint;
  readonly mayWrite: boolean;
  readonly report: (done: string) => void;
}) => {
  const [filter, setFilter] = useState<DeliveryFilter>({ status: '', page: {} });
  const [resent, resend] = useState<Delivery>();
  const { data, error } = useDeliveries(id, filter);
  const isEmpty = data?.data.length === 0;
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{words.heading}</h2>
      <p className="muted">{words.lead}</p>
      <StatusFilter status={filter.status} choose={(status) => setFilter({ status, page: {} })} />
      {error !== null && <ErrorMessage error={error} title={words.failed} />}
      {data === undefined && error === null && <Loading />}
      {isEmpty && (filter.status === '' ? <None /> : <p>{words.noneOfState}</p>)}
      {data !== undefined && !isEmpty && (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={columnsOf(mayWrite ? resend : undefined)}
          rows={data.data}
          keyOf={(each) => each.id}
        />
      )}
      {data !== undefined && (
        <Paging name={words.caption} links={data.links} go={(page) => setFilter({ ...filter, page })} />
      )}
      {resent !== undefined && (
        <ResendDialog
          delivery={resent}
          url={attributes.url}
          done={() => report(messages.done.redelivered)}
          close={() => resend(undefined)}
        />
      )}
    </section>
  );
};

const None = () => (
  <EmptyState title={words.none}>
    <p>{words.noneLead}</p>
  </EmptyState>
);
