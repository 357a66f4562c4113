import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { changeStep, itemExists, type Refusal, type Step } from '../../store/steps.ts';
import { countField } from '../definition/record-fields.ts';
import type { Relationship } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import { backReferenceRemovals, backReferenceSteps } from './back-references.ts';

/** Field with the deletion marker: a write that refers to the record removes it, and with it the right to delete. */
export const deletionMarkerField = 'deleting';

/** Step that checks that a target exists, and cancels its deletion if that has begun. */
const requireStep = ({ leaves }: Relationship, target: ResourceIdentifier, missing: Refusal): Step =>
  changeStep(
    keyOf.record(target),
    { conditions: [itemExists], remove: leaves === 'back-reference' ? [[deletionMarkerField]] : [] },
    missing,
  );

/** A record and a target that keeps no linkage of it. */
export interface TargetReference {
  readonly resource: AnyResource;
  readonly record: StoredRecord;
  readonly relationship: string;
  readonly target: ResourceIdentifier;
}

const countStep = ({ record, target }: TargetReference, amount: 1 | -1, missing: Refusal): Step => {
  const add = [[[countField(record.type)], amount]] as const;
  return changeStep(keyOf.record(target), { conditions: [itemExists], add }, missing);
};

/** Steps that refer to a record; `missing` is asked when it does not exist. */
export const referSteps = (reference: TargetReference, missing: Refusal): Step[] => {
  const { resource, record, relationship, target } = reference;
  const definition = resource.relationships[relationship];
  if (definition === undefined || definition.leaves === 'counter') return [countStep(reference, 1, missing)];
  return [
    requireStep(definition, target, missing),
    ...backReferenceSteps(resource, record, { relationship, targets: [target.id] }),
  ];
};

/** Steps that undo those. */
export const releaseSteps = (reference: TargetReference, missing: Refusal): Step[] => {
  const { resource, record, relationship, target } = reference;
  if (resource.relationships[relationship]?.leaves === 'counter') {
    return [countStep(reference, -1, (found) => (found === undefined ? missing(found) : undefined))];
  }
  return backReferenceRemovals(resource, record, { relationship, targets: [target.id] });
};
