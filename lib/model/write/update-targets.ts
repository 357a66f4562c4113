import { refuse } from '../../errors/error-kind.ts';
import type { Problem } from '../../errors/fields.ts';
import type { JsonApiError } from '../../errors/json-api-error.ts';
import { notFound } from '../../errors/reading.ts';
import type { RequestData } from '../../jsonapi/request-document.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { canonicalId } from '../../runtime/ids.ts';
import { isFull } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import { TooManySteps } from '../../store/refused.ts';
import type { Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { targetsOf } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import type { Change } from '../validation/change.ts';
import { maxNamed } from '../validation/read-change.ts';
import { validationError } from '../validation/validation-error.ts';
import { identifierPointer, missingTarget, withCanonicalTargets } from './links-of.ts';
import { areHidden, leftBy, type Move, moveSteps, movesTo } from './to-many.ts';
import { askGuard, changeRecord, type SideEffects, type Update, whileStale } from './update.ts';

/** What happens to the targets of a to-many relationship: they are replaced, added to, or some are removed. */
export type TargetChange = 'replace' | 'add' | 'remove';

const withTargets = (
  change: Change,
  targetsFor: (name: string, given: readonly ResourceIdentifier[]) => readonly ResourceIdentifier[],
): Change => ({
  ...change,
  toMany: Object.fromEntries(Object.entries(change.toMany).map(([name, given]) => [name, targetsFor(name, given)])),
});

/** The change with all targets that its relationships then lead to. */
const wantedBy = (resource: AnyResource, record: StoredRecord, change: Change, how: TargetChange): Change =>
  how === 'replace'
    ? change
    : withTargets(change, (name, given) => {
        const definition = resource.relationships[name];
        const present = definition === undefined ? [] : targetsOf(record, name, definition);
        const named = new Set(given.map(({ id }) => id));
        return how === 'add' ? [...present, ...given] : present.filter(({ id }) => !named.has(id));
      });

// No record has such an id, so it is not among the targets, and removing it has no effect.
const withPossibleTargets = (change: Change): Change =>
  withTargets(change, (_name, given) => given.filter(({ id }) => canonicalId(id) !== undefined));

const tooManyAtOnce = (
  resource: AnyResource,
  moves: readonly Move[],
  bound: number,
  data: RequestData,
): JsonApiError => {
  const relationships = [...new Set(moves.map(({ relationship }) => relationship))];
  const problems = relationships.map((field): Problem => ({ field, code: 'too_many_at_once', bound }));
  return validationError(problems, data, resource);
};

// Each overflow entry is a step of its own, and a transaction has at most 100.
const maxOutside = 30;

const requireFew = (resource: AnyResource, record: StoredRecord, moves: readonly Move[], data: RequestData): void => {
  const relationships = [...new Set(moves.map(({ relationship }) => relationship))];
  const bound = relationships.some((each) => isFull(record, each)) ? maxOutside : maxNamed;
  if (moves.length > bound) throw tooManyAtOnce(resource, moves, bound, data);
};

const sideEffectsOf = (
  resource: AnyResource,
  record: StoredRecord,
  moves: readonly Move[],
  { data, checks, now }: { readonly data: RequestData; readonly checks: readonly Step[]; readonly now: Date },
): { readonly sideEffects?: SideEffects } => {
  if (moves.length === 0) return checks.length === 0 ? {} : { sideEffects: { fields: {}, steps: () => checks } };
  requireFew(resource, record, moves, data);
  const steps: SideEffects['steps'] = (overflow) => [
    ...checks,
    ...moveSteps(resource, record, moves, {
      overflow,
      now,
      missingOf: ({ relationship, target }) =>
        missingTarget(target, () => identifierPointer(data, relationship, target)),
    }),
  ];
  const isHidden = areHidden(resource, moves);
  return { sideEffects: { fields: {}, left: leftBy(resource, record, moves, now), isHidden, steps } };
};

/**
 * Changes a record together with the targets of its own to-many relationships, in one transaction, under the condition
 * that the record is as it was read; else it starts over with the present record.
 * 2 round trips, 3 for a linkage with overflow. Throws 404, 422.
 */
export const updateTargets = async (
  store: Store,
  resource: AnyResource,
  id: string,
  { given, how, now, guard }: Omit<Update, 'change'> & { readonly given: Change; readonly how: TargetChange },
): Promise<StoredRecord> => {
  const named = withCanonicalTargets(how === 'remove' ? withPossibleTargets(given) : given);
  const read = await store.read({ type: resource.type, id }, resource.unread);
  if (read === undefined) throw refuse(notFound, resource.type, id);
  return whileStale(store, read, async (record) => {
    const change = wantedBy(resource, record, named, how);
    const checks = await askGuard(resource, record, { change, guard });
    const moves = movesTo(resource, record, change.toMany);
    const sideEffects = sideEffectsOf(resource, record, moves, { data: named.data, checks, now });
    try {
      return await changeRecord(store, resource, record, { change, now, ...sideEffects });
    } catch (error) {
      // Targets whose own linkages overflow take further steps, and so does all else that the request changes.
      if (!(error instanceof TooManySteps) || moves.length === 0) throw error;
      throw tooManyAtOnce(resource, moves, Math.max(1, moves.length - error.excess), named.data);
    }
  });
};
