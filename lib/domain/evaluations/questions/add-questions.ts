import { isWritable } from '../../../model/definition/field.ts';
import { valuesOf } from '../../../model/definition/record-fields.ts';
import type { AnyResource } from '../../../model/definition/resource.ts';
import { type Change, noChange } from '../../../model/validation/change.ts';
import { commit } from '../../../model/write/commit.ts';
import { type Creation, prepareCreation } from '../../../model/write/create.ts';
import { keyName } from '../../../store/keys.ts';
import type { Overflow } from '../../../store/linkage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { mergeSteps, type PutStep, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxRequestSteps } from '../../../store/write.ts';

/** A question set, section or question to be created, under an id that is known beforehand. */
export interface PlannedRecord {
  readonly resource: AnyResource;
  readonly id: string;
  readonly change: Pick<Change, 'attributes' | 'toOne'>;
}

/** Returns the values of a record that its copy takes over. */
export const copiedAttributes = (resource: AnyResource, record: StoredRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(valuesOf(resource, record)).filter(
      ([name]) => resource.attributes[name] !== undefined && isWritable(resource.attributes[name], { creates: true }),
    ),
  );

const overtaken = (): StaleRead => new StaleRead('somebody else has made a part of it');

// If another request has created the record meanwhile, the read is stale: the caller looks again for missing records.
const asMissing = (step: Step): Step => (step.kind === 'put' ? { ...step, refused: overtaken } : step);

const withEntries = (put: PutStep, links: readonly Step[]): PutStep => {
  const item: Record<string, unknown> = { ...put.item };
  for (const link of links) {
    const values = link.kind === 'change' ? link.set : [];
    for (const [[linkage, target = ''], entry] of values) item[linkage] = { ...Object(item[linkage]), [target]: entry };
  }
  return { ...put, item };
};

/**
 * Merges steps so that each item occurs once, as a transaction requires. If a parent and its parts are created
 * together, the parent's item contains its linkages from the start.
 */
export const withLinkages = (steps: readonly Step[]): Step[] => {
  const byItem = Map.groupBy(steps, ({ key }) => keyName(key));
  return [...byItem.values()].flatMap((same): Step[] => {
    const put = same.find((step) => step.kind === 'put');
    return put === undefined
      ? same
      : [
          withEntries(
            put,
            same.filter((step) => step !== put),
          ),
        ];
  });
};

const stepsOf = (creations: readonly Creation[], checks: readonly Step[], overflow: Overflow): Step[] =>
  mergeSteps(withLinkages([...checks, ...creations.flatMap((each) => each.steps(overflow)).map(asMissing)]));

const none: Overflow = new Set();

// The same number of steps may be needed for linkages that overflow their record.
const partSteps = Math.floor(maxRequestSteps / 2);

// A transaction takes 4 MB with keys and numbers. A hundred questions in all languages can be larger.
const mostBytes = 3_000_000;

/** Returns the bytes of the put items, at least as many as the table counts, for a hundred records at most. */
const bytesOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (step.kind === 'put' ? Buffer.byteLength(JSON.stringify(step.item)) : 0), 0);

const fits = (steps: readonly Step[], most: number): boolean => steps.length <= most && bytesOf(steps) <= mostBytes;

/** Splits the creations into parts of one transaction each. Parents come before their children. */
const inParts = (
  creations: readonly Creation[],
  checks: readonly Step[],
  most = maxRequestSteps,
): (readonly Creation[])[] => {
  if (creations.length < 2 || fits(stepsOf(creations, checks, none), most)) return [creations];
  const middle = Math.ceil(creations.length / 2);
  return [creations.slice(0, middle), creations.slice(middle)].flatMap((half) => inParts(half, checks, partSteps));
};

/**
 * Creates the planned records that do not exist yet, parents before children, and returns their number. They are
 * written in one transaction if they fit, otherwise in several; a repeated call creates the ones that are still
 * missing. Throws the refusals of the checks, and `StaleRead` if another request has created a record meanwhile.
 */
export const addMissing = async (
  store: Store,
  planned: readonly PlannedRecord[],
  { checks, now }: { readonly checks: () => readonly Step[]; readonly now: Date },
): Promise<number> => {
  const found = await store.readManyInline(planned.map(({ resource: { type }, id }) => ({ type, id })));
  const there = new Set(found.map(({ id }) => id));
  const missing = planned.filter(({ id }) => !there.has(id));
  if (missing.length === 0) return 0;
  const creations = await Promise.all(
    missing.map(({ resource, id, change }) =>
      prepareCreation(store, resource, { ...noChange, ...change }, { now, id }),
    ),
  );
  const checked = checks();
  for (const part of inParts(creations, checked)) await commit(store, (overflow) => stepsOf(part, checked, overflow));
  return missing.length;
};
