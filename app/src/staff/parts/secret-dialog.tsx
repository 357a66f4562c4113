import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { keepFocus } from '../../ui/focus-heading.ts';
import { messages } from './messages.ts';

// A secret is shown on the page that follows its making. It is in the memory of this page alone, and is gone once seen.
const unseen = new Map<string, NewSecret>();

/** A secret that was just made; null where the answer that had it was lost. */
export interface NewSecret {
  readonly secret: string | null;
  /** Until when the one before is good too. */
  readonly bothUntil?: string | undefined;
}

/** Keeps a secret for the page that shows it; `of` says whose it is. */
export const keepSecret = (of: string, secret: NewSecret): void => void unseen.set(of, secret);
export const secretOf = (of: string): NewSecret | undefined => unseen.get(of);
export const forgetSecret = (of: string): void => void unseen.delete(of);

const words = messages.secret;

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
  const [outcome, setOutcome] = useState('');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(secret).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.notCopied),
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
        <Button kind="secondary" isSmall onClick={() => void copy()}>
          {words.copy}
        </Button>{' '}
        <span role="status">{outcome}</span>
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
}) => (
  <Dialog title={text.title} close={close}>
    {(leave) => (
      <>
        <p>{secret === null ? text.lost : text.lead}</p>
        {secret !== null && <Shown secret={secret} label={text.label} />}
        {children}
        <p className="actions">
          <Button onClick={leave}>{text.done}</Button>
        </p>
      </>
    )}
  </Dialog>
);

/** Shows a secret that was just made, once; nothing where there is none. */
export const UnseenSecret = ({
  of,
  text,
  more,
}: {
  readonly of: string;
  readonly text: SecretWords;
  /** Further text about the secret. */
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
