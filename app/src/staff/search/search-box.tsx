import { type FormEvent, useId } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { messages } from './messages.ts';
import { type Searched, useSearched } from './searched.ts';

/** The most characters that the service searches for. */
const mostCharacters = 200;

/** Looks for people and sections, from every page. */
export const SearchBox = () => {
  const [, navigate] = useLocation();
  const { searched } = useSearched();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    if (text !== '') navigate('/search', { state: { searched: text } satisfies Searched });
  };
  return (
    <search className="search-box">
      <form onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          {messages.label}
        </label>
        <input
          id={id}
          key={searched}
          name="words"
          type="search"
          defaultValue={searched}
          placeholder={messages.placeholder}
          maxLength={mostCharacters}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="secondary" isSmall>
          {messages.submit}
        </Button>
      </form>
    </search>
  );
};
