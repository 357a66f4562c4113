import type { FacetClient } from 'facet-client';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { keepSecret } from '../parts/secret-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Endpoint, useLookAgain } from './queries.ts';
import { RecoverDialog } from './recover-dialog.tsx';

const words = messages.one;

type Dialog = 'rotate' | 'enable' | 'disable' | 'remove' | 'recover';

const setEnabled = (client: FacetClient, id: string, isEnabled: boolean) =>
  client.patch('/api/v1/webhook_endpoints/{id}', {
    params: { path: { id } },
    body: { data: { type: 'webhook_endpoint', id, attributes: { is_enabled: isEnabled } } },
  });

/**
 * Makes a new secret. Until a response arrives, all requests have one key and make one rotation: a second rotation
 * would end the secret that the other system has.
 */
const useRotation = (id: string) => {
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return async (client: FacetClient): Promise<void> => {
    const { meta } = await client.post('/api/v1/webhook_endpoints/{id}/secret_rotations', {
      params: { path: { id } },
      idempotencyKey,
    });
    setKey(crypto.randomUUID());
    keepSecret(id, { secret: meta.secret, bothUntil: meta.previous_secret_signs_until });
  };
};

/** Returns the action of each dialog after its confirmation. */
const useDoing = (
  { id }: Endpoint,
  report: (done: string) => void,
): Readonly<Record<Exclude<Dialog, 'recover'>, () => Promise<void>>> => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const rotate = useRotation(id);
  const doing = (call: (client: FacetClient) => Promise<unknown>, done?: string) => async () => {
    await ask(call);
    await lookAgain();
    if (done !== undefined) report(done);
  };
  return {
    rotate: doing(rotate),
    enable: doing((client) => setEnabled(client, id, true), messages.done.enabled),
    disable: doing((client) => setEnabled(client, id, false), messages.done.disabled),
    remove: async () => {
      await ask((client) => client.delete('/api/v1/webhook_endpoints/{id}', { params: { path: { id } } }));
      await lookAgain();
      go('/webhooks');
    },
  };
};

const Confirm = ({
  which,
  endpoint,
  run,
  close,
}: {
  readonly which: Exclude<Dialog, 'recover'>;
  readonly endpoint: Endpoint;
  readonly run: () => Promise<void>;
  readonly close: () => void;
}) => {
  const { title, lead, confirm } = messages.dialogs[which];
  return (
    <ActionDialog title={title} confirm={confirm} run={run} close={close} isDangerous={which === 'remove'}>
      <p>{typeof lead === 'string' ? lead : lead(endpoint.attributes.url)}</p>
    </ActionDialog>
  );
};

const Quiet = ({ children, open }: { readonly children: ReactNode; readonly open: () => void }) => (
  <Button kind="secondary" isSmall onClick={open}>
    {children}
  </Button>
);

/** Renders the actions on an endpoint. */
export const EndpointActions = ({
  endpoint,
  test,
  report,
  recovering,
}: {
  readonly endpoint: Endpoint;
  readonly test: ReactNode;
  /** Called with a text about the action that was carried out. */
  readonly report: (done: string) => void;
  /** Called with the id of a recovery that has begun. */
  readonly recovering: (id: string) => void;
}) => {
  const [dialog, open] = useState<Dialog>();
  const doing = useDoing(endpoint, report);
  const isEnabled = endpoint.attributes.is_enabled !== false;
  const close = (): void => open(undefined);
  return (
    <div className="actions">
      {test}
      <ButtonLink kind="secondary" isSmall href={`/webhooks/${endpoint.id}/change`}>
        {words.change}
      </ButtonLink>
      {isEnabled && <Quiet open={() => open('recover')}>{words.recover}</Quiet>}
      <Quiet open={() => open('rotate')}>{words.rotate}</Quiet>
      <Quiet open={() => open(isEnabled ? 'disable' : 'enable')}>{isEnabled ? words.disable : words.enable}</Quiet>
      <Quiet open={() => open('remove')}>{words.remove}</Quiet>
      {dialog === 'recover' && <RecoverDialog endpoint={endpoint} begun={recovering} close={close} />}
      {dialog !== undefined && dialog !== 'recover' && (
        <Confirm which={dialog} endpoint={endpoint} run={doing[dialog]} close={close} />
      )}
    </div>
  );
};
