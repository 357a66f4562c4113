import { FacetError } from 'facet-client/errors';
import { useLocation } from 'wouter';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import type { BankItem } from './items.ts';
import { messages } from './messages.ts';
import { deleteItem, readItem, useForgottenItems, useShownItem } from './queries.ts';

const words = messages.remove;

/** Explains what happens to an item and its copies, and deletes the item in the shown version. */
export const DeleteItem = ({ item, close }: { readonly item: BankItem; readonly close: () => void }) => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const show = useShownItem();
  const forget = useForgottenItems();
  const run = async (): Promise<void> => {
    try {
      await ask((client) => deleteItem(client, item));
    } catch (error) {
      if (error instanceof FacetError && error.status === 412) show(await ask((client) => readItem(client, item.id)));
      throw error;
    }
    go('/question-bank');
    await forget(item.id);
  };
  return (
    <ActionDialog title={words.title(item.attributes.text)} confirm={words.confirm} isDangerous run={run} close={close}>
      <p>{words.will}</p>
      {item.attributes.state === 'offered' && <p>{words.retire}</p>}
    </ActionDialog>
  );
};
