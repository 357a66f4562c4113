import { Notice } from '../../ui/notice.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { messages } from '../parts/messages.ts';
import type { SignInProblem } from './sign-in.ts';

/** Says that the sign-in has ended, above the page as it stands: nobody is led away from what is not saved yet. */
export const EndedDialog = ({
  problem,
  signInAgain,
  close,
}: {
  /** Why signing in again came to nothing. */
  readonly problem: SignInProblem | undefined;
  readonly signInAgain: () => void;
  readonly close: () => void;
}) => {
  const dialog = useDialog(close);
  const { title, lead, unsaved, look } = messages.ended;
  return (
    <dialog {...dialog.attributes} aria-labelledby="ended-title">
      <h2 id="ended-title">{title}</h2>
      <p>{lead}</p>
      <p>{unsaved}</p>
      {problem !== undefined && (
        <Notice tone="bad" title={messages.problem[problem][0] ?? ''}>
          <p>{messages.problem[problem][1]}</p>
        </Notice>
      )}
      <p className="actions">
        <button type="button" className="button" onClick={signInAgain}>
          {messages.signInAgain}
        </button>
        <button type="button" className="button secondary" onClick={dialog.leave}>
          {look}
        </button>
      </p>
    </dialog>
  );
};
