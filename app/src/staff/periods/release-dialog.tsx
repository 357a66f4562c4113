import { useRef } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { messages } from './messages.ts';
import { ReleaseFigures } from './release-figures.tsx';
import { type PeriodDialogProps, useChange } from './use-change.ts';

const words = messages.release;

export const ReleaseDialog = ({ period, report, close }: PeriodDialogProps) => {
  const change = useChange(period);
  const { minimum_response_threshold: threshold, results_visible_to_roles: roles } = period.resource.attributes;
  const at = useRef<string>(undefined);
  const run = async (): Promise<void> => {
    // After a lost response, a second click sends the same time again.
    at.current ??= serviceTime().toISOString();
    await change.period({ results_release_at: at.current });
    report(words.done);
  };
  return (
    <ActionDialog title={words.title} confirm={words.button} run={run} close={close}>
      <p>
        <strong>{words.will}</strong>
      </p>
      <ul>
        {roles?.length ? roles.map((role) => <li key={role}>{words.roles[role]}</li>) : <li>{words.nobody}</li>}
        <li>{words.others}</li>
      </ul>
      <ReleaseFigures period={period} />
      <p>
        {typeof threshold === 'number' ? words.threshold(threshold) : words.never} {words.own}
      </p>
      <p>{words.again}</p>
      <p className="muted">{messages.version}</p>
    </ActionDialog>
  );
};
