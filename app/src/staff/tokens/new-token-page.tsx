import { useLocation } from 'wouter';
import { keepSecret } from '../parts/secret-dialog.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/tokens.css';
import { messages } from './messages.ts';
import { newToken, useLookAgain } from './queries.ts';
import { TokenForm, type TokenValues } from './token-form.tsx';

/** Creates a token, and shows it on the next page. */
export const NewTokenPage = () => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const create = async ({ scopes, ...values }: TokenValues): Promise<void> => {
    const attributes = { ...values, scopes: [...scopes] };
    const body = { data: { type: 'access_token' as const, attributes } };
    const { meta } = await ask((client) => client.post('/api/v1/access_tokens', { idempotencyKey: keyOf(body), body }));
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
