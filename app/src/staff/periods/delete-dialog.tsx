import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { deletePeriod } from './delete-period.ts';
import { messages } from './messages.ts';
import { usePeriod, useRefresh } from './queries.ts';
import type { PeriodDialogProps } from './use-change.ts';

const words = messages.delete;

export const DeleteDialog = ({ period: { resource, schedule }, close }: Omit<PeriodDialogProps, 'report'>) => {
  const { ask } = useStaff();
  const refresh = useRefresh();
  const [, go] = useLocation();
  const { data: whole } = usePeriod(resource.id);
  const [{ id, attributes, meta }] = useState(resource);
  const hasBegun = useRef(false);
  const run = async (): Promise<void> => {
    // After parts of the period were deleted, its version is no longer the one that the user saw.
    const version = hasBegun.current ? undefined : meta.version;
    const begin = (): void => {
      hasBegun.current = true;
    };
    try {
      await ask((client) => deletePeriod(client, { id, version, begin }));
    } catch (error) {
      await refresh();
      throw error;
    }
    go('/periods');
    await refresh();
  };
  return (
    <ActionDialog title={words.title} confirm={words.button} run={run} close={close} isDangerous>
      <p>
        <strong>{words.will(attributes.name)}</strong>
      </p>
      <ul>
        {whole && whole.questionSets.length > 0 && <li>{words.questions(whole.questionSets)}</li>}
        {schedule && <li>{words.times}</li>}
        <li>{words.messages}</li>
        <li>{words.courses}</li>
      </ul>
      <p>{words.stays}</p>
      {whole && whole.resource.attributes.invitation_delivery !== null && <p>{words.links}</p>}
      <p>{words.care}</p>
    </ActionDialog>
  );
};
