import { useEffect, useRef, useState } from 'react';
import { Field } from '../parts/field.tsx';
import { toTime } from '../parts/time.tsx';
import { messages } from './messages.ts';
import type { NewSecret } from './secrets.ts';

const words = messages.secret;

/** Shows a secret, once. */
export const SecretDialog = ({ shown, close }: { readonly shown: NewSecret; readonly close: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const { secret, bothUntil } = shown;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret ?? '');
    setIsCopied(true);
  };
  return (
    <dialog ref={dialog} aria-labelledby="secret-title" onClose={close}>
      <h2 id="secret-title">{words.title}</h2>
      {secret === null ? (
        <p>{words.lost}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <Field label={words.label}>
            {(control) => (
              <input
                {...control}
                className="secret"
                readOnly
                value={secret}
                spellCheck={false}
                onFocus={({ target }) => target.select()}
              />
            )}
          </Field>
          <p>
            <button type="button" className="button secondary small" onClick={() => void copy()}>
              {words.copy}
            </button>{' '}
            <span role="status">{isCopied ? words.copied : ''}</span>
          </p>
        </>
      )}
      {bothUntil !== undefined && <p>{words.both(toTime(bothUntil))}</p>}
      <p className="actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.done}
        </button>
      </p>
    </dialog>
  );
};
