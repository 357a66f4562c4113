import { chunk } from '../../runtime/chunk.ts';
import type { RecordIntent } from '../formats/intent.ts';

/** Returns the references of an intent and of its dependents, by relationship. */
const targetsOf = ({ type, references, dependents = [] }: RecordIntent): [relationship: string, target: string][] => [
  ...Object.entries(references).map(([name, { sourceIds }]): [string, string] => [
    `${type}.${name}`,
    sourceIds.join('\n'),
  ]),
  ...dependents.flatMap(targetsOf),
];

const groupPart = (intents: readonly RecordIntent[]): RecordIntent[] => {
  const placed = intents.map((intent) => ({ intent, targets: new Map(targetsOf(intent)) }));
  const distinct = new Map<string, Set<string>>();
  for (const [name, target] of placed.flatMap(({ targets }) => [...targets])) {
    distinct.set(name, (distinct.get(name) ?? new Set()).add(target));
  }
  const names = [...distinct].toSorted(([, one], [, other]) => one.size - other.size).map(([name]) => name);
  const keyed = placed.map(({ intent, targets }) => ({ intent, key: names.map((name) => targets.get(name) ?? '') }));
  const compare = (one: readonly string[], other: readonly string[]): number => {
    const at = one.findIndex((target, index) => target !== other[index]);
    if (at === -1) return 0;
    return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
  };
  return keyed.toSorted((one, other) => compare(one.key, other.key)).map(({ intent }) => intent);
};

// A window of enrolments is grouped in parts, because the data for comparing 20,000 rows takes 20 MB.
const atOnce = 2_000;

/**
 * Orders records so that records with the same references are neighbours and share transactions. Then one transaction
 * changes a department once for all its employments in it, and parallel transactions rarely conflict. The relationship
 * with the fewest targets comes first; records with the same targets keep their order.
 */
export const groupByTargets = (intents: readonly RecordIntent[]): RecordIntent[] =>
  chunk(intents, atOnce).flatMap(groupPart);
