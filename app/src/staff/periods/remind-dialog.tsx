import { download } from '../../ui/download.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { filterOf, type Narrowing } from './queries.ts';
import type { PeriodDialogProps } from './use-change.ts';

const words = messages.invitations;

interface RemindDialogProps extends PeriodDialogProps {
  /** The part of the period whose students are listed, with its name; without it, the whole period. */
  readonly narrowing?: Narrowing;
  readonly name?: string;
}

/** Saves a file of the students who have not answered, after an explanation of its content. */
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
