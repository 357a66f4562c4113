import { useId, useState } from 'react';
import { ActionDialog, FieldMistake } from '../parts/action-dialog.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { BankFilters } from '../question-bank/bank-filters.tsx';
import { type BankItem, filtered, noFilter } from '../question-bank/items.ts';
import { useBankItems } from '../question-bank/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { copyFromBank } from './changes.ts';
import { messages } from './messages.ts';
import type { Place, Question } from './outline.ts';

const words = messages.bank;

/** The most items that are shown at once. */
const mostShown = 40;

const Choices = ({
  items,
  chosen,
  choose,
  isMissing,
}: {
  readonly items: readonly BankItem[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  /** Whether the user continued without a choice. */
  readonly isMissing: boolean;
}) => {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={isMissing ? `${id}-mistake` : undefined}>
      <legend>{words.offered}</legend>
      {isMissing && (
        <p className="mistake" id={`${id}-mistake`}>
          {words.chooseOne}
        </p>
      )}
      {items.slice(0, mostShown).map((item) => (
        <label key={item.id} className="check">
          <input
            type="radio"
            name={id}
            aria-invalid={isMissing ? true : undefined}
            checked={chosen === item.id}
            onChange={() => choose(item.id)}
          />
          <span>
            {item.attributes.text}{' '}
            <span className="muted">
              ({messages.kinds[item.attributes.kind]}, {messages.subjects[item.attributes.subject]})
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** Searches the offered items of the bank, and puts a copy of one at the end of a part. */
export const BankDialog = ({
  of,
  add,
  taken,
  onAdded,
  close,
}: {
  /** The name of the part. */
  readonly of: string;
  /** Finds or creates the place for a copy of an item, and has the copy put there. */
  readonly add: (item: string, copy: (place: Place, item: string) => Promise<Question>) => Promise<Question>;
  /** The items that the period has copied. */
  readonly taken: ReadonlySet<string>;
  readonly onAdded: (question: Question) => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const { data: items, error } = useBankItems('offered');
  const [filter, setFilter] = useState(noFilter);
  const [chosen, choose] = useState('');
  const [isMissing, setMissing] = useState(false);
  const found = filtered(items ?? [], filter);
  const run = async (): Promise<void> => {
    const isChosen = found.slice(0, mostShown).some(({ id }) => id === chosen);
    setMissing(!isChosen);
    if (!isChosen) throw new FieldMistake();
    onAdded(
      await add(chosen, (place, item) => {
        const key = keyOf([place.part.id, item, place.questions.length]);
        return ask((client) => copyFromBank(client, place, item, key));
      }),
    );
  };
  const content = () => {
    if (error !== null) return <ErrorMessage error={error} title={words.failed} />;
    if (items === undefined) return <Loading />;
    if (items.length === 0) return <p>{words.nothing}</p>;
    return (
      <>
        <BankFilters
          items={items}
          filter={filter}
          change={(some) => setFilter((before) => ({ ...before, ...some }))}
          hasState={false}
        />
        <p role="status">{words.found(found.length, mostShown)}</p>
        <Choices
          items={found}
          chosen={chosen}
          choose={(id) => {
            choose(id);
            setMissing(false);
          }}
          isMissing={isMissing}
        />
        {taken.has(chosen) && <p role="status">{words.again}</p>}
      </>
    );
  };
  return (
    <ActionDialog title={words.title(of)} confirm={words.confirm} run={run} close={close}>
      {content()}
    </ActionDialog>
  );
};
