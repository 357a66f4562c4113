import { StoreError } from '../../store/errors.ts';
import { filterEntry, filterIndex, type ListFilter } from '../../store/filter-index.ts';
import { type Key, keyOf, type RecordReference } from '../../store/keys.ts';
import { listKey, listOrders } from '../../store/list-index.ts';
import type { StoredRecord } from '../../store/record.ts';
import { type ChangeStep, type Condition, changeStep, deleteStep, type Step } from '../../store/steps.ts';
import type { AnyResource } from '../definition/resource.ts';
import { isListed } from './list-fields.ts';

// A back-reference is derived from record and target alone: no condition has to hold, and writing it twice does no harm.
const nothing = () => undefined;

/** Key of the claim of a combination of values that may exist once: it is an item of the first of its targets. */
export const claimKey = (
  { type, unique: [first = ''] = [''], relationships }: AnyResource,
  values: readonly string[],
): Key => {
  const relationship = relationships[first];
  const [target] = relationship?.kind === 'one' ? (relationship.types ?? []) : [];
  if (target === undefined) throw new Error(`nothing of a ${type} exists once`);
  const [id = '', ...others] = values;
  return keyOf.backReference({ type: target, id }, { type, id: others.join('#') });
};

const filterOf = ({ relationships, filters }: AnyResource, name: string): ListFilter | undefined =>
  relationships[name]?.kind === 'many' ? filters[name] : undefined;

/** What a back-reference holds: by it a listed record is found when its list is filtered by a target of a to-many relationship. */
const backReferenceFields = (
  resource: AnyResource,
  record: StoredRecord,
  name: string,
  target: string,
): ChangeStep['set'] => {
  const filter = filterOf(resource, name);
  if (filter === undefined || !isListed(resource, record)) return [[['relationship'], name]];
  const [attribute, partition] = filterEntry(record.type, filter, { value: target, id: record.id });
  return [
    [[attribute], partition],
    [[listOrders.created_at.attribute], listKey(record.created_at, record.id)],
  ];
};

/** Targets that a record names by a relationship, or named until now. */
export interface NamedTargets {
  readonly relationship: string;
  /** Their ids. */
  readonly targets: readonly string[];
}

/** Those with which the record leaves back-references. */
const backReferencedTargets = (
  { relationships, unique: [claimed] = [''] }: AnyResource,
  named: NamedTargets,
): RecordReference[] => {
  const { relationship, targets } = named;
  const definition = relationships[relationship];
  // A claim serves as back-reference.
  if (definition?.leaves !== 'back-reference' || relationship === claimed) return [];
  const type = definition.kind === 'many' ? definition.type : (definition.types?.[0] ?? '');
  return targets.map((id) => ({ type, id }));
};

/** Steps that write the back-references of a relationship; none for a relationship that leaves none. */
export const backReferenceSteps = (resource: AnyResource, record: StoredRecord, named: NamedTargets): Step[] =>
  backReferencedTargets(resource, named).map((target) => {
    const set = backReferenceFields(resource, record, named.relationship, target.id);
    return changeStep(keyOf.backReference(target, record), { set }, nothing);
  });

/** Steps that remove these back-references. */
export const backReferenceRemovals = (resource: AnyResource, record: StoredRecord, named: NamedTargets): Step[] =>
  backReferencedTargets(resource, named).map((target) => deleteStep(keyOf.backReference(target, record), nothing, []));

/** Steps to write along when an existing record gets further targets. */
export const addedBackReferenceSteps = (resource: AnyResource, record: StoredRecord, gained: NamedTargets): Step[] => {
  const { relationship, targets } = gained;
  const filter = filterOf(resource, relationship);
  const backReferences = backReferenceSteps(resource, record, gained);
  if (filter === undefined || targets.length === 0 || !isListed(resource, record)) return backReferences;
  // From now on it is not found among those without a target.
  const remove = [[filterIndex(filter.slot).attribute]] as const;
  return [changeStep(keyOf.record(record), { remove }, nothing), ...backReferences];
};

/** Steps to write along when a record loses targets; `isLast` says that it keeps no other. */
export const removedBackReferenceSteps = (
  resource: AnyResource,
  record: StoredRecord,
  { isLast, ...lost }: NamedTargets & { readonly isLast: boolean },
): Step[] => {
  const { relationship, targets } = lost;
  const filter = filterOf(resource, relationship);
  const removed = backReferenceRemovals(resource, record, lost);
  if (filter === undefined || targets.length === 0 || !isLast || !isListed(resource, record)) return removed;
  const [attribute, partition] = filterEntry(record.type, filter, { value: null, id: record.id });
  // A record that got a target meanwhile must not be found among those without.
  const conditions: Condition[] = [{ kind: 'shorter', path: [relationship], than: targets.length + 1 }];
  const emptied = changeStep(keyOf.record(record), { conditions, set: [[[attribute], partition]] }, (found) =>
    found === undefined ? undefined : new StoreError('contended', `"${relationship}" has changed meanwhile`),
  );
  return [...removed, emptied];
};
