import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { ChooseFile } from './choose-file.tsx';
import { messages } from './messages.ts';
import { useBegin } from './use-begin.ts';
import { toWish, usualWish, WishFields } from './wish-fields.tsx';

const words = messages.choose;

/** Renders the form that has a file checked. A check writes nothing, and it always comes first. */
export const CheckForm = () => {
  const [file, choose] = useState<File>();
  const [wish, change] = useState(usualWish);
  const [isLacking, setIsLacking] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: useBegin() });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const said = toWish(wish);
    setIsLacking(file === undefined);
    if (file !== undefined && said !== undefined && !isPending) mutate({ file, wish: said, isDryRun: true });
  };
  return (
    <form className="panel" onSubmit={submit} noValidate>
      <h2>{words.heading}</h2>
      <ChooseFile file={file} choose={choose} problem={isLacking && file === undefined ? words.nothing : undefined} />
      <WishFields wish={wish} change={change} />
      {error !== null && <ErrorMessage error={error} title={words.failed} />}
      <p className="actions">
        <Button type="submit" isDisabled={isPending}>
          {words.check}
        </Button>
      </p>
    </form>
  );
};
