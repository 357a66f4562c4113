import type { KeyboardEvent } from 'react';
import { messages } from './messages.ts';
import { type Direction, type Item, nameOf, type SetNode } from './outline.ts';

interface RowProps {
  readonly item: Item;
  readonly isOpen: boolean;
  readonly isUnsaved: boolean;
  readonly open: (item: Item) => void;
  readonly move: (item: Item, by: Direction) => void;
}

/** Id of the row of an item, to which the focus returns. */
export const rowId = (id: string): string => `row-${id}`;

/** Moves the focus to the row of an item. */
export const focusRow = (id: string): void => document.getElementById(rowId(id))?.focus();

const steps: Readonly<Record<string, Direction>> = { ArrowUp: -1, ArrowDown: 1 };

const goTo = (row: HTMLElement, by: Direction): void => {
  const rows = [...(row.closest('nav')?.querySelectorAll<HTMLElement>('button[data-row]') ?? [])];
  rows[rows.indexOf(row) + by]?.focus();
};

const Row = ({ item, isOpen, isUnsaved, open, move }: RowProps) => {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) move(item, by);
    else goTo(event.currentTarget, by);
  };
  return (
    <button
      type="button"
      data-row
      id={rowId(item.id)}
      aria-current={isOpen ? 'true' : undefined}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={() => open(item)}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{messages.kindsOfItems[item.type]}: </span>
      {nameOf(item) || messages.untitled}
      {isUnsaved && <span className="unsaved"> ({messages.unsaved})</span>}
    </button>
  );
};

/** Lists all sets, parts and questions of a period in the order for students. Each row opens its item. */
export const OutlineNav = ({
  tree,
  openId,
  unsaved,
  ...acts
}: {
  readonly tree: readonly SetNode[];
  readonly openId: string | undefined;
  readonly unsaved: ReadonlySet<string>;
} & Pick<RowProps, 'open' | 'move'>) => {
  const row = (item: Item) => (
    <Row item={item} isOpen={item.id === openId} isUnsaved={unsaved.has(item.id)} {...acts} />
  );
  return (
    <nav aria-label={messages.outline} className="question-outline">
      <ol>
        {tree.map(({ set, parts }) => (
          <li key={set.id} className="of-set">
            {row(set)}
            <ol>
              {parts.map(({ part, questions }) => (
                <li key={part.id} className="of-part">
                  {row(part)}
                  <ol>
                    {questions.map((question) => (
                      <li key={question.id} className={`is-${question.attributes.kind}`}>
                        {row(question)}
                      </li>
                    ))}
                  </ol>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
};
