import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { keepFocus } from '../../ui/focus-heading.ts';
import { messages } from './messages.ts';

// The new secrets that no page has shown yet. They are in the memory of this document alone, and each is removed once
// it was seen.
const unseen = new Map<string, NewSecret>();

/** A new secret; null if the response that contained it was lost. */
export interface NewSecret {
  readonly secret: string | null;
  /** The time until which the previous secret also works. */
  readonly bothUntil?: string | undefined;
}

/** Keeps a secret for the page that shows it; `of` says whose it is. */
export const keepSecret = (of: string, secret: NewSecret): void => void unseen.set(of, secret);
export const secretOf = (of: string): NewSecret | undefined => unseen.get(of);
export const forgetSecret = (of: string): void => void unseen.delete(of);

const words = messages.secret;

/** The texts about a secret: its name, and what to do with it. */
export interface SecretWords {
  readonly title: string;
  readonly label: string;
  readonly lead: string;
  /** The text that replaces the secret if its response was lost. */
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
