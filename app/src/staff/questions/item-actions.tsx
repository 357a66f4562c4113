import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { messages } from './messages.ts';
import { type Direction, type Item, nameOf, partOf, type SetNode, setOf, withAllBelow } from './outline.ts';

/** Renders the actions on the open item. */
export const ItemActions = ({
  item,
  tree,
  move,
  toPart,
  duplicate,
  remove,
}: {
  readonly item: Item;
  readonly tree: readonly SetNode[];
  readonly move: (item: Item, by: Direction) => void;
  readonly toPart: (part: string) => void;
  readonly duplicate: () => void;
  readonly remove: (items: readonly Item[]) => Promise<void>;
}) => {
  const [isDeleting, setIsDeleting] = useState(false);
  const all = withAllBelow(tree, item);
  const parts =
    item.type === 'course_evaluation_question' ? (tree.find(({ set }) => set.id === setOf(item))?.parts ?? []) : [];
  return (
    <>
      <div className="page-actions">
        <Button kind="secondary" isSmall onClick={() => move(item, -1)}>
          {messages.up}
        </Button>
        <Button kind="secondary" isSmall onClick={() => move(item, 1)}>
          {messages.down}
        </Button>
        <Button kind="secondary" isSmall onClick={duplicate}>
          {messages.duplicate}
        </Button>
        <Button kind="danger" isSmall onClick={() => setIsDeleting(true)}>
          {messages.remove}
        </Button>
      </div>
      {item.type === 'course_evaluation_question' && parts.length > 1 && (
        <SelectField
          label={messages.toPart}
          names={Object.fromEntries(parts.map(({ part }) => [part.id, part.attributes.name]))}
          value={partOf(item)}
          choose={toPart}
        />
      )}
      {isDeleting && (
        <ActionDialog
          title={messages.removeTitle(nameOf(item))}
          confirm={messages.removeConfirm}
          isDangerous
          run={() => remove(all)}
          close={() => setIsDeleting(false)}
        >
          <p>{messages.removeWill(all.length - 1)}</p>
        </ActionDialog>
      )}
    </>
  );
};
