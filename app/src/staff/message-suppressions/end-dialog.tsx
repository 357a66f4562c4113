import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Suppression, useLookAgain } from './queries.ts';

const words = messages.end;

/** Explains what happens when the service writes to somebody again, and ends the suppression. */
export const EndDialog = ({
  suppression: { id, attributes },
  name,
  report,
  close,
}: {
  readonly suppression: Suppression;
  readonly name: string;
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain();
  const run = async (): Promise<void> => {
    try {
      await ask((client) => client.delete('/api/v1/message_suppressions/{id}', { params: { path: { id } } }));
    } finally {
      // A refused change is read again too: a colleague may have ended the suppression.
      await lookAgain();
    }
    report(words.done(name));
  };
  return (
    <ActionDialog title={words.title(name)} confirm={words.confirm} run={run} close={close}>
      <p>{words.lead}</p>
      {attributes.reason && words.because[attributes.reason] && <p>{words.because[attributes.reason]}</p>}
    </ActionDialog>
  );
};
