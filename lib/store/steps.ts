import { type Key, keyName } from './keys.ts';
import { keyAttributes } from './table.ts';

/** A path in an item: an attribute, an entry of a map in it, or a field of that. */
export type Path = readonly [string] | readonly [string, string] | readonly [string, string, string];

/** A condition on an item that must hold before a step is carried out. */
export type Condition =
  | { readonly kind: 'exists' | 'absent'; readonly path: Path }
  | { readonly kind: 'equals'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'blank'; readonly path: Path }
  /** The condition that a map has few entries. */
  | { readonly kind: 'shorter'; readonly path: Path; readonly than: number }
  /** The condition that a number is low or absent. */
  | { readonly kind: 'fewer'; readonly path: Path; readonly than: number };

export const itemExists: Condition = { kind: 'exists', path: [keyAttributes.partition] };

/** The condition that the key has no item. */
export const itemAbsent: Condition = { kind: 'absent', path: [keyAttributes.partition] };

/** Returns the condition that a field is as it was read; `undefined` means that the item had no such field. */
export const isStill = (field: string, value: unknown): Condition =>
  value === undefined ? { kind: 'absent', path: [field] } : { kind: 'equals', path: [field], value };

/**
 * Makes the error to throw from the item that a refused step found. If it returns undefined, the next refusal is asked.
 */
export type Refusal = (found: Readonly<Record<string, unknown>> | undefined) => unknown;

/**
 * The value that a refusal returns when the step's effect exists already because the response to a first attempt was
 * lost.
 */
export const alreadyWritten = Symbol('already written');

interface StepBase {
  /** The table of ballots; without this member, the main table. */
  readonly table?: 'ballots';
  readonly key: Key;
  readonly refused: Refusal;
}

/** Puts an item under a free key, unless it is put whatever is there. */
export interface PutStep extends StepBase {
  readonly kind: 'put';
  readonly item: Readonly<Record<string, unknown>>;
  /** The put has no condition: another put of the same write has the same one, or an existing item may be replaced. */
  readonly isUnconditional?: true;
}

/** Changes an item under conditions; without a change it only checks them. */
export interface ChangeStep extends StepBase {
  readonly kind: 'change';
  readonly conditions: readonly Condition[];
  readonly set: readonly (readonly [Path, unknown])[];
  readonly add: readonly (readonly [Path, number])[];
  readonly remove: readonly Path[];
}

/** Deletes an item under conditions. Without conditions it succeeds whether or not the item exists. */
export interface DeleteStep extends StepBase {
  readonly kind: 'delete';
  readonly conditions: readonly Condition[];
}

/** One part of an all-or-nothing write. */
export type Step = PutStep | ChangeStep | DeleteStep;

/** Puts an item; `refused` is called when the key has one already. */
export const putStep = (key: Key, item: Readonly<Record<string, unknown>>, refused: Refusal): PutStep => ({
  kind: 'put',
  key,
  item,
  refused,
});

/** Changes an item (or only checks it); `refused` is asked when a condition does not hold. */
export const changeStep = (
  key: Key,
  parts: Partial<Pick<ChangeStep, 'conditions' | 'set' | 'add' | 'remove'>>,
  refused: Refusal,
): ChangeStep => ({ kind: 'change', key, conditions: [], set: [], add: [], remove: [], ...parts, refused });

/** The parts of a change that give attributes their values; null takes an attribute away. */
export const settingAll = (fields: Readonly<Record<string, unknown>>): Pick<ChangeStep, 'set' | 'remove'> => {
  const entries = Object.entries(fields);
  return {
    set: entries.filter(([, value]) => value !== null).map(([name, value]) => [[name], value] as const),
    remove: entries.filter(([, value]) => value === null).map(([name]) => [name] as const),
  };
};

const isThere: readonly Condition[] = [{ kind: 'exists', path: ['pk'] }];

/** Deletes an item; `refused` is called when there is none, or when another condition does not hold. */
export const deleteStep = (key: Key, refused: Refusal, conditions = isThere): DeleteStep => ({
  kind: 'delete',
  key,
  refused,
  conditions,
});

/** Whether a step changes or deletes a record. */
export const isNewVersion = (step: Step): boolean =>
  step.kind === 'delete' || (step.kind === 'change' && step.add.some(([[name]]) => name === 'version'));

// An update expression may contain each path only once.
const sumByPath = (additions: ChangeStep['add']): ChangeStep['add'] => {
  const sums = new Map<string, readonly [Path, number]>();
  for (const [path, amount] of additions) {
    const name = path.join('\n');
    sums.set(name, [path, amount + (sums.get(name)?.[1] ?? 0)]);
  }
  return [...sums.values()];
};

// The last value counts: two changes of one linkage both set the same time field.
const lastByPath = (values: ChangeStep['set']): ChangeStep['set'] => [
  ...new Map(values.map((each) => [each[0].join('\n'), each])).values(),
];

const once = (paths: readonly Path[]): Path[] => [...new Map(paths.map((path) => [path.join('\n'), path])).values()];

const mergeChanges = (first: ChangeStep, second: ChangeStep): ChangeStep => ({
  ...first,
  conditions: [...first.conditions, ...second.conditions],
  set: lastByPath([...first.set, ...second.set]),
  add: sumByPath([...first.add, ...second.add]),
  remove: once([...first.remove, ...second.remove]),
  refused: (found) => first.refused(found) ?? second.refused(found),
});

/** Joins the changes of one item into one step: DynamoDB refuses a transaction that names an item twice. */
export const mergeSteps = (steps: readonly Step[]): Step[] => {
  const merged = new Map<string, Step>();
  for (const step of steps) {
    const name = `${step.table}${keyName(step.key)}`;
    const known = merged.get(name);
    if (known === undefined) merged.set(name, step);
    else if (known.kind === 'change' && step.kind === 'change') merged.set(name, mergeChanges(known, step));
    else throw new Error(`a ${step.kind} and a ${known.kind} of one item in one write`);
  }
  return [...merged.values()];
};
