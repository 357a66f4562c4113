import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/** What a dialog element is given, and `leave` for the buttons that close it. */
export interface OpenDialog {
  readonly attributes: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: () => void;
  };
  readonly leave: () => void;
}

/**
 * Opens a dialog as soon as it is rendered; `close` takes it away. The event of that name comes only after the focus has
 * returned: who opens a dialog again at once, by the keyboard, would see that one closed by it. So `close` is called before.
 */
export const useDialog = (close: () => void): OpenDialog => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const leave = (): void => {
    ref.current?.close();
    close();
  };
  const onCancel = (event: SyntheticEvent): void => {
    // That of a field that chooses files comes by, too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  return { attributes: { ref, onCancel, onClose: close }, leave };
};
