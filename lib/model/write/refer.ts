import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { changeStep, itemExists, type Refusal, type Step } from '../../store/steps.ts';
import type { Relationship } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import { backReferenceRemovals, backReferenceSteps } from './back-references.ts';

/** Field of a record that counts the records of a type which name it. */
export const countField = (type: string): string => `referred_by_${type}`;

/**
 * Field of a record that somebody is about to delete. Whoever comes to refer to the record takes the mark away, and with
 * it the right to delete.
 */
export const deletionMarkerField = 'deleting';

/** Step that checks that a record is there to be referred to; it is not deleted by whoever has looked before. */
export const requireStep = ({ leaves }: Relationship, target: ResourceIdentifier, missing: Refusal): Step =>
  changeStep(
    keyOf.record(target),
    { conditions: [itemExists], remove: leaves === 'back-reference' ? [[deletionMarkerField]] : [] },
    missing,
  );

/** That a record names another, which keeps no linkage of it. */
export interface Reference {
  readonly resource: AnyResource;
  readonly record: StoredRecord;
  readonly relationship: string;
  readonly target: ResourceIdentifier;
}

const countStep = ({ record, target }: Reference, amount: 1 | -1, missing: Refusal): Step => {
  const add = [[[countField(record.type)], amount]] as const;
  return changeStep(keyOf.record(target), { conditions: [itemExists], add }, missing);
};

/** Steps that refer to a record; `missing` is asked when it does not exist. */
export const referSteps = (reference: Reference, missing: Refusal): Step[] => {
  const { resource, record, relationship, target } = reference;
  const definition = resource.relationships[relationship];
  if (definition === undefined || definition.leaves === 'counter') return [countStep(reference, 1, missing)];
  return [
    requireStep(definition, target, missing),
    ...backReferenceSteps(resource, record, { relationship, targets: [target.id] }),
  ];
};

/** Steps that undo those. */
export const releaseSteps = (reference: Reference, missing: Refusal): Step[] => {
  const { resource, record, relationship, target } = reference;
  if (resource.relationships[relationship]?.leaves === 'counter') {
    return [countStep(reference, -1, (found) => (found === undefined ? missing(found) : undefined))];
  }
  return backReferenceRemovals(resource, record, { relationship, targets: [target.id] });
};
