import type { FilterRule } from '../../jsonapi/filter.ts';
import type { ListRules } from '../../jsonapi/list-query.ts';
import type { AnyResource } from './resource.ts';
import { shownRelationships } from './shown-fields.ts';

const ordersOf = ({ sortedBy, inPlaceOfUpdatedAt = 'updated_at' }: AnyResource): string[] => [
  'created_at',
  inPlaceOfUpdatedAt,
  ...(sortedBy === undefined ? [] : [sortedBy]),
];

const rulesFor = <Kind extends string>(names: readonly string[], kind: Kind) =>
  Object.fromEntries(names.map((name) => [name, kind] as const));

// A filter can not use relationships that are computed on a read or come from companion items.
const relationshipFilters = (resource: AnyResource): string[] =>
  shownRelationships(resource)
    .filter(([, relationship]) => relationship.kind === 'one' || !relationship.companions)
    .map(([name]) => name)
    .filter((name) => !Object.hasOwn(resource.computedLinkage, name));

/** What a filter by the text of an attribute takes: any text, or one of a fixed set. */
export const textRuleOf = ({ attributes }: AnyResource, name: string): FilterRule =>
  attributes[name]?.choices ?? 'text';

/** The fields that sort and filter the list of a type. */
export const listRulesOf = (resource: AnyResource): ListRules => ({
  sort: ordersOf(resource),
  defaultSort: 'created_at',
  filter: {
    ...rulesFor(
      // Each instant that is filtered by has an index.
      resource.inPlaceOfUpdatedAt === undefined ? ['created_at', 'updated_at'] : ['created_at'],
      'instant',
    ),
    ...Object.fromEntries(
      Object.keys(resource.attributes)
        .filter((name) => Object.hasOwn(resource.filters, name))
        .map((name) => [name, textRuleOf(resource, name)] as const),
    ),
    ...rulesFor(Object.keys(resource.severalValues), 'value'),
    ...rulesFor(relationshipFilters(resource), 'relationship'),
  },
});
