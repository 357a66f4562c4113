import type { FacetClient } from 'facet-client';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { ChangeMessageDialog } from './message-dialog.tsx';
import { type MessageValues, valuesOf } from './message-values.ts';
import { messages } from './messages.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { type Message, type State, useLookAgain } from './queries.ts';

const changes = ['pause', 'resume', 'cancel'] as const;

type Change = (typeof changes)[number];

/** The states of a message in which each change is possible. */
const possibleIn: Readonly<Record<Change, readonly State[]>> = {
  pause: ['planned', 'sending'],
  resume: ['paused'],
  cancel: ['planned', 'sending', 'paused'],
};

const pathOf = {
  pause: '/api/v1/course_evaluation_period_messages/{id}/pauses',
  resume: '/api/v1/course_evaluation_period_messages/{id}/resumptions',
  cancel: '/api/v1/course_evaluation_period_messages/{id}/cancellations',
} as const;

interface ActionProps {
  readonly message: Message;
  readonly purpose: string;
  /** Called with a text about the action that was carried out. */
  readonly report: (done: string) => void;
}

const ChangeDialog = ({
  change,
  message: { id },
  purpose,
  report,
  close,
}: ActionProps & { readonly change: Change; readonly close: () => void }) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain({ forecast: false });
  const keyOf = useRequestKeys();
  const { title, lead, confirm, done } = messages.dialogs[change];
  const run = async (): Promise<void> => {
    const call = { params: { path: { id } }, idempotencyKey: keyOf(id) };
    try {
      await ask((client: FacetClient) => client.post(pathOf[change], call));
    } finally {
      // A refused change is read again too, so that the page behind the dialog shows the new state.
      await lookAgain();
    }
    report(done);
  };
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      run={run}
      close={close}
      isDangerous={change === 'cancel'}
      keep={messages.dialogs.keep}
    >
      <p>
        <strong>{purpose}</strong>
      </p>
      <p>{lead}</p>
    </ActionDialog>
  );
};

/**
 * Renders the actions on a message: a preview, and, if the account allows it, changing, pausing, resuming and
 * cancelling.
 */
export const MessageActions = ({
  message,
  purpose,
  report,
  mayWrite,
}: ActionProps & { readonly mayWrite: boolean }) => {
  const [dialog, open] = useState<Change | 'preview'>();
  // The values with which the dialog begins. The dialog stays open with its reason if sending has begun meanwhile.
  const [changing, setChanging] = useState<MessageValues>();
  const { state } = message.attributes;
  const values = mayWrite && state === 'planned' ? valuesOf(message) : undefined;
  const possible = mayWrite ? changes.filter((each) => state !== null && possibleIn[each].includes(state)) : [];
  const close = (): void => open(undefined);
  return (
    <div className="page-actions">
      {(['preview', ...(values === undefined ? [] : (['change'] as const)), ...possible] as const).map((each) => (
        <Button
          key={each}
          kind="secondary"
          isSmall
          onClick={() => (each === 'change' ? setChanging(values) : open(each))}
        >
          {messages.actions[each]}
          <span className="visually-hidden"> {purpose}</span>
        </Button>
      ))}
      {dialog === 'preview' && <PreviewDialog message={message} purpose={purpose} mayTest={mayWrite} close={close} />}
      {changing !== undefined && (
        <ChangeMessageDialog message={message} values={changing} report={report} close={() => setChanging(undefined)} />
      )}
      {dialog !== undefined && dialog !== 'preview' && (
        <ChangeDialog change={dialog} message={message} purpose={purpose} report={report} close={close} />
      )}
    </div>
  );
};
