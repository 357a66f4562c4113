import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { keepFocus } from '../../ui/focus-heading.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { useFirstMistake } from '../../ui/use-first-mistake.ts';
import { ChangeErrorMessage } from './error-message.tsx';

const words = { working: 'One moment …', cancel: 'Cancel', failed: 'This was not done' };

/** What `run` throws when one of the dialog's fields says what is wrong. */
export class FieldMistake extends Error {
  override readonly name = 'FieldMistake';
}

/** Says what something will do before it is done, does it, and stays with the reason where it can't be done. */
export const ActionDialog = ({
  title,
  confirm,
  run,
  close,
  isDangerous = false,
  labels = {},
  children,
}: {
  readonly title: string;
  /** What the button says: a verb. */
  readonly confirm: string;
  readonly run: () => Promise<unknown>;
  readonly close: () => void;
  readonly isDangerous?: boolean;
  /** The names of fields by the pointers that errors have. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What it will do, with its numbers; fields, if it has some. */
  readonly children: ReactNode;
}) => {
  const id = useId();
  const dialog = useDialog(() => {
    close();
    keepFocus();
  });
  const { mutate, isPending, error, submittedAt } = useMutation({ mutationFn: run, onSuccess: dialog.leave });
  const form = useFirstMistake(submittedAt, error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <dialog {...dialog.attributes} aria-labelledby={id}>
      <form ref={form} onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        {error !== null && !(error instanceof FieldMistake) && (
          <ChangeErrorMessage error={error} title={words.failed} labels={labels} />
        )}
        <p className="actions">
          <button type="submit" className={isDangerous ? 'button danger' : 'button'} aria-disabled={isPending}>
            {isPending ? words.working : confirm}
          </button>
          <button type="button" className="button secondary" onClick={dialog.leave}>
            {words.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
};
