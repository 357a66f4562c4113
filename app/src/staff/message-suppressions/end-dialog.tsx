import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Suppression, useLookAgain } from './queries.ts';

const words = messages.end;

/** Says what it means to write to somebody again, and does so. */
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
      // Also after a refusal: a colleague may have ended it.
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
