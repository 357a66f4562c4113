import type { FieldNames } from '../../jsonapi/fields.ts';
import type { FilterRules } from '../../jsonapi/filter.ts';
import type { ListRules } from '../../jsonapi/list-query.ts';
import { fieldNames } from '../render/render.ts';
import { shownRelationships } from './include-paths.ts';
import type { AnyResource } from './resource.ts';

const timestamps = ['created_at', 'updated_at'] as const;

// What is worked out on a read, or stands beside the record, is not there to be compared.
const filterable = (resource: AnyResource): string[] =>
  shownRelationships(resource)
    .filter(([, relationship]) => relationship.kind === 'one' || !relationship.companions)
    .map(([name]) => name)
    .filter((name) => !Object.hasOwn(resource.computedLinkage, name));

const filterableTexts = ({ attributes, list }: AnyResource): string[] =>
  Object.keys(attributes).filter((name) => Object.hasOwn(list?.filters ?? {}, name));

/** What the query of a list of a type may say: by which fields it is sorted and filtered. */
export const listRulesOf = (resource: AnyResource): ListRules => {
  const relationships = filterable(resource).map((name) => [name, 'relationship'] as const);
  const filter: FilterRules = {
    ...Object.fromEntries(timestamps.map((name) => [name, 'instant'] as const)),
    ...Object.fromEntries(filterableTexts(resource).map((name) => [name, 'text'] as const)),
    ...Object.fromEntries(relationships),
  };
  const value = resource.list?.value;
  return { sort: [...timestamps, ...(value === undefined ? [] : [value])], defaultSort: 'created_at', filter };
};

/** The names that sparse fieldsets may give for some types. */
export const fieldsOfTypes =
  (types: readonly AnyResource[]): FieldNames =>
  (type) => {
    const resource = types.find((each) => each.type === type);
    return resource === undefined ? undefined : fieldNames(resource);
  };
