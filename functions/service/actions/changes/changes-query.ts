import { invalidFeedFilter } from '../../../../lib/errors/changes.ts';
import { refuse } from '../../../../lib/errors/error-kind.ts';
import { type FilterCondition, isFilterName, readFilters } from '../../../../lib/jsonapi/filter.ts';
import type { ListParameters, ListQuery } from '../../../../lib/jsonapi/list-query.ts';
import { readPage } from '../../../../lib/jsonapi/page.ts';
import { announcedTypes } from '../../../../lib/resources/announced-types.ts';

const filters = { since: 'instant', subject_type: 'text' } as const;

/** Value of `page[after]` that asks for the cursor of now. */
export const latest = 'latest';

const check = (condition: FilterCondition, parameter: string, isContinued: boolean): void => {
  if (condition.kind === 'instant') {
    if (condition.operator !== 'eq' || condition.value === null)
      throw refuse(invalidFeedFilter, 'The filter "since" takes an instant and no operator', parameter);
    if (isContinued)
      throw refuse(
        invalidFeedFilter,
        'The filter "since" can not be combined with a cursor, which says where to continue',
        parameter,
      );
  }
  if (condition.kind === 'text') checkTypes(condition.values, parameter);
};

const checkTypes = (values: readonly (string | null)[], parameter: string): void => {
  const known = new Set(announcedTypes().map(({ resource }) => resource.type));
  // A list is also looked at as one text, which no type is called.
  const unknown = values.find((each) => each === null || (!known.has(each) && !each.includes(',')));
  if (unknown === undefined) return;
  throw refuse(
    invalidFeedFilter,
    `The feed has no changes of the type "${unknown ?? ''}"; its types are ${[...known].join(', ')}`,
    parameter,
  );
};

/** The parameters of the change feed. */
export const changesParameters: ListParameters = {
  has: (name) => name === 'page[size]' || name === 'page[after]' || isFilterName(name),
  read: (parameters): ListQuery => {
    const page = readPage(parameters);
    const conditions = readFilters(parameters, filters);
    const names = [...parameters.keys()].filter(isFilterName);
    for (const [index, condition] of conditions.entries())
      check(condition, names[index] ?? '', page.after !== undefined);
    return { sort: [], isSorted: false, conditions, page };
  },
};

/** The instant at which the changes begin, in milliseconds since 1970, where the query says one. */
export const sinceOf = ({ conditions }: ListQuery): number | undefined => {
  const condition = conditions.find(({ kind }) => kind === 'instant');
  return condition?.kind === 'instant' ? Date.parse(condition.value ?? '') : undefined;
};

/** The types that are asked for; undefined for all. */
export const typesOf = ({ conditions }: ListQuery): ReadonlySet<string | null> | undefined => {
  const condition = conditions.find(({ kind }) => kind === 'text');
  return condition?.kind === 'text' ? new Set(condition.values) : undefined;
};
