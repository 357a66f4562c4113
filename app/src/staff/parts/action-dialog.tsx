import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFirstMistake } from '../../ui/field.tsx';
import { keepFocus } from '../../ui/focus-heading.ts';
import { ChangeErrorMessage } from './error-message.tsx';
import { messages } from './messages.ts';

const words = messages.action;

/** What `run` throws when one of the dialog's fields says what is wrong. */
export class FieldMistake extends Error {
  override readonly name = 'FieldMistake';
}

interface Action {
  /** What the button says: a verb. */
  readonly confirm: string;
  readonly run: () => Promise<unknown>;
  readonly isDangerous?: boolean;
  /** What the button says that does nothing, where "Cancel" could mean the action. */
  readonly keep?: string;
  /** The names of fields by the pointers that errors have. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What it will do, with its numbers; fields, if it has some. */
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

/** Begins a long dialog at its title, not at the first button, which the browser scrolls to. */
const beginAtTitle = (): void => {
  const dialog = document.querySelector('dialog[open]');
  const title = dialog?.querySelector('h2');
  if (!dialog?.scrollTop || !title) return;
  // Not before: the browser would give it the focus in every dialog.
  title.tabIndex = -1;
  title.focus();
  dialog.scrollTop = 0;
};

/** Says what an action will do, carries it out, and stays open with the reason if it fails. */
export const ActionDialog = ({
  title,
  close,
  ...action
}: Action & { readonly title: string; readonly close: () => void }) => {
  // After the dialog within, which is open by then.
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
