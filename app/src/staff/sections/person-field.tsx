import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { messages as ofSearch } from '../search/messages.ts';
import { type Person, peopleFound } from '../search/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';

const words = messages.find;

const lineOf = ({ attributes }: Person): string =>
  [attributes.display_name, attributes.emails?.[0], attributes.primary_employee_id].filter(Boolean).join(', ');

interface Found {
  readonly people: readonly Person[];
  readonly isMore: boolean;
}

/** Finds people by words. It reads further pages until a person is found. */
const useFind = () => {
  const { ask } = useStaff();
  const known = useQueryClient();
  return async (searched: string): Promise<Found> => {
    for (let pages = 1; ; pages += 1) {
      // The first pages may be in the cache already.
      const data = await known.fetchInfiniteQuery({ ...peopleFound(ask, searched), pages, staleTime: 10_000 });
      const people = data.pages.flatMap((page) => page.data);
      const isMore = data.pages.at(-1)?.links.next !== null;
      if (people.length > 0 || !isMore) return { people, isMore };
    }
  };
};

/** Renders a field that finds people, and a choice of one of them. */
export const PersonField = ({
  chosen,
  choose,
  mistake,
}: {
  readonly chosen: Person | undefined;
  readonly choose: (person: Person | undefined) => void;
  /** The error of the choice. */
  readonly mistake: string | undefined;
}) => {
  const find = useFind();
  const name = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<unknown>();
  const look = async (): Promise<void> => {
    const searched = text.trim();
    if (searched === '') return;
    setError(undefined);
    try {
      const all = await find(searched);
      setFound(all);
      choose(all.people.length === 1 && !all.isMore ? all.people[0] : undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The key Enter starts the search, and does not send the form.
    event.preventDefault();
    void look();
  };
  return (
    <>
      <Field label={words.label} hint={words.hint} error={mistake}>
        {(control) => (
          <input
            {...control}
            type="search"
            className="long"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <p>
        <Button kind="secondary" isSmall onClick={() => void look()}>
          {words.button}
        </Button>
      </p>
      {error !== undefined && <ErrorMessage error={error} title={ofSearch.failed} />}
      <div role="status">
        {found !== undefined && found.people.length === 0 && <p>{words.none}</p>}
        {found?.isMore && <p>{words.more}</p>}
      </div>
      {found !== undefined && found.people.length > 0 && (
        <fieldset className="field">
          <legend>{words.found}</legend>
          {found.people.map((person) => (
            <label key={person.id} className="check">
              <input type="radio" name={name} checked={chosen?.id === person.id} onChange={() => choose(person)} />
              {lineOf(person)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
};
