import { download } from '../../ui/download.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import type { PeriodDialogProps } from './use-change.ts';

const words = messages.invitations;

export const RemindDialog = ({ period: { resource }, report, close }: PeriodDialogProps) => {
  const { ask } = useStaff();
  const run = async (): Promise<void> => {
    const answer: unknown = await ask((client) =>
      client.get('/api/v1/course_evaluation_periods/{id}/reminders', {
        params: { path: { id: resource.id } },
        headers: { Accept: 'text/csv' },
        parseAs: 'text',
      }),
    );
    download(words.remindFile, [String(answer)]);
    report(words.reminded);
  };
  return (
    <ActionDialog title={words.remindTitle} confirm={words.remind} run={run} close={close}>
      <p>{words.remindWill}</p>
    </ActionDialog>
  );
};
