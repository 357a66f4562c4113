import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { messages } from './messages.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Status } from './queries.ts';
import type { PeriodDialogProps } from './use-change.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

// The first text of these dialogs needs more code than the other dialogs, so their modules are loaded on demand.
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));
const ReleaseDialog = lazy(async () => ({ default: (await import('./release-dialog.tsx')).ReleaseDialog }));

interface Action {
  readonly label: string;
  readonly dialog: ComponentType<PeriodDialogProps>;
  readonly in: readonly Status[];
  readonly needsSchedule?: boolean;
}

const actions: readonly Action[] = [
  { label: messages.publish.button, dialog: PublishDialog, in: ['draft'] },
  { label: messages.extend.button, dialog: ExtendDialog, in: ['scheduled', 'open'], needsSchedule: true },
  { label: messages.close.button, dialog: CloseDialog, in: ['open'], needsSchedule: true },
  { label: messages.release.button, dialog: ReleaseDialog, in: ['closed'] },
  { label: messages.delete.button, dialog: DeleteDialog, in: ['draft', 'scheduled'] },
  { label: messages.withdraw.button, dialog: WithdrawDialog, in: ['released'] },
];

/**
 * Renders the actions on a period that its state and the account's scopes allow. Each explains first what it will do.
 */
export const PeriodActions = ({ period, report }: Pick<PeriodDialogProps, 'period' | 'report'>) => {
  const { account } = useStaff();
  const [chosen, choose] = useState<Action>();
  if (!may(account, 'periods:write')) return null;
  const { status } = period.resource.attributes;
  const possible = actions.filter(
    (each) => each.in.includes(status) && !(each.needsSchedule && period.schedule === undefined),
  );
  const Dialog = chosen?.dialog;
  return (
    <>
      {possible.map((each) => (
        <Button key={each.label} kind="secondary" onClick={() => choose(each)}>
          {each.label}
        </Button>
      ))}
      <Suspense>{Dialog && <Dialog period={period} report={report} close={() => choose(undefined)} />}</Suspense>
    </>
  );
};
