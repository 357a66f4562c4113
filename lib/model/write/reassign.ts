import { errorOf, refuse } from '../../errors/error-kind.ts';
import { refuseField } from '../../errors/fields.ts';
import { JsonApiError } from '../../errors/json-api-error.ts';
import { relatedNotFound } from '../../errors/reading.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { keyOf } from '../../store/keys.ts';
import type { LinkageEntries, StoredRecord } from '../../store/record.ts';
import { VersionConflict } from '../../store/refused.ts';
import { changeStep, isStill, type Step, settingAll } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { ToMany } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from '../validation/change.ts';
import { carriedFields, identifierPointer } from './links-of.ts';
import { alteredListFields } from './list-fields.ts';
import { wordSteps } from './word-steps.ts';

type Reassigns = NonNullable<ToMany['reassigns']>;

/** A record that is reassigned to a new one, with the place in the request that named it. */
interface Reassigned {
  readonly relationship: string;
  readonly reassigns: Reassigns;
  readonly target: StoredRecord;
  /** Place in the new record's order. */
  readonly index: number;
  readonly pointer: string;
}

/** What is reassigned to a new record: the linkages that it begins with, and the steps that change the records. */
export interface Reassignment {
  readonly linkages: Readonly<Record<string, LinkageEntries>>;
  steps(owner: StoredRecord): Step[];
}

const reassignSteps = (reassigned: Reassigned, owner: StoredRecord): Step[] => {
  const { relationship, reassigns, target, pointer } = reassigned;
  const fields = { [reassigns.field]: owner.id, updated_at: owner.created_at };
  const after = { ...target, ...fields };
  const reassigning = changeStep(
    keyOf.record(target),
    {
      conditions: [isStill('version', target.version), { kind: 'blank', path: [reassigns.field] }],
      ...settingAll({ ...fields, ...alteredListFields(reassigns.resource, target, after) }),
      add: [[['version'], 1]],
    },
    (found) => {
      if (found === undefined) return refuse(relatedNotFound, target.type, target.id, pointer);
      // An item under a record's key is always a record.
      if (found[reassigns.field]) return refuseField({ field: relationship, code: 'taken' }, pointer);
      return new VersionConflict(found as StoredRecord);
    },
  );
  // It belonged to none, or the step before refuses: nothing found it, and nothing is removed.
  const before = { ...target, [reassigns.field]: null };
  return [reassigning, ...wordSteps(reassigns.resource, before, after)];
};

const requireFound = (
  targets: readonly ResourceIdentifier[],
  found: readonly StoredRecord[],
  pointerOf: (target: ResourceIdentifier) => string,
): void => {
  const known = new Set(found.map(({ id }) => id));
  const errors = targets.flatMap((target) =>
    known.has(target.id) ? [] : errorOf(relatedNotFound, target.type, target.id, pointerOf(target)),
  );
  if (errors.length > 0) throw new JsonApiError(404, errors);
};

/** Reads the records that a change reassigns; throws 404 for those that do not exist. */
export const prepareReassignment = async (
  store: Store,
  resource: AnyResource,
  change: Change,
): Promise<Reassignment> => {
  const wanted = Object.entries(change.toMany).flatMap(([relationship, targets]) => {
    const definition = resource.relationships[relationship];
    const reassigns = definition?.kind === 'many' ? definition.reassigns : undefined;
    return reassigns === undefined ? [] : [{ relationship, reassigns, targets }];
  });
  const found = await store.readMany(wanted.flatMap(({ targets }) => targets));
  const reassigned = wanted.flatMap(({ relationship, reassigns, targets }): Reassigned[] => {
    const pointerOf = (target: ResourceIdentifier) => identifierPointer(change.data, relationship, target);
    requireFound(targets, found, pointerOf);
    return targets.flatMap(({ type, id }, index) =>
      found
        .filter((each) => each.type === type && each.id === id)
        .map((target) => ({ relationship, reassigns, target, index, pointer: pointerOf(target) })),
    );
  });
  const linkages: Record<string, Record<string, Readonly<Record<string, unknown>>>> = {};
  for (const { reassigns, target, index } of reassigned) {
    linkages[reassigns.linkage] = {
      ...linkages[reassigns.linkage],
      [target.id]: { position: index, ...carriedFields(target, reassigns) },
    };
  }
  return { linkages, steps: (owner) => reassigned.flatMap((each) => reassignSteps(each, owner)) };
};
