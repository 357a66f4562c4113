import type { ListRules } from '../jsonapi/list-query.ts';
import {
  includePaths,
  shownRelationship,
  shownRelationships,
  typesAlong,
  typesBehind,
} from '../model/definition/include-paths.ts';
import { listRulesOf } from '../model/definition/query-rules.ts';
import type { Relationship } from '../model/definition/relationship.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import type { Operation } from '../operations/operation.ts';
import { everyResource, resourceOf, resources } from '../resources/registry.ts';

/** What the primary data of an answer is. */
export type AnswerShape = 'one' | 'one or null' | 'many' | 'page' | 'linkage' | 'nothing';

/** An operation at one address, with all that its query may say and its answer holds. */
export interface DescribedOperation {
  readonly operation: Operation;
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly shape: AnswerShape;
  /** The types of the primary data. */
  readonly answers: readonly AnyResource[];
  /** Paths that `include` may name; none when they depend on what is found. */
  readonly include?: readonly string[];
  readonly list?: ListRules;
  /** A page tells how many there are in all. */
  readonly isCounted: boolean;
}

/** The relationship that a path follows: `/folders/{id}/parent`; undefined for all other paths. */
const followedBy = ({ path, method }: Operation): Relationship | undefined => {
  const [, collection, name = ''] = /^\/api\/v1\/(\w+)\/\{id\}\/(\w+)$/.exec(path) ?? [];
  const relationships = everyResource.find((each) => each.collection === collection)?.relationships ?? {};
  return method === 'GET' && Object.hasOwn(relationships, name) ? relationships[name] : undefined;
};

const ruledByRow = (operation: Operation): Pick<DescribedOperation, 'shape' | 'include' | 'list'> => {
  const { list, include } = operation;
  const followed = followedBy(operation);
  const related = followed?.kind === 'many' ? 'many' : 'one or null';
  const single = followed === undefined ? 'one' : related;
  return { shape: list === undefined ? single : 'page', ...(include && { include }), ...(list && { list }) };
};

const isCountedList = ({ list, visibility }: AnyResource): boolean =>
  list?.counters !== undefined && visibility === undefined;

const ruledByType = (
  operation: Operation,
  resource: AnyResource,
): Pick<DescribedOperation, 'shape' | 'include' | 'list' | 'isCounted'> => {
  const include = includePaths(resource, resources);
  if (operation.derived === 'one') return { shape: 'one', include, isCounted: false };
  return { shape: 'page', include, list: listRulesOf(resource), isCounted: isCountedList(resource) };
};

// One address for each relationship: what it leads to differs, and so does all that may be asked of it.
const following = (operation: Operation, resource: AnyResource): DescribedOperation[] =>
  shownRelationships(resource).map(([name, relationship]) => {
    const answers = typesBehind(relationship, resources);
    const [only, ...others] = answers;
    const isOne = only !== undefined && others.length === 0;
    const described = {
      operation,
      name: `${operation.name}-${name.replaceAll('_', '-')}`,
      path: operation.path.replace('{relationship}', name),
      summary: operation.summary.replace(
        /what a relationship of (.*) leads to/,
        `the ${name.replaceAll('_', ' ')} of $1`,
      ),
      answers,
      include: isOne ? includePaths(only, resources) : [],
    };
    if (relationship.kind === 'one' || !isOne) return { ...described, shape: 'one or null', isCounted: false };
    return { ...described, shape: 'page', list: listRulesOf(only), isCounted: true };
  });

/** Reading or changing a linkage, which answers no resource, and nothing at all of a hidden one that it changes. */
const linking = (operation: Operation, resource: AnyResource): DescribedOperation => {
  const { name, path, summary, method, relationship = '' } = operation;
  const isTold = method === 'GET' || shownRelationship(resource, relationship) !== undefined;
  return { operation, name, path, summary, answers: [], shape: isTold ? 'linkage' : 'nothing', isCounted: false };
};

const describe = (operation: Operation): DescribedOperation[] => {
  const resource = resourceOf(operation.answers);
  if (operation.derived === 'linkage') return [linking(operation, resource)];
  if (operation.derived === 'related') return following(operation, resource);
  const { name, path, summary } = operation;
  const own = { operation, name, path, summary, answers: [resource] };
  if (operation.derived === 'one' || operation.derived === 'list')
    return [{ ...own, ...ruledByType(operation, resource) }];
  // The part of a list that belongs to one resource is counted by its index.
  const isCounted = followedBy(operation) !== undefined || isCountedList(resource);
  return [{ ...own, ...ruledByRow(operation), isCounted }];
};

const unnamed = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** All addresses of some operations; a path of an operation's own comes before one that follows from the types. */
export const describeOperations = (operations: readonly Operation[]): DescribedOperation[] => {
  const own = new Set(operations.map(({ method, path }) => `${method} ${unnamed(path)}`));
  // Paths that differ only in the names of parameters are one path: the first gives the names.
  const templates = new Map(operations.toReversed().map(({ path }) => [unnamed(path), path]));
  return operations
    .flatMap(describe)
    .filter(({ operation, path }) => operation.path === path || !own.has(`${operation.method} ${unnamed(path)}`))
    .map((described) => ({ ...described, path: templates.get(unnamed(described.path)) ?? described.path }));
};

/** The types that are reached by including. */
export const includedTypes = ({ answers, include = [] }: DescribedOperation): AnyResource[] => {
  if (answers.length > 1) return [...resources];
  return [
    ...new Set(
      answers.flatMap((resource) => include.flatMap((path) => typesAlong(resource, path, resources)?.flat() ?? [])),
    ),
  ];
};
