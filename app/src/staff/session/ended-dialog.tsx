import { useEffect, useRef } from 'react';
import { messages } from '../messages.ts';

/** Says that the sign-in has ended, above the page as it stands: nobody is led away from what is not saved yet. */
export const EndedDialog = ({
  signInAgain,
  close,
}: {
  readonly signInAgain: () => void;
  readonly close: () => void;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { title, lead, unsaved, look } = messages.ended;
  return (
    <dialog ref={dialog} aria-labelledby="ended-title" onClose={close}>
      <h2 id="ended-title">{title}</h2>
      <p>{lead}</p>
      <p>{unsaved}</p>
      <p className="actions">
        <button type="button" className="button" onClick={signInAgain}>
          {messages.signInAgain}
        </button>
        <button type="button" className="button secondary" onClick={() => dialog.current?.close()}>
          {look}
        </button>
      </p>
    </dialog>
  );
};
