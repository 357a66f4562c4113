import { useRef } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { messages } from './messages.ts';
import { useRates } from './queries.ts';
import { type PeriodDialogProps, useChange } from './use-change.ts';

const words = messages.close;

export const CloseDialog = ({ period, report, close }: PeriodDialogProps) => {
  const change = useChange(period);
  const { data: rates } = useRates(period.resource.id);
  const at = useRef<string>(undefined);
  const run = async (): Promise<void> => {
    // After a lost response, a second click sends the same time again.
    at.current ??= serviceTime().toISOString();
    await change.schedule({ closes_at: at.current });
    report(words.done);
  };
  return (
    <ActionDialog title={words.title} confirm={words.button} run={run} close={close} isDangerous>
      {rates && typeof rates.completed === 'number' && (
        <p>
          <strong>{words.will(rates.enrolled, Math.max(0, rates.enrolled - rates.completed))}</strong>
        </p>
      )}
      <p>{words.results}</p>
      <p>{words.care}</p>
      <p className="muted">{messages.version}</p>
    </ActionDialog>
  );
};
