import { ActionDialog } from '../parts/action-dialog.tsx';
import { toTime } from '../parts/times.ts';
import { messages } from './messages.ts';
import { type PeriodDialogProps, useChange } from './use-change.ts';

const words = messages.publish;

export const PublishDialog = ({ period, report, close }: PeriodDialogProps) => {
  const change = useChange(period);
  const opens = period.schedule?.attributes.opens_at;
  const run = async (): Promise<void> => {
    await change.period({ draft: false });
    report(words.done);
  };
  return (
    <ActionDialog title={words.title} confirm={words.button} run={run} close={close}>
      <p>{words.will(opens ? toTime(opens) : undefined)}</p>
      <p>{words.care}</p>
      <p className="muted">{messages.version}</p>
    </ActionDialog>
  );
};
