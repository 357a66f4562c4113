import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, useFirstMistake } from '../../ui/field.tsx';
import { ChangeErrorMessage, fieldError } from '../parts/error-message.tsx';
import { messages } from './messages.ts';

/** The name of a set or the heading of a part. */
export const NameForm = ({
  kind,
  name: before,
  confirm,
  isDisabled = false,
  save,
}: {
  readonly kind: 'set' | 'part';
  readonly name: string;
  readonly confirm: string;
  readonly isDisabled?: boolean;
  readonly save: (name: string) => Promise<unknown>;
}) => {
  const [name, setName] = useState(before);
  const { mutate, isPending, error, submittedAt } = useMutation({ mutationFn: save });
  const form = useFirstMistake(submittedAt, error);
  const label = messages.nameOf[kind];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && !isDisabled) mutate(name.trim());
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field label={label} hint={messages.nameOf[`${kind}Hint`]} error={fieldError(error, '/data/attributes/name')}>
        {(control) => (
          <input
            {...control}
            className="long"
            autoComplete="off"
            maxLength={255}
            disabled={isDisabled}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {error !== null && !isPending && (
        <ChangeErrorMessage error={error} title={messages.failed} labels={{ '/data/attributes/name': label }} />
      )}
      <p className="actions">
        <Button type="submit" isDisabled={isPending || isDisabled}>
          {confirm}
        </Button>
      </p>
    </form>
  );
};
