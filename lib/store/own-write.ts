import { LinkageOverflow } from './refused.ts';
import { alreadyWritten, type ChangeStep, type Path, type PutStep, type Step } from './steps.ts';

type Item = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
};

const at = (item: Item, path: Path): unknown =>
  path.reduce((value: unknown, name) => (Object(value) as Item)[name], item);

const leavesPut = ({ key, item }: PutStep, found: Item): boolean => isSame({ ...key, ...item }, found);

/** Whether a record has the version that follows the one in the change's condition. */
const isNextVersion = ({ conditions, add }: ChangeStep, { version }: Item): boolean =>
  add.some(([[name], amount]) => name === 'version' && amount === 1) &&
  conditions.some(({ kind, path, ...rest }) => {
    const asked = kind === 'equals' && path[0] === 'version' && 'value' in rest ? rest.value : undefined;
    return typeof asked === 'number' && asked + 1 === version;
  });

const leavesChange = (step: ChangeStep, found: Item): boolean =>
  isNextVersion(step, found) &&
  step.set.every(([path, value]) => isSame(at(found, path), value)) &&
  step.remove.every((path) => at(found, path) === undefined);

/**
 * Returns whether a refused write of one item found exactly what it would have written: a record in the next version
 * with the contents and the time of this change, or the whole item of a put. It is called for writes that may have been
 * carried out before.
 */
export const isOwnItem = (step: Step, found: Item): boolean =>
  (step.kind === 'put' && leavesPut(step, found)) || (step.kind === 'change' && leavesChange(step, found));

/** A step that was refused, and why. */
export interface RefusedStep {
  readonly step: Step;
  readonly refusal: unknown;
}

/**
 * Returns whether an earlier attempt, whose response was lost, has carried out a transaction: all items to put exist
 * already. The earlier attempt may have filled a linkage, or its entry is overflow. A write that also deletes is never
 * such a case: its items still exist, or their deletion would be refused as well.
 */
export const isOwnTransaction = (steps: readonly Step[], refused: readonly RefusedStep[]): boolean => {
  const puts = steps.filter((step) => step.kind === 'put' && !step.isUnconditional);
  return (
    !steps.some(({ kind }) => kind === 'delete') &&
    refused.some(({ refusal }) => refusal === alreadyWritten) &&
    refused.filter(({ step }) => step.kind === 'put').length === puts.length &&
    refused.every(
      ({ step, refusal }) => refusal instanceof LinkageOverflow || (step.kind === 'put' && refusal === alreadyWritten),
    )
  );
};
