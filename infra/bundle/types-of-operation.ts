import { includableTypes, targetsOf } from '../../lib/model/definition/include-rules.ts';
import type { Operation } from '../../lib/model/definition/operations.ts';
import { targetTypes } from '../../lib/model/definition/relationship.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { shownRelationships } from '../../lib/model/definition/shown-fields.ts';
import { resourceOf, types } from '../../lib/resources/registry.ts';

/** The types whose records may refer to those of a type: they keep one from being deleted. */
const referrersOf = ({ type }: AnyResource): AnyResource[] =>
  [...types.values()].filter(({ relationships }) =>
    Object.values(relationships).some((each) => targetTypes(each)?.includes(type) ?? true),
  );

const targetsIn = (resource: AnyResource, only: string | undefined): AnyResource[] =>
  shownRelationships(resource).flatMap(([name, relationship]) =>
    name === (only ?? name) ? targetsOf(relationship, types) : [],
  );

/** The types that the requests of an operation can lead to. */
export const typesOfOperation = (operation: Operation): ReadonlySet<AnyResource> => {
  const { kind, include = 'none', relationship, within } = operation;
  const resource = resourceOf(operation.answers);
  if (kind === 'delete') return new Set([resource, ...referrersOf(resource)]);
  const answers = kind === 'related' ? targetsIn(resource, relationship) : [resource];
  const owners = within === undefined ? [] : targetsIn(resource, within);
  return new Set([resource, ...answers, ...owners, ...includableTypes(answers, include, types)]);
};
