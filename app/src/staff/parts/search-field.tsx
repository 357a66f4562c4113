import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { messages } from './messages.ts';

const words = messages.find;

/** The most characters that the service accepts for a search. */
const mostCharacters = 200;

/** Searches a list for words. */
export const SearchField = ({
  label,
  hint,
  searched,
  search,
}: {
  readonly label: string;
  readonly hint: string;
  readonly searched: string;
  readonly search: (words: string) => void;
}) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('words') ?? '').trim());
  };
  return (
    <search>
      <form className="search-field" onSubmit={submit}>
        <Field label={label} hint={hint}>
          {(props) => (
            <input
              {...props}
              key={searched}
              name="words"
              type="search"
              defaultValue={searched}
              maxLength={mostCharacters}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" kind="secondary">
          {words.submit}
        </Button>
        {searched !== '' && (
          <Button kind="quiet" onClick={() => search('')}>
            {words.clear}
          </Button>
        )}
      </form>
    </search>
  );
};
