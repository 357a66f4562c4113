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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A long one begins at its title, not at the first button, which the browser scrolls to.
    if (current && heading.current && current.scrollTop > 0) {
      // Not before: the browser would give it the focus in every dialog.
      heading.current.tabIndex = -1;
      heading.current.focus({ preventScroll: true });
      current.scrollTop = 0;
    }
  }, []);
  const leave = (): void => {
    dialog.current?.close();
    close();
  };
  const cancel = (event: SyntheticEvent): void => {
    // A field that chooses files has such an event, too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  return (
    <dialog ref={dialog} onCancel={cancel} onClose={close} aria-labelledby={id} aria-describedby={describedBy}>
      <h2 ref={heading} id={id}>
        {title}
      </h2>
      {children(leave)}
    </dialog>
  );
};
