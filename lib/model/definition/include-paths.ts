import type { IncludeRules } from '../../jsonapi/query.ts';
import type { Relationship } from './relationship.ts';
import type { AnyResource } from './resource.ts';

/** Longest chain of relationships that `include` follows. */
export const maxIncludeDepth = 3;

const isShown = (relationship: Relationship): boolean => relationship.kind === 'one' || relationship.hidden !== true;

/** The relationships of a type that its answers show, by name. */
export const shownRelationships = ({ relationships }: AnyResource): [string, Relationship][] =>
  Object.entries(relationships).filter(([, relationship]) => isShown(relationship));

/** The relationship of a type that its answers show under a name. */
export const shownRelationship = ({ relationships }: AnyResource, name: string): Relationship | undefined => {
  const found = Object.hasOwn(relationships, name) ? relationships[name] : undefined;
  return found !== undefined && isShown(found) ? found : undefined;
};

/** The types that a relationship may lead to: those that it names, or all. */
export const typesBehind = (relationship: Relationship, types: readonly AnyResource[]): AnyResource[] => {
  const names = relationship.kind === 'many' ? [relationship.type] : relationship.types;
  if (names === undefined) return [...types];
  return names.map((name) => {
    const found = types.find(({ type }) => type === name);
    if (found === undefined) throw new Error(`a relationship leads to "${name}", of which nothing is known here`);
    return found;
  });
};

/** The relationships of a type that can be included: one that may lead to any type can only be followed. */
const includable = (resource: AnyResource): [string, Relationship][] =>
  shownRelationships(resource).filter(([, relationship]) => relationship.kind === 'many' || relationship.types);

const follow = (from: readonly AnyResource[], name: string, types: readonly AnyResource[]): AnyResource[] => {
  const reached = from.flatMap((each) => {
    const [, relationship] = includable(each).find(([other]) => other === name) ?? [];
    return relationship === undefined ? [] : typesBehind(relationship, types);
  });
  return [...new Set(reached)];
};

/** The types that a path passes, one list for each of its relationships; undefined when there is no such path. */
export const typesAlong = (
  resource: AnyResource,
  path: string,
  types: readonly AnyResource[],
): AnyResource[][] | undefined => {
  const names = path.split('.');
  if (names.length > maxIncludeDepth) return undefined;
  const along: AnyResource[][] = [];
  let at: AnyResource[] = [resource];
  for (const name of names) {
    at = follow(at, name, types);
    if (at.length === 0) return undefined;
    along.push(at);
  }
  return along;
};

/** Allows every path of up to three relationships. */
export const nestedInclude = (resource: AnyResource, types: readonly AnyResource[]): IncludeRules => ({
  names: includable(resource).map(([name]) => name),
  allows: (path) => typesAlong(resource, path, types) !== undefined,
});

/** Every path that `include` may name. */
export const includePaths = (resource: AnyResource, types: readonly AnyResource[]): string[] => {
  const from = (at: readonly AnyResource[], depth: number): string[] => {
    if (depth === 0) return [];
    const names = new Set(at.flatMap((each) => includable(each).map(([name]) => name)));
    return [...names].flatMap((name) => [
      name,
      ...from(follow(at, name, types), depth - 1).map((path) => `${name}.${path}`),
    ]);
  };
  return from([resource], maxIncludeDepth);
};
