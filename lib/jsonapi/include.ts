import { refuse } from '../errors/error-kind.ts';
import { invalidInclude } from '../errors/query.ts';

/** What `include` asks for: relationships, each with those to include from its targets. */
export type IncludeTree = ReadonlyMap<string, IncludeTree>;

/** Which relationships `include` may name at one place of a path. */
export interface IncludeRules {
  readonly names: readonly string[];
  /** What may be named behind a relationship; undefined when it can't be named itself. */
  below(name: string): IncludeRules | undefined;
}

type GrowingTree = Map<string, GrowingTree>;

const nothing: IncludeRules = { names: [], below: () => undefined };

/** Rules that allow just some relationships, and no paths. */
export const onlyRelationships = (names: readonly string[]): IncludeRules => ({
  names,
  below: (name) => (names.includes(name) ? nothing : undefined),
});

const addPath = (root: GrowingTree, path: string, rules: IncludeRules): void => {
  let [tree, allowed]: [GrowingTree, IncludeRules | undefined] = [root, rules];
  for (const name of path.split('.')) {
    allowed = allowed.below(name);
    if (allowed === undefined) throw refuse(invalidInclude, path, rules.names);
    const below: GrowingTree = tree.get(name) ?? new Map();
    tree.set(name, below);
    tree = below;
  }
};

/** Reads the paths of `include` into one tree; throws 400 for a path that the rules do not allow. */
export const readInclude = (value: string, rules: IncludeRules): IncludeTree => {
  const root: GrowingTree = new Map();
  for (const path of value === '' ? [] : value.split(',')) addPath(root, path, rules);
  return root;
};
