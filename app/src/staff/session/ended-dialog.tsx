import type { SignInProblem } from '../../shared/sign-in/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { messages } from '../parts/messages.ts';

/** Says that the sign-in has ended, above the present page, so that unsaved changes are not lost. */
export const EndedDialog = ({
  problem,
  signInAgain,
  close,
}: {
  /** Why signing in again failed. */
  readonly problem: SignInProblem | undefined;
  readonly signInAgain: () => void;
  readonly close: () => void;
}) => {
  const { title, lead, unsaved, look } = messages.ended;
  return (
    <Dialog title={title} close={close}>
      {(leave) => (
        <>
          <p>{lead}</p>
          <p>{unsaved}</p>
          {problem !== undefined && (
            <Notice tone="bad" title={messages.problem[problem][0] ?? ''}>
              <p>{messages.problem[problem][1]}</p>
            </Notice>
          )}
          <p className="actions">
            <Button onClick={signInAgain}>{messages.signInAgain}</Button>
            <Button kind="secondary" onClick={leave}>
              {look}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
};
