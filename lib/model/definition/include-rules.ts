import type { IncludeRules, IncludeTree } from '../../jsonapi/include.ts';
import { type Relationship, targetTypes } from './relationship.ts';
import type { AnyResource } from './resource.ts';
import { shownRelationships } from './shown-fields.ts';

/** All types that an answer may hold, by name. */
export type ResourceTypes = ReadonlyMap<string, AnyResource>;

/** Most relationships in a path of `include`. */
const maxIncludeDepth = 3;

/** The types of the targets of a relationship: those that it names, or all that an institution has. */
export const targetsOf = (relationship: Relationship, types: ResourceTypes): AnyResource[] => {
  const names = targetTypes(relationship);
  if (names === undefined) {
    const except: readonly string[] = (relationship.kind === 'one' && relationship.except) || [];
    return [...types.values()].filter(({ type }) => !except.includes(type));
  }
  return names.map((name) => {
    const found = types.get(name);
    if (found === undefined) throw new Error(`a relationship leads to "${name}", which is no type`);
    return found;
  });
};

/** The relationships of a type that can be included: all but those that may lead to any type. */
const includable = (resource: AnyResource): [string, Relationship][] =>
  shownRelationships(resource).filter(([, relationship]) => targetTypes(relationship) !== undefined);

const includableNames = (from: readonly AnyResource[]): string[] => [
  ...new Set(from.flatMap((each) => includable(each).map(([name]) => name))),
];

const relatedTypes = (from: readonly AnyResource[], name: string, types: ResourceTypes): AnyResource[] => [
  ...new Set(
    from.flatMap((each) =>
      includable(each).flatMap(([other, relationship]) => (other === name ? targetsOf(relationship, types) : [])),
    ),
  ),
];

/** Rules that allow every path of up to three relationships, from any of some types. */
export const nestedInclude = (
  from: readonly AnyResource[],
  types: ResourceTypes,
  depth = maxIncludeDepth,
): IncludeRules => ({
  names: includableNames(from),
  below: (name) => {
    const reached = depth === 0 ? [] : relatedTypes(from, name, types);
    return reached.length === 0 ? undefined : nestedInclude(reached, types, depth - 1);
  },
});

/** The types that the paths of a tree pass. */
export const typesAlong = (
  from: readonly AnyResource[],
  tree: IncludeTree,
  types: ResourceTypes,
): ReadonlySet<AnyResource> =>
  new Set(
    [...tree].flatMap(([name, below]) => {
      const reached = relatedTypes(from, name, types);
      return [...reached, ...typesAlong(reached, below, types)];
    }),
  );

/** The types that `include` can lead to: along all paths, or by some relationships alone. */
export const includableTypes = (
  from: readonly AnyResource[],
  include: 'all' | 'none' | readonly string[],
  types: ResourceTypes,
): ReadonlySet<AnyResource> => {
  if (include === 'none') return new Set();
  return include === 'all'
    ? typesWithin(from, types, maxIncludeDepth)
    : new Set(include.flatMap((name) => relatedTypes(from, name, types)));
};

/** The types of the resources that an answer can hold: those of its primary data, and what `include` can lead to. */
export const typesInAnswer = (
  answers: readonly AnyResource[],
  include: 'all' | 'none' | readonly string[],
  types: ResourceTypes,
): AnyResource[] => [...new Set(answers).union(includableTypes(answers, include, types))];

const typesWithin = (from: readonly AnyResource[], types: ResourceTypes, depth: number): ReadonlySet<AnyResource> => {
  if (depth === 0) return new Set();
  const reached = new Set(includableNames(from).flatMap((name) => relatedTypes(from, name, types)));
  return reached.union(typesWithin([...reached], types, depth - 1));
};

/** Every path that `include` may name. */
export const includePaths = (resource: AnyResource, types: ResourceTypes): string[] => {
  const from = (at: readonly AnyResource[], depth: number): string[] =>
    depth === 0
      ? []
      : includableNames(at).flatMap((name) => [
          name,
          ...from(relatedTypes(at, name, types), depth - 1).map((path) => `${name}.${path}`),
        ]);
  return from([resource], maxIncludeDepth);
};
