import { useLocation } from 'wouter';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { EndpointForm, type EndpointValues } from './endpoint-form.tsx';
import { messages } from './messages.ts';
import { type Endpoint, useEndpoint, useLookAgain } from './queries.ts';

const Shown = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  const { id, meta, attributes } = endpoint;
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const change = async (values: EndpointValues): Promise<void> => {
    const body = { data: { type: 'webhook_endpoint' as const, id, attributes: values } };
    const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey: keyOf(body) };
    await ask((client) => client.patch('/api/v1/webhook_endpoints/{id}', call));
    await lookAgain();
    go(`/webhooks/${id}`);
  };
  return (
    <StaffPage
      title={messages.form.changeTitle}
      back={{ href: `/webhooks/${id}`, label: attributes.description ?? attributes.url }}
    >
      <EndpointForm of={endpoint} save={change} />
    </StaffPage>
  );
};

/** Changes an endpoint. */
export const ChangeEndpointPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data, error, refetch } = useEndpoint(id);
  if (data !== undefined) return <Shown key={data.meta.version} endpoint={data} />;
  return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
};
