import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFirstMistake } from '../../ui/field.tsx';
import { keepFocus } from '../../ui/focus-heading.ts';
import { ChangeErrorMessage } from './error-message.tsx';
import { messages } from './messages.ts';

const words = messages.action;

/** The error that `run` throws if one of the dialog's fields shows the reason. */
export class FieldMistake extends Error {
  override readonly name = 'FieldMistake';
}

interface Action {
  /** The label of the button that carries out the action: a verb. */
  readonly confirm: string;
  readonly run: () => Promise<unknown>;
  readonly isDangerous?: boolean;
  /** The label of the button that does nothing, if "Cancel" could mean the action. */
  readonly keep?: string;
  /** The names of fields by the pointers that errors have. */
  readonly labels?: Readonly<Record<string, string>>;
  /** A text about the action, with its numbers, and fields if there are any. */
  readonly children: ReactNode;
}

const ActionForm = ({
  confirm,
  run,
  leave,
  isDangerous = false,
  keep = words.cancel,
  labels = {},
  children,
}: Action & { readonly leave: () => void }) => {
  const { mutate, isPending, error, submittedAt } = useMutation({ mutationFn: run, onSuccess: leave });
  const form = useFirstMistake(submittedAt, error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form ref={form} onSubmit={submit}>
      {children}
      {error !== null && !(error instanceof FieldMistake) && (
        <ChangeErrorMessage error={error} title={words.failed} labels={labels} />
      )}
      <p className="actions">
        <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} isDisabled={isPending}>
          {isPending ? words.working : confirm}
        </Button>
        <Button kind="secondary" onClick={leave}>
          {keep}
        </Button>
      </p>
    </form>
  );
};

/** Gives the title of a long dialog the focus. The browser would choose the first button and scroll to it. */
const beginAtTitle = (): void => {
  const dialog = document.querySelector('dialog[open]');
  const title = dialog?.querySelector('h2');
  if (!dialog?.scrollTop || !title) return;
  // The attribute is set only now: earlier, the browser would give the title the focus in every dialog.
  title.tabIndex = -1;
  title.focus();
  dialog.scrollTop = 0;
};

/** Explains an action, carries it out, and stays open with the reason if the action fails. */
export const ActionDialog = ({
  title,
  close,
  ...action
}: Action & { readonly title: string; readonly close: () => void }) => {
  // The effect runs after that of the inner dialog, which is open by then.
  useEffect(beginAtTitle, []);
  const closeAndFocus = (): void => {
    close();
    keepFocus();
  };
  return (
    <Dialog title={title} close={closeAndFocus}>
      {(leave) => <ActionForm {...action} leave={leave} />}
    </Dialog>
  );
};
