import { Button, ButtonLink } from '../../ui/button.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import type { Period } from '../periods/queries.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { useLookAgain } from './queries.ts';

const words = messages.usual;

/** What a period usually sends: an invitation, a reminder, and a note before closing. */
const usual = [
  { purpose: 'invitation', when: { anchor: 'opens_at' } },
  { purpose: 'reminder', when: { anchor: 'closes_at', days: -5, time: '09:00' } },
  { purpose: 'closing_soon', when: { anchor: 'closes_at', days: -2, time: '09:00' } },
] as const;

interface DialogProps {
  readonly period: Period;
  readonly report: (done: string) => void;
  readonly close: () => void;
}

/** Says which messages the service will send, and plans them. */
export const PlanDialog = ({ period: { resource }, report, close }: DialogProps) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain({ forecast: true });
  // Pressed again after an answer was lost, the button plans no message twice.
  const keyOf = useRequestKeys();
  const plan = (attributes: (typeof usual)[number]) => {
    const period = { data: { type: resource.type, id: resource.id } };
    const type = 'course_evaluation_period_message' as const;
    const body = { data: { type, attributes, relationships: { period } } };
    const call = { body, idempotencyKey: keyOf(body) };
    return ask((client) => client.post('/api/v1/course_evaluation_period_messages', call));
  };
  const run = async (): Promise<void> => {
    try {
      // One after the other: each writes to the list of the period.
      for (const each of usual) await plan(each);
    } finally {
      await lookAgain();
    }
    report(words.done);
  };
  return (
    <ActionDialog title={words.title} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead}</p>
      <ul>
        {usual.map(({ purpose, when }) => (
          <li key={purpose}>
            <strong>{messages.purposes[purpose]}</strong>: {messages.ruleOf(when)}
          </li>
        ))}
      </ul>
      {resource.attributes.status === 'open' && <p>{words.past}</p>}
    </ActionDialog>
  );
};

/** Leads to the dialog that plans what a period usually has, once it has its times. */
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
