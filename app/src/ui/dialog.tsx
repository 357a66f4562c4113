import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';

/**
 * A dialog that is open as soon as it is rendered; `close` removes it. `children` get a function that closes it.
 *
 * The browser's `close` event comes only after the focus has returned. A dialog that the keyboard opens again at once
 * would be closed by it, so `close` is called before.
 */
export const Dialog = ({
  title,
  describedBy,
  close,
  children,
}: {
  readonly title: string;
  /** Id of the text that a screen reader reads after the title. */
  readonly describedBy?: string;
  readonly close: () => void;
  readonly children: (leave: () => void) => ReactNode;
}) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const leave = (): void => {
    dialog.current?.close();
    close();
  };
  const cancel = (event: SyntheticEvent): void => {
    // A file input inside the dialog also fires `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  return (
    <dialog ref={dialog} onCancel={cancel} onClose={close} aria-labelledby={id} aria-describedby={describedBy}>
      <h2 id={id}>{title}</h2>
      {children(leave)}
    </dialog>
  );
};
