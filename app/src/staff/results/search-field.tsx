import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { messages } from './messages.ts';

const words = messages.search;

/** As many characters as the service searches for. */
const mostCharacters = 200;

/** Searches the results for words of courses, sections and people. */
export const SearchField = ({
  searched,
  search,
}: {
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
        <Field label={words.label} hint={words.hint}>
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
