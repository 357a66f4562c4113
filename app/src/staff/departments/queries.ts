import { useQuery } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { resources } from 'facet-client/pages';
import type { Resource } from 'facet-client/types';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';

type DepartmentResource = Resource<'department'>;

/** A department in the tree of departments. */
export interface Department {
  readonly id: string;
  readonly name: string;
  /** The number of departments above it. */
  readonly depth: number;
  /** The ids of all departments below it. */
  readonly below: readonly string[];
}

const childrenOf = async (client: FacetClient, { id, relationships }: DepartmentResource) => {
  if (relationships.children.meta.count === 0) return [];
  const params = { path: { id }, query: { 'page[size]': 100 } };
  return Array.fromAsync(resources(client, '/api/v1/departments/{id}/children', { params }));
};

const withThoseBelow = async (
  client: FacetClient,
  departments: readonly DepartmentResource[],
  depth: number,
): Promise<Department[]> => {
  const inOrder = departments.toSorted((one, other) => one.attributes.name.localeCompare(other.attributes.name));
  const trees = inOrder.map(async (each) => {
    const below = await withThoseBelow(client, await childrenOf(client, each), depth + 1);
    return [{ id: each.id, name: each.attributes.name, depth, below: below.map(({ id }) => id) }, ...below];
  });
  return (await Promise.all(trees)).flat();
};

// The list contains the top departments only.
const readDepartments = async (client: FacetClient): Promise<Department[]> => {
  const params = { query: { 'page[size]': 100 } };
  return withThoseBelow(client, await Array.fromAsync(resources(client, '/api/v1/departments', { params })), 0);
};

/** All departments, each followed by those below it; undefined where they may not be read. */
export const useDepartments = (): readonly Department[] | undefined => {
  const { ask, account } = useStaff();
  const { data } = useQuery({
    queryKey: ['departments'],
    enabled: may(account, 'organisation:read'),
    staleTime: 600_000,
    queryFn: () => ask(readDepartments),
  });
  return data;
};

/** Returns the name of a department for a list of options; departments below others are indented. */
export const optionName = ({ name, depth }: Department): string => '\u2003'.repeat(depth) + name;

// The most values that a filter accepts.
const mostValues = 100;

/**
 * Returns the departments that the results filter offers, each with those below it: a chair's own ones, or all for the
 * office.
 */
export const useDepartmentChoices = (): readonly { readonly id: string; readonly name: string }[] => {
  const { account } = useStaff();
  const departments = useDepartments();
  return (
    departments?.map((each) => {
      const ids = [each.id, ...each.below];
      return { id: ids.length > mostValues ? each.id : ids.join(','), name: optionName(each) };
    }) ?? account.meta.departments
  );
};
