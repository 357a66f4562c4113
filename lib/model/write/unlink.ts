import { countSteps } from '../../store/counter.ts';
import { StoreError } from '../../store/errors.ts';
import { type Overflow, unlinkSteps } from '../../store/linkage.ts';
import { overflowAttribute, type StoredRecord } from '../../store/record.ts';
import { type Condition, deleteStep, type Refusal, type Step } from '../../store/steps.ts';
import { linkedIds, toOneTarget } from '../definition/record-fields.ts';
import type { ToMany } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import { backReferenceRemovals, claimKey } from './back-references.ts';
import { entrySteps } from './entry-steps.ts';
import { inverseEntry, storedToOnes } from './links-of.ts';
import { isListed } from './list-fields.ts';
import { releaseSteps } from './refer.ts';

const unexpected: Refusal = () => new StoreError('contended', 'what a record refers to vanished');

/** When a record goes, and which linkages are known to overflow. */
export interface Unlinking {
  readonly overflow: Overflow;
  readonly now: Date;
}

const toOneSteps = (resource: AnyResource, record: StoredRecord, { overflow, now }: Unlinking): Step[] =>
  storedToOnes(resource).flatMap(([name, relationship]) => {
    const link = inverseEntry(record, { name, relationship, at: now.toISOString() });
    if (link !== undefined) return unlinkSteps(link, overflow, unexpected);
    const target = toOneTarget(record, name, relationship);
    return target === null ? [] : releaseSteps({ resource, record, relationship: name, target }, unexpected);
  });

/** The to-many relationships in which the records of a type name others themselves. */
export const ownToManys = (resource: AnyResource): [string, ToMany][] =>
  Object.entries(resource.relationships).flatMap(([name, relationship]): [string, ToMany][] =>
    relationship.kind === 'many' && relationship.refers && !relationship.companions ? [[name, relationship]] : [],
  );

const toManySteps = (resource: AnyResource, record: StoredRecord, { overflow, now }: Unlinking): Step[] =>
  ownToManys(resource).flatMap(([name, { type, inverse }]) => {
    const targets = linkedIds(record, name);
    if (inverse === undefined) return backReferenceRemovals(resource, record, { relationship: name, targets });
    return targets.flatMap((id) => {
      const { linkage, unseen } = inverse;
      const shownAt = unseen ? undefined : now.toISOString();
      const link = { parent: { type, id }, linkage, target: record.id, entry: {}, shownAt };
      return unlinkSteps(link, overflow, unexpected);
    });
  });

const claimSteps = (resource: AnyResource, record: StoredRecord): Step[] => {
  if (resource.unique === undefined) return [];
  const values = resource.unique.map((field) => String(record[field]));
  const own = [{ kind: 'equals', path: ['record_id'], value: record.id }] as const;
  return [deleteStep(claimKey(resource, values), unexpected, own)];
};

/**
 * Steps that remove what other items hold about a record when it is deleted: its entries and back-references with its
 * targets, its claim, its counts.
 */
export const unlinkRecordSteps = (resource: AnyResource, record: StoredRecord, unlinking: Unlinking): Step[] => [
  ...toOneSteps(resource, record, unlinking),
  ...toManySteps(resource, record, unlinking),
  ...claimSteps(resource, record),
  ...(isListed(resource, record) ? countSteps(resource, -1) : []),
  ...entrySteps(resource, record),
];

/** That a record names the same targets as when it was read. */
export const namesTheSame = (resource: AnyResource, record: StoredRecord): Condition[] =>
  ownToManys(resource).flatMap(([name]): Condition[] => {
    const targets = linkedIds(record, name);
    return [
      ...targets.map((id): Condition => ({ kind: 'exists', path: [name, id] })),
      { kind: 'shorter', path: [name], than: targets.length + 1 },
      { kind: 'fewer', path: [overflowAttribute, name], than: 1 },
    ];
  });
