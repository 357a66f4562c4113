import { useState } from 'react';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { useRates, useRefresh } from './queries.ts';
import type { PeriodDialogProps } from './use-change.ts';

const words = messages.invitations;

export const InviteDialog = ({ period: { resource }, report, close }: PeriodDialogProps) => {
  const { ask } = useStaff();
  const refresh = useRefresh();
  // One key for one dialog: pressing the button again after a broken connection invites nobody twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { data: rates } = useRates(resource.id);
  const run = async (): Promise<void> => {
    await ask((client) =>
      client.post('/api/v1/course_evaluation_periods/{id}/invitations', {
        params: { path: { id: resource.id } },
        body: { data: { type: 'course_evaluation_invitation_batch' } },
        idempotencyKey,
      }),
    );
    await refresh();
    report(words.inviteDone);
  };
  return (
    <ActionDialog title={words.inviteTitle} confirm={words.invite} run={run} close={close}>
      <p>{words.will}</p>
      {rates && typeof rates.completed === 'number' && (
        <p>{words.rate(Math.max(0, rates.enrolled - rates.completed))}</p>
      )}
      <ul>
        <li>{words.keeps}</li>
        <li>{words.once}</li>
      </ul>
    </ActionDialog>
  );
};
