import type { Item } from './queries.ts';
import {
  type ChangeStep,
  type Condition,
  changeStep,
  type DeleteStep,
  itemAbsent,
  type Path,
  type PutStep,
  type Step,
} from './steps.ts';

/** Error for two steps on one item that cannot be joined into a single step. */
export class NotOneStep extends Error {}

const at = (item: Item | undefined, path: Path): unknown =>
  path.reduce((value: unknown, name) => (Object(value) as Item)[name], item);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
};

/** Returns whether a condition holds for an item, by the rules of DynamoDB. */
export const holds = (condition: Condition, item: Item | undefined): boolean => {
  const value = at(item, condition.path);
  switch (condition.kind) {
    case 'exists':
      return value !== undefined;
    case 'absent':
      return value === undefined;
    case 'equals':
      return value !== undefined && isSame(value, condition.value);
    case 'blank':
      return value === undefined || value === null;
    case 'shorter':
      return (sizeOf(value) ?? Number.POSITIVE_INFINITY) < condition.than;
    case 'fewer':
      return value === undefined || Number(value) < condition.than;
  }
};

/** Returns the conditions of a step, with the implied condition of a put. */
export const conditionsOf = (step: Step): readonly Condition[] => {
  if (step.kind !== 'put') return step.conditions;
  return step.isUnconditional ? [] : [itemAbsent];
};

const withValue = (value: unknown, [name = '', ...rest]: readonly string[], put: (old: unknown) => unknown): Item => {
  const { [name]: old, ...others } = Object(value) as Item;
  const next = rest.length === 0 ? put(old) : withValue(old, rest, put);
  return next === undefined ? others : { ...others, [name]: next };
};

const isChange = ({ set, add, remove }: ChangeStep): boolean => set.length + add.length + remove.length > 0;

/** Returns whether a step neither writes nor checks anything. */
export const isNothing = (step: Step): boolean =>
  step.kind === 'change' && step.conditions.length === 0 && !isChange(step);

const changed = (step: ChangeStep, item: Item): Item => {
  let next = item;
  for (const [path, value] of step.set) next = withValue(next, path, () => value);
  for (const [path, amount] of step.add) next = withValue(next, path, (old) => Number(old ?? 0) + amount);
  for (const path of step.remove) next = withValue(next, path, () => undefined);
  return next;
};

/** Returns the item after a step whose conditions hold. */
export const applied = (step: Step, item: Item | undefined): Item | undefined => {
  switch (step.kind) {
    case 'put':
      return { ...step.key, ...step.item };
    case 'delete':
      return undefined;
    case 'change':
      return item === undefined && !isChange(step) ? undefined : changed(step, item ?? { ...step.key });
  }
};

const isWithin = (path: Path, outer: Path): boolean => outer.every((name, index) => path[index] === name);
const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);
const overlap = (one: Path, other: Path): boolean => isWithin(one, other) || isWithin(other, one);

const pathsOf = ({ set, add, remove }: ChangeStep): readonly Path[] => [
  ...set.map(([path]) => path),
  ...add.map(([path]) => path),
  ...remove,
];

/** Whether a step itself decides the value at a path, so that no condition on the table's item is needed. */
const decides = (step: Step, path: Path, base: Item | undefined): boolean => {
  if (step.kind !== 'change') return true;
  return (base === undefined && isChange(step)) || pathsOf(step).some((each) => overlap(each, path));
};

/** An item in three states: in the table, before a step, and after the step. */
interface States {
  readonly base: Item | undefined;
  readonly before: Item | undefined;
  readonly left: Item | undefined;
}

type Parts = Pick<ChangeStep, 'set' | 'add' | 'remove'>;

const rest = ([, ...path]: Path): readonly string[] => path;

/** Adds one operation to a change: `put` makes the new value at `path` from the old one. */
const withPart = (
  { set, add, remove }: Parts,
  path: Path,
  part: { set: unknown } | { add: number } | 'remove',
): Parts => {
  const outer = set.find(([each]) => each.length < path.length && isWithin(path, each));
  const put = (old: unknown): unknown => {
    if (part === 'remove') return undefined;
    return 'set' in part ? part.set : Number(old ?? 0) + part.add;
  };
  if (outer !== undefined) {
    const inner = path.slice(outer[0].length);
    return { add, remove, set: set.map((each) => (each === outer ? [each[0], withValue(each[1], inner, put)] : each)) };
  }
  if ([...remove, ...add.map(([each]) => each)].some((each) => each.length < path.length && isWithin(path, each)))
    throw new NotOneStep(`a part of what is removed: ${rest(path).length}`);
  // The new operation replaces the earlier ones at the path or below it.
  const others = {
    set: set.filter(([each]) => !isWithin(each, path)),
    add: add.filter(([each]) => !isWithin(each, path)),
    remove: remove.filter((each) => !isWithin(each, path)),
  };
  if (part === 'remove') return { ...others, remove: [...others.remove, path] };
  if ('set' in part) return { ...others, set: [...others.set, [path, part.set]] };
  const before = set.find(([each]) => isSamePath(each, path));
  const added = add.find(([each]) => isSamePath(each, path))?.[1];
  if (before !== undefined || remove.some((each) => isSamePath(each, path)))
    return { ...others, set: [...others.set, [path, put(before?.[1])]] };
  return { ...others, add: [...others.add, [path, (added ?? 0) + part.add]] };
};

const joinedRefusal =
  (first: Step, second: Step): Step['refused'] =>
  (found) =>
    first.refused(found) ?? second.refused(found);

/**
 * Returns conditions that keep an item as it was read. They replace a condition on a value that the batch itself has
 * changed.
 */
const pinned = (condition: Condition, { base, before }: Pick<States, 'base' | 'before'>): Condition[] => {
  const { kind, path } = condition;
  if (base === undefined) return [];
  const [old, value] = [at(base, path), at(before, path)];
  if (kind === 'shorter' && old !== undefined)
    return [{ kind, path, than: condition.than - (sizeOf(value) ?? 0) + (sizeOf(old) ?? 0) }];
  if (kind === 'fewer') return [{ kind, path, than: condition.than - Number(value ?? 0) + Number(old ?? 0) }];
  return [old === undefined ? { kind: 'absent', path } : { kind: 'equals', path, value: old }];
};

/** The conditions of a step as they are checked with a change of the same item before it. */
const together = (effect: Step, { conditions }: ChangeStep | DeleteStep, states: States): Condition[] =>
  conditions.flatMap((each) => (decides(effect, each.path, states.base) ? pinned(each, states) : [each]));

const afterChange = (effect: ChangeStep, step: Step, states: States): Step => {
  const { base } = states;
  const refused = joinedRefusal(effect, step);
  if (step.kind === 'put') {
    if (isChange(effect)) throw new NotOneStep('a put of what is changed');
    return { ...step, refused };
  }
  const conditions = [...effect.conditions, ...together(effect, step, states)];
  if (step.kind === 'delete')
    // Deleting an item that the batch itself has created leaves nothing in the table.
    return base === undefined ? changeStep(step.key, { conditions }, refused) : { ...step, conditions, refused };
  let parts: Parts = effect;
  for (const path of step.remove) parts = withPart(parts, path, 'remove');
  for (const [path, value] of step.set) parts = withPart(parts, path, { set: value });
  for (const [path, amount] of step.add) parts = withPart(parts, path, { add: amount });
  return { ...effect, ...parts, conditions, refused };
};

/** Puts an item in the place of one that was to be deleted, under the same conditions. */
const afterDelete = (effect: DeleteStep, item: Item, base: Item | undefined): Step => {
  const { pk: _pk, sk: _sk, ...fields } = item;
  const set = Object.entries(fields).map(([name, value]) => [[name], value] as const);
  const remove = Object.keys(base ?? {}).filter((name) => !Object.hasOwn(item, name));
  return changeStep(
    effect.key,
    { conditions: effect.conditions, set, remove: remove.map((name) => [name] as const) },
    effect.refused,
  );
};

const afterPut = (effect: PutStep, step: Step, left: Item | undefined): Step => {
  if (left !== undefined) return { ...effect, item: left };
  // The batch creates the item and deletes it again. Only its absence before the batch is still checked.
  return effect.isUnconditional
    ? { kind: 'delete', key: step.key, conditions: [], refused: step.refused }
    : changeStep(step.key, { conditions: [itemAbsent] }, effect.refused);
};

/** Joins two steps on the same item into one, when the conditions of both hold. Throws `NotOneStep`. */
export const joined = (effect: Step | undefined, step: Step, states: States): Step => {
  const { base, left } = states;
  switch (effect?.kind) {
    case undefined:
      return step;
    case 'put':
      return afterPut(effect, step, left);
    case 'delete':
      return left === undefined ? effect : afterDelete(effect, left, base);
    case 'change':
      return afterChange(effect, step, states);
  }
};
