import { download } from '../../ui/download.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { filterOf, type Narrowing } from './queries.ts';
import type { PeriodDialogProps } from './use-change.ts';

const words = messages.invitations;

interface RemindDialogProps extends PeriodDialogProps {
  /** The part of the period whose students are listed, and what it is called; all of it, unless said. */
  readonly narrowing?: Narrowing;
  readonly name?: string;
}

/** Saves who has not answered, after saying what the file holds. */
export const RemindDialog = ({ period: { resource }, narrowing, name, report, close }: RemindDialogProps) => {
  const { ask } = useStaff();
  const run = async (): Promise<void> => {
    const answer: unknown = await ask((client) =>
      client.get('/api/v1/course_evaluation_periods/{id}/reminders', {
        params: { path: { id: resource.id }, query: narrowing === undefined ? {} : filterOf(narrowing) },
        headers: { Accept: 'text/csv' },
        parseAs: 'text',
      }),
    );
    download(words.remindFile, [String(answer)]);
    report(words.reminded);
  };
  return (
    <ActionDialog title={words.remindTitle} confirm={words.remind} run={run} close={close}>
      <p>{name === undefined ? words.remindWill : words.remindWillIn(name)}</p>
    </ActionDialog>
  );
};
