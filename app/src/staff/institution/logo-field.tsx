import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { messages } from './messages.ts';

const mostBytes = 32 * 1024;

const readAsDataUri = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The logo: a file, which is shown before it is saved. */
export const LogoField = ({
  logo,
  change,
  error,
}: {
  readonly logo: string | null;
  readonly change: (logo: string | null) => void;
  readonly error: string | undefined;
}) => {
  const [mistake, setMistake] = useState<string>();
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    setMistake(file.size > mostBytes ? messages.tooLarge : undefined);
    if (file.size <= mostBytes) readAsDataUri(file).then(change, () => setMistake(messages.unreadable));
  };
  return (
    <>
      <Field label={messages.logo} hint={messages.logoHint} error={mistake ?? error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/png,image/jpeg"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      {logo !== null && (
        <p className="brand own">
          <img src={logo} alt={messages.logoNow} height="28" />
          <Button kind="secondary" isSmall onClick={() => change(null)}>
            {messages.removeLogo}
          </Button>
        </p>
      )}
    </>
  );
};
