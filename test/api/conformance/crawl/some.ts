/** How much of a large institution a crawl sees. */
export interface Some {
  /** Records of each type, with all that their links lead to. */
  readonly records: number;
  /** Pages of each list besides the first. */
  readonly pages: number;
  /** The same for lists whose query says more. */
  readonly variedPages: number;
}

const take = (sets: Map<string, Set<string>>, name: string, member: string, most: number): boolean => {
  const set = sets.get(name) ?? new Set<string>();
  sets.set(name, set);
  if (set.size < most) set.add(member);
  return set.has(member);
};

const withoutCursor = (url: URL): string => {
  const list = new URL(url);
  for (const name of ['page[after]', 'page[before]']) list.searchParams.delete(name);
  return list.href;
};

/** Goes to the first records of each type that are met, and to the first pages of each list. */
export const followSome = ({ records, pages, variedPages }: Some): ((address: string) => boolean) => {
  const met = new Map<string, Set<string>>();
  return (address) => {
    const url = new URL(address);
    const [, , , collection = '', id] = url.pathname.split('/');
    const isChosen = id === undefined || take(met, collection, id, records);
    const list = withoutCursor(url);
    const most = list.includes('?') ? variedPages : pages;
    return isChosen && (list === url.href || take(met, list, address, most));
  };
};
