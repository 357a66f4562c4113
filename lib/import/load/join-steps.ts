import { deletionMarkerField } from '../../model/write/refer.ts';
import { keyName } from '../../store/keys.ts';
import type { Overflow } from '../../store/linkage.ts';
import { WriteRefused } from '../../store/refused.ts';
import { type ChangeStep, type Condition, itemExists, type PutStep, type Step } from '../../store/steps.ts';

const nameOf = ({ key }: Step): string => keyName(key);

type Item = Readonly<Record<string, unknown>>;

type Names = readonly [string, ...string[]];

const isNames = (path: readonly string[]): path is Names => path.length > 0;

// A path with several names leads through maps only.
const mapIn = (item: Item, name: string): Item => (item[name] as Item | null | undefined) ?? {};

const valueAt = (item: Item, [name, ...rest]: Names): unknown =>
  isNames(rest) ? valueAt(mapIn(item, name), rest) : item[name];

const holds = (condition: Condition, put: PutStep): boolean => {
  const value = valueAt({ ...put.key, ...put.item }, condition.path);
  switch (condition.kind) {
    case 'exists':
      return value !== undefined;
    case 'absent':
      return value === undefined;
    case 'equals':
      return value === condition.value;
    case 'blank':
      return value === undefined || value === null;
    case 'shorter':
      return Object.keys(value ?? {}).length < condition.than;
    case 'fewer':
      return Number(value ?? 0) < condition.than;
  }
};

const withValue = (item: Item, [name, ...rest]: Names, value: unknown): Item => ({
  ...item,
  [name]: isNames(rest) ? withValue(mapIn(item, name), rest, value) : value,
});

const without = (item: Item, [name, ...rest]: Names): Item =>
  isNames(rest)
    ? { ...item, [name]: without(mapIn(item, name), rest) }
    : Object.fromEntries(Object.entries(item).filter(([each]) => each !== name));

const withAdded = (item: Item, path: Names, amount: number): Item =>
  withValue(item, path, Number(valueAt(item, path) ?? 0) + amount);

/** Applies a change to the item that the same write puts. */
const applyTo = (put: PutStep, change: ChangeStep): PutStep => {
  if (!change.conditions.every((condition) => holds(condition, put))) {
    throw new WriteRefused([change.refused({ ...put.key, ...put.item })]);
  }
  let { item } = put;
  for (const [path, value] of change.set) item = withValue(item, path, value);
  for (const [path, amount] of change.add) item = withAdded(item, path, amount);
  for (const path of change.remove) item = without(item, path);
  return { ...put, item };
};

/** Counts the entries that the steps add to each linkage of each item. */
const countEntries = (changes: readonly ChangeStep[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const change of changes) {
    for (const [[linkage, target]] of change.set) {
      const place = `${nameOf(change)}\n${linkage}`;
      if (target !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return counts;
};

/** Conditions see the item as it was before the write, so one condition asks for room for all entries of the write. */
const askForRoom = (changes: readonly ChangeStep[]): ChangeStep[] => {
  const entries = countEntries(changes);
  const asked = new Set<string>();
  return changes.map((change) => ({
    ...change,
    conditions: change.conditions.flatMap((condition): Condition[] => {
      if (condition.kind !== 'shorter') return [condition];
      const place = `${nameOf(change)}\n${condition.path[0]}`;
      if (asked.has(place)) return [];
      asked.add(place);
      return [{ ...condition, than: condition.than - (entries.get(place) ?? 1) + 1 }];
    }),
  }));
};

/** Joins the steps of several creations into one write in which records may refer to each other. */
export const joinSteps = (steps: readonly Step[]): Step[] => {
  const puts = new Map<string, PutStep>();
  for (const step of steps) {
    if (step.kind !== 'put') continue;
    const first = puts.get(nameOf(step));
    if (first !== undefined) throw new WriteRefused([step.refused({ ...first.key, ...first.item })]);
    puts.set(nameOf(step), step);
  }
  const changes: ChangeStep[] = [];
  const others: Step[] = [];
  for (const step of steps) {
    const put = puts.get(nameOf(step));
    if (step.kind === 'change' && put !== undefined) puts.set(nameOf(step), applyTo(put, step));
    else if (step.kind === 'change') changes.push(step);
    else if (step.kind === 'delete') others.push(step);
  }
  return [...puts.values(), ...askForRoom(changes), ...others];
};

const checksOnlyExistence = (step: Step): boolean =>
  step.kind === 'change' &&
  step.set.length + step.add.length === 0 &&
  step.remove.every(([field]) => field === deletionMarkerField) &&
  step.conditions.every(({ kind, path }) => kind === 'exists' && path[0] === itemExists.path[0]);

/**
 * Leaves out the checks that referenced records exist, which are a third of all steps. An import refers only to records
 * that it has found (`lookUpTargets`) or created, and these are not deleted while it holds the lease
 * (lib/model/write/deletion-marker.ts).
 */
export const withoutExistenceChecks = (steps: readonly Step[]): Step[] =>
  steps.filter((step) => !checksOnlyExistence(step));

/** No linkage is known to overflow. */
export const noOverflow: Overflow = new Set();

export const touchedItems = (steps: readonly Step[]): Set<string> => new Set(steps.map(nameOf));
