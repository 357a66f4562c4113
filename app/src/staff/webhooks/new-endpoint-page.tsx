import { useLocation } from 'wouter';
import { keepSecret } from '../parts/secret-dialog.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { EndpointForm, type EndpointValues } from './endpoint-form.tsx';
import { messages } from './messages.ts';
import { useLookAgain } from './queries.ts';

/** Creates an endpoint, and shows its secret on the next page. */
export const NewEndpointPage = () => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const create = async (attributes: EndpointValues): Promise<void> => {
    const body = { data: { type: 'webhook_endpoint' as const, attributes } };
    const { data, meta } = await ask((client) =>
      client.post('/api/v1/webhook_endpoints', { idempotencyKey: keyOf(body), body }),
    );
    keepSecret(data.id, { secret: meta.secret });
    void lookAgain();
    go(`/webhooks/${data.id}`);
  };
  return (
    <StaffPage title={messages.form.newTitle} back={{ href: '/webhooks', label: messages.title }}>
      <EndpointForm save={create} />
    </StaffPage>
  );
};
