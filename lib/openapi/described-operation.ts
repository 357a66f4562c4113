import type { ListRules } from '../jsonapi/list-query.ts';
import { includableTypes, includePaths, targetsOf, typesInAnswer } from '../model/definition/include-rules.ts';
import { hasTotal, type Operation } from '../model/definition/operations.ts';
import { listRulesOf } from '../model/definition/query-rules.ts';
import type { Relationship } from '../model/definition/relationship.ts';
import type { AnyResource } from '../model/definition/resource.ts';
import { shownRelationship, shownRelationships } from '../model/definition/shown-fields.ts';
import { resourceOf, types } from '../resources/registry.ts';

/** What the primary data of an answer is. */
export type AnswerShape = 'one' | 'one or null' | 'many' | 'page' | 'linkage' | 'nothing' | 'own';

/** An operation at one address, with all that its query may say and its answer holds. */
export interface DescribedOperation {
  readonly operation: Operation;
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly shape: AnswerShape;
  /** The types of the primary data. */
  readonly answers: readonly AnyResource[];
  /** Paths that `include` may name; empty when they depend on the found types. */
  readonly include?: readonly string[];
  readonly list?: ListRules;
  /** A page shows how many there are in all. */
  readonly isCounted: boolean;
}

const withInclude = (
  { include = 'none' }: Operation,
  answers: readonly AnyResource[],
): Pick<DescribedOperation, 'include'> => {
  if (include === 'none') return {};
  if (include !== 'all') return { include };
  const [only, ...others] = answers;
  return { include: only === undefined || others.length > 0 ? [] : includePaths(only, types) };
};

const ownOf = ({ name, path, summary }: Operation) => ({ name, path, summary });

/** Describes an operation that reads the targets of one relationship. */
const relatedByOne = (operation: Operation, relationship: Relationship): DescribedOperation => {
  const answers = targetsOf(relationship, types);
  const shape = relationship.kind === 'many' ? 'many' : 'one or null';
  return { operation, ...ownOf(operation), answers, shape, isCounted: true, ...withInclude(operation, answers) };
};

// Describes a generic operation once for each relationship, because targets and query differ.
const relatedByEach = (operation: Operation, resource: AnyResource): DescribedOperation[] =>
  shownRelationships(resource).map(([name, relationship]) => {
    const answers = targetsOf(relationship, types);
    const described = {
      operation,
      name: `${operation.name}-${name.replaceAll('_', '-')}`,
      path: operation.path.replace('{relationship}', name),
      summary: operation.summary.replace('what is related to', `the ${name.replaceAll('_', ' ')} of`),
      answers,
      ...withInclude(operation, answers),
    };
    const [only] = answers;
    if (relationship.kind === 'one' || only === undefined)
      return { ...described, shape: 'one or null', isCounted: false };
    return { ...described, shape: 'page', list: listRulesOf(only), isCounted: true };
  });

/** Reading or changing a linkage, which answers no resource, and nothing at all of a hidden one that it changes. */
const linking = (operation: Operation, resource: AnyResource): DescribedOperation => {
  const { method, relationship = '' } = operation;
  const isShown = method === 'GET' || shownRelationship(resource, relationship) !== undefined;
  return { operation, ...ownOf(operation), answers: [], shape: isShown ? 'linkage' : 'nothing', isCounted: false };
};

const describe = (operation: Operation): DescribedOperation[] => {
  const { kind, list, relationship = '' } = operation;
  const resource = resourceOf(operation.answers);
  if (kind === 'relationship') return [linking(operation, resource)];
  if (kind === 'action') return [{ operation, ...ownOf(operation), answers: [], shape: 'own', isCounted: false }];
  const own = resource.relationships[relationship];
  if (kind === 'related') return own ? [relatedByOne(operation, own)] : relatedByEach(operation, resource);
  const answers = [resource];
  return [
    {
      operation,
      ...ownOf(operation),
      answers,
      ...withInclude(operation, answers),
      ...(list && { list }),
      shape: list === undefined ? 'one' : 'page',
      isCounted: list !== undefined && hasTotal(operation, resource),
    },
  ];
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

/** The types that `include` can bring along. */
export const includedTypes = ({ operation: { include = 'none' }, answers }: DescribedOperation): AnyResource[] => [
  ...includableTypes(answers, include, types),
];

/** The types whose fields a query can choose. */
export const shownTypes = ({ operation: { include = 'none' }, answers }: DescribedOperation): AnyResource[] =>
  typesInAnswer(answers, include, types);

/** The scopes of which a token needs one. */
export const scopesOf = ({ scope, orScope, withoutToken, mayHaveToken }: Operation): readonly string[] =>
  withoutToken && !mayHaveToken ? [] : [scope, ...(orScope === undefined ? [] : [orScope])];
