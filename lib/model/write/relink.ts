import { linkagePointer } from '../../errors/source.ts';
import { StoreError } from '../../store/errors.ts';
import { linkSteps, type Overflow, relinkSteps, unlinkSteps } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Refusal, Step } from '../../store/steps.ts';
import { toOneTarget } from '../definition/record-fields.ts';
import type { ToOne } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import { inverseEntry, missingTarget } from './links-of.ts';
import { referSteps, releaseSteps } from './refer.ts';

/** A record before and after a change. */
export interface Transition {
  readonly resource: AnyResource;
  readonly before: StoredRecord;
  readonly after: StoredRecord;
}

// A parent that both ends name is always there: nothing deletes it while it has children.
const unexpected: Refusal = () => new StoreError('contended', 'a parent vanished');

/** Steps that keep the parents' linkages true when a record's to-one relationship, or what it carries, changes. */
export const parentLinkageSteps = (
  name: string,
  relationship: ToOne,
  { resource, before, after }: Transition,
  overflow: Overflow,
): Step[] => {
  const [old, target] = [toOneTarget(before, name, relationship), toOneTarget(after, name, relationship)];
  const moves = old?.id !== target?.id || old?.type !== target?.type;
  const linking = { name, relationship, at: after.updated_at };
  const [oldLink, newLink] = [inverseEntry(before, linking), inverseEntry(after, linking)];
  const missing = target === null ? unexpected : missingTarget(target, () => linkagePointer(name));
  if (!moves) {
    const isSame = JSON.stringify(oldLink?.entry) === JSON.stringify(newLink?.entry);
    if (oldLink === undefined || newLink === undefined || isSame) return [];
    return relinkSteps(oldLink, newLink, overflow, unexpected);
  }
  return [
    ...(oldLink === undefined ? [] : unlinkSteps(oldLink, overflow, unexpected)),
    ...(newLink === undefined ? [] : linkSteps(newLink, overflow, missing)),
    ...(oldLink === undefined && old !== null
      ? releaseSteps({ resource, record: before, relationship: name, target: old }, unexpected)
      : []),
    ...(newLink === undefined && target !== null
      ? referSteps({ resource, record: after, relationship: name, target }, missing)
      : []),
  ];
};
