import { useState } from 'react';
import { useLocation } from 'wouter';
import { StaffPage } from '../parts/staff-page.tsx';
import { keepSecret } from '../parts/unseen-secrets.ts';
import { useStaff } from '../session/staff.tsx';
import { EndpointForm, type EndpointValues } from './endpoint-form.tsx';
import { messages } from './messages.ts';
import { useLookAgain } from './queries.ts';

/** Makes an endpoint, and shows its secret on the page that follows. */
export const NewEndpointPage = () => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  // Pressed twice, the button makes one endpoint; changed in between, another.
  const [keys] = useState(() => new Map<string, string>());
  const create = async (attributes: EndpointValues): Promise<void> => {
    const said = JSON.stringify(attributes);
    const idempotencyKey = keys.get(said) ?? crypto.randomUUID();
    keys.set(said, idempotencyKey);
    const body = { data: { type: 'webhook_endpoint' as const, attributes } };
    const { data, meta } = await ask((client) => client.post('/api/v1/webhook_endpoints', { idempotencyKey, body }));
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
