import { JsonApiError, relatedNotFound } from '../../jsonapi/errors.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { keyOf } from '../../store/keys.ts';
import type { LinkageEntries, StoredRecord } from '../../store/record.ts';
import { VersionConflict } from '../../store/refused.ts';
import { changeStep, type Step, settingAll } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { describeProblem } from '../definition/problems.ts';
import type { ToMany } from '../definition/relationship.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from '../validation/change.ts';
import { recountSteps } from './counters.ts';
import { carriedFields, identifierPointer } from './links-of.ts';
import { alteredListFields } from './list-fields.ts';

type Takes = NonNullable<ToMany['takes']>;

/** A record that a new one takes over, with the place in the request that named it. */
interface Taken {
  readonly relationship: string;
  readonly takes: Takes;
  readonly target: StoredRecord;
  /** Place in the new record's order. */
  readonly index: number;
  readonly pointer: string;
}

/** What a new record takes over: the linkages that it begins with, and the steps that change the records taken. */
export interface Reassignment {
  readonly linkages: Readonly<Record<string, LinkageEntries>>;
  steps(owner: StoredRecord): Step[];
}

const takenError = ({ relationship, pointer }: Taken): JsonApiError =>
  new JsonApiError(422, [
    {
      code: 'taken',
      detail: describeProblem({ field: relationship, code: 'taken' }),
      source: { pointer },
      meta: { field: relationship },
    },
  ]);

const takeSteps = (taken: Taken, owner: StoredRecord): Step[] => {
  const { takes, target, pointer } = taken;
  const fields = { [takes.field]: owner.id, updated_at: owner.created_at };
  const after = { ...target, ...fields };
  const taking = changeStep(
    keyOf.record(target),
    {
      conditions: [
        { kind: 'equals', path: ['version'], value: target.version },
        { kind: 'blank', path: [takes.field] },
      ],
      ...settingAll({ ...fields, ...alteredListFields(takes.resource, target, after) }),
      add: [[['version'], 1]],
    },
    (found) => {
      if (found === undefined) return relatedNotFound(target.type, target.id, pointer);
      // What stood under a record's key is a record.
      return found[takes.field] ? takenError(taken) : new VersionConflict(found as StoredRecord);
    },
  );
  return [taking, ...recountSteps(takes.resource, target, after)];
};

const requireFound = (
  targets: readonly ResourceIdentifier[],
  found: readonly StoredRecord[],
  pointerOf: (target: ResourceIdentifier) => string,
): void => {
  const known = new Set(found.map(({ id }) => id));
  const errors = targets.flatMap((target) =>
    known.has(target.id) ? [] : relatedNotFound(target.type, target.id, pointerOf(target)).errors,
  );
  if (errors.length > 0) throw new JsonApiError(404, errors);
};

/** Reads the records that a change takes over; throws 404 for those that do not exist. */
export const prepareReassignment = async (
  store: Store,
  resource: AnyResource,
  change: Change,
): Promise<Reassignment> => {
  const wanted = Object.entries(change.toMany).flatMap(([relationship, targets]) => {
    const definition = resource.relationships[relationship];
    const takes = definition?.kind === 'many' ? definition.takes : undefined;
    return takes === undefined ? [] : [{ relationship, takes, targets }];
  });
  const found = await store.readMany(wanted.flatMap(({ targets }) => targets));
  const taken = wanted.flatMap(({ relationship, takes, targets }): Taken[] => {
    const pointerOf = (target: ResourceIdentifier) => identifierPointer(change.data, relationship, target);
    requireFound(targets, found, pointerOf);
    return targets.flatMap(({ type, id }, index) =>
      found
        .filter((each) => each.type === type && each.id === id)
        .map((target) => ({ relationship, takes, target, index, pointer: pointerOf(target) })),
    );
  });
  const linkages: Record<string, Record<string, Readonly<Record<string, unknown>>>> = {};
  for (const { takes, target, index } of taken) {
    linkages[takes.linkage] = {
      ...linkages[takes.linkage],
      [target.id]: { position: index, ...carriedFields(target, takes) },
    };
  }
  return { linkages, steps: (owner) => taken.flatMap((each) => takeSteps(each, owner)) };
};
