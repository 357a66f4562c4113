import type { AnyResource } from '../../model/definition/resource.ts';
import { resourceOf, resources } from '../../resources/registry.ts';

/** The definition of a type that validates imported records. */
export const importable = (type: string): AnyResource => resourceOf(type);

const backReferencedTypes = ({ relationships }: AnyResource): readonly string[] =>
  Object.values(relationships).flatMap((relationship) => {
    if (relationship.leaves !== 'back-reference') return [];
    return relationship.kind === 'many' ? [relationship.type] : (relationship.types ?? []);
  });

/** The types whose records a run refers to without a check that they exist (`withoutExistenceChecks`). */
export const uncheckedTypes: ReadonlySet<string> = new Set(resources.flatMap(backReferencedTypes));
