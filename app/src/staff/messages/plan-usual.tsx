import { Button, ButtonLink } from '../../ui/button.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import type { Period } from '../periods/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { useLookAgain } from './queries.ts';
import { usePlanUsual } from './use-plan-usual.ts';
import { UsualList } from './usual-list.tsx';

const words = messages.usual;

interface DialogProps {
  readonly period: Period;
  readonly report: (done: string) => void;
  readonly close: () => void;
}

/** Says which messages the service will send, and plans them. */
export const PlanDialog = ({ period: { resource }, report, close }: DialogProps) => {
  const lookAgain = useLookAgain({ forecast: true });
  const plan = usePlanUsual();
  const hasRelease = resource.attributes.results_release_at !== null;
  const run = async (): Promise<void> => {
    try {
      await plan(resource.id, { hasRelease });
    } finally {
      await lookAgain();
    }
    report(words.done);
  };
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead}</p>
      <UsualList hasRelease={hasRelease} />
      {resource.attributes.status === 'open' && <p>{words.past}</p>}
    </ActionDialog>
  );
};

/** Opens the dialog that plans the usual messages of a period, once the period has its times. */
export const PlanUsual = ({ period, open }: { readonly period: Period; readonly open: () => void }) => {
  const { account } = useStaff();
  const { opens_at: opens, closes_at: closes } = period.schedule?.attributes ?? {};
  if (opens && closes) return <Button onClick={open}>{words.button}</Button>;
  return (
    <>
      <p>{messages.list.needsTimes}</p>
      {may(account, 'periods:write') && (
        <ButtonLink kind="secondary" href={`/periods/${period.resource.id}/settings`}>
          {messages.list.setTimes}
        </ButtonLink>
      )}
    </>
  );
};
