import { type ReactNode, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { keepFocus } from '../../ui/focus-heading.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { forgetSecret, type NewSecret, secretOf } from './unseen-secrets.ts';

const words = { copy: 'Copy', copied: 'Copied', notCopied: 'Not copied: select it and copy it yourself' };

/** What a secret is called, and what to do with it. */
export interface SecretWords {
  readonly title: string;
  readonly label: string;
  readonly lead: string;
  /** In place of the secret, where the answer that had it was lost. */
  readonly lost: string;
  readonly done: string;
}

const Shown = ({ secret, label }: { readonly secret: string; readonly label: string }) => {
  const [told, tell] = useState('');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(secret).then(
      () => tell(words.copied),
      () => tell(words.notCopied),
    );
  return (
    <>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            className="secret"
            readOnly
            value={secret}
            spellCheck={false}
            autoComplete="off"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <p>
        <button type="button" className="button secondary small" onClick={() => void copy()}>
          {words.copy}
        </button>{' '}
        <span role="status">{told}</span>
      </p>
    </>
  );
};

const SecretDialog = ({
  shown: { secret },
  text,
  children,
  close,
}: {
  readonly shown: NewSecret;
  readonly text: SecretWords;
  readonly children?: ReactNode;
  readonly close: () => void;
}) => {
  const dialog = useDialog(close);
  return (
    <dialog {...dialog.attributes} aria-labelledby="secret-title">
      <h2 id="secret-title">{text.title}</h2>
      <p>{secret === null ? text.lost : text.lead}</p>
      {secret !== null && <Shown secret={secret} label={text.label} />}
      {children}
      <p className="actions">
        <button type="button" className="button" onClick={dialog.leave}>
          {text.done}
        </button>
      </p>
    </dialog>
  );
};

/** Shows a secret that was just made, once; nothing where there is none. */
export const UnseenSecret = ({
  of,
  text,
  more,
}: {
  readonly of: string;
  readonly text: SecretWords;
  /** What else is to be known of it. */
  readonly more?: (secret: NewSecret) => ReactNode;
}) => {
  const [, setIsSeen] = useState(false);
  const shown = secretOf(of);
  if (shown === undefined) return null;
  const close = (): void => {
    forgetSecret(of);
    setIsSeen(true);
    keepFocus();
  };
  return (
    <SecretDialog shown={shown} text={text} close={close}>
      {more?.(shown)}
    </SecretDialog>
  );
};
