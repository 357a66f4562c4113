import type { Store } from '../../../lib/store/store.ts';

const itemsIn = (input: object): number => {
  const { TransactItems, RequestItems } = input as {
    TransactItems?: readonly object[];
    RequestItems?: Readonly<Record<string, readonly object[] | object>>;
  };
  if (TransactItems !== undefined) return TransactItems.filter((each) => !('ConditionCheck' in each)).length;
  return Object.values(RequestItems ?? {}).reduce<number>(
    (sum, each) => sum + (Array.isArray(each) ? each.length : 0),
    0,
  );
};

/** Counts the items that a client writes or deletes from now on. */
export const countItems = ({ client }: Store): { readonly count: () => number } => {
  let items = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const name = String(commandName);
        if (name.startsWith('TransactWrite') || name.startsWith('BatchWrite')) items += itemsIn(args.input);
        else if (/^(Put|Update|Delete)/.test(name)) items += 1;
        return next(args);
      },
    { step: 'initialize', name: 'count-items' },
  );
  return { count: () => items };
};
