import { ActionDialog } from '../parts/action-dialog.tsx';
import { messages } from './messages.ts';
import { type PeriodDialogProps, useChange } from './use-change.ts';

const words = messages.withdraw;

export const WithdrawDialog = ({ period, report, close }: PeriodDialogProps) => {
  const change = useChange(period);
  const run = async (): Promise<void> => {
    await change.period({ results_release_at: null });
    report(words.done);
  };
  return (
    <ActionDialog title={words.title} confirm={words.button} run={run} close={close} isDangerous>
      <p>{words.will}</p>
      <p className="muted">{messages.version}</p>
    </ActionDialog>
  );
};
