import type { ListRules } from '../../lib/jsonapi/list-query.ts';
import type { Operation } from '../../lib/model/definition/operations.ts';
import { operationNamed, operations } from '../../lib/operations.ts';

/** All operations as `[name, operation]`, as tables of tests want them. */
export const namedOperations = (): [string, Operation][] => operations.map((operation) => [operation.name, operation]);

/** The relationships that `include` may name, where the operation lists them; otherwise undefined. */
export const onlyIncludes = ({ include }: Operation): readonly string[] | undefined =>
  include === 'all' || include === 'none' ? undefined : include;

/** Whether what the query may say follows from the type alone. */
export const followsFromType = ({ include, relationship }: Operation): boolean =>
  relationship === undefined && (include === undefined || include === 'all');

/** What the query of a list may say. */
export const listRulesNamed = (name: string): ListRules => {
  const { list } = operationNamed(name);
  if (list === undefined) throw new Error(`"${name}" lists nothing`);
  return list;
};
