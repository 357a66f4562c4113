import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { fromLocal, readerZone } from '../parts/times.ts';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Endpoint, useRecovery } from './queries.ts';
import { boundsAt, minuteAt } from './since.ts';

const words = messages.dialogs.recover;
const dayMs = 86_400_000;

/** Asks for the beginning of the time, and starts sending the missed events. */
export const RecoverDialog = ({
  endpoint: { id },
  begun,
  close,
}: {
  readonly endpoint: Endpoint;
  readonly begun: (recovery: string) => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const [typed, type] = useState(() => minuteAt(Date.now() - dayMs));
  const [bounds] = useState(() => boundsAt(new Date()));
  const run = async (): Promise<void> => {
    // The field is required, and accepts only a time.
    const attributes = { since: fromLocal(typed) ?? '' };
    const { data } = await ask((client) =>
      client.post('/api/v1/webhook_endpoints/{id}/recoveries', {
        params: { path: { id } },
        idempotencyKey: keyOf(attributes),
        body: { data: { type: 'webhook_recovery', attributes } },
      }),
    );
    begun(data.id);
  };
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead}</p>
      <Field label={words.since} hint={words.sinceHint(readerZone())}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            required
            value={typed}
            {...bounds}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
};

/** Shows the progress of sending the missed events. */
export const RecoveryNotice = ({ id }: { readonly id: string }) => {
  const { data } = useRecovery(id);
  const replayed = data?.replayed ?? 0;
  if (data?.state === 'finished') return <Notice tone="good" title={messages.recovery.finished(replayed)} />;
  if (data?.state === 'failed') return <Notice tone="bad" title={messages.recovery.failed} />;
  return (
    <Notice tone="plain" title={messages.recovery.running}>
      <progress aria-label={messages.recovery.running} />
      <p>{messages.recovery.so(replayed)}</p>
    </Notice>
  );
};
