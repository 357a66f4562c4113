import { ActionDialog } from '../parts/action-dialog.tsx';
import { toTime } from '../parts/times.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Token, useLookAgain } from './queries.ts';

const words = messages.revoke;

/** Explains what revoking a token means, and revokes it. */
export const RevokeDialog = ({
  token: { id, attributes },
  done,
  close,
}: {
  readonly token: Token;
  readonly done: () => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain();
  const { name, last_used_at: used } = attributes;
  const run = async (): Promise<void> => {
    await ask((client) => client.delete('/api/v1/access_tokens/{id}', { params: { path: { id } } }));
    await lookAgain();
    done();
  };
  return (
    <ActionDialog title={words.title(name ?? '')} confirm={words.confirm} run={run} close={close} isDangerous>
      <p>{words.will}</p>
      <p>{used === null ? words.unused : words.used(toTime(used))}</p>
      <p className="muted">{words.care}</p>
    </ActionDialog>
  );
};
