import { useState } from 'react';
import { useLocation } from 'wouter';
import { StaffPage } from '../parts/staff-page.tsx';
import { keepSecret } from '../parts/unseen-secrets.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/tokens.css';
import { messages } from './messages.ts';
import { newToken } from './new-token.ts';
import { useLookAgain } from './queries.ts';
import { TokenForm, type TokenValues } from './token-form.tsx';

/** Makes a token, and shows it on the page that follows. */
export const NewTokenPage = () => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  // Pressed twice, the button makes one token; changed in between, another.
  const [keys] = useState(() => new Map<string, string>());
  const create = async ({ scopes, ...values }: TokenValues): Promise<void> => {
    const attributes = { ...values, scopes: [...scopes] };
    const said = JSON.stringify(attributes);
    const idempotencyKey = keys.get(said) ?? crypto.randomUUID();
    keys.set(said, idempotencyKey);
    const body = { data: { type: 'access_token' as const, attributes } };
    const { meta } = await ask((client) => client.post('/api/v1/access_tokens', { idempotencyKey, body }));
    keepSecret(newToken, { secret: meta.secret });
    void lookAgain();
    go('/tokens');
  };
  return (
    <StaffPage title={messages.form.title} back={{ href: '/tokens', label: messages.title }}>
      <TokenForm save={create} />
    </StaffPage>
  );
};
