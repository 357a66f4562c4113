import type { AnyResource } from '../model/definition/resource.ts';
import type { TokenHolder, Visibility } from '../model/definition/visibility.ts';

/** Finds out which records of a restricted type a caller may see; undefined for all of them. */
export type FindVisibility = (viewer: TokenHolder) => Promise<Visibility | undefined>;

const rules = new Map<string, FindVisibility>();

/** The visibility of restricted types, by type. */
export const registerVisibility = (given: Readonly<Record<string, FindVisibility>>): void => {
  for (const [type, find] of Object.entries(given)) rules.set(type, find);
};

/** Finds which records of a restricted type a caller may see; a restricted type without an entry can't be read. */
export const findVisibility = ({ type }: AnyResource, viewer: TokenHolder): Promise<Visibility | undefined> => {
  const find = rules.get(type);
  if (find === undefined) throw new Error(`nothing says who may see a ${type}`);
  return find(viewer);
};
