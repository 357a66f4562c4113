import { chunk } from '../../runtime/chunk.ts';
import type { RecordIntent } from '../formats/intent.ts';

/** What an intent and its dependents refer to, by relationship. */
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

// Of a window of enrolments a part at a time: what is made to compare 20,000 rows takes 20 MB.
const atOnce = 2_000;

/**
 * Orders records so that those that refer to the same ones are neighbours, and are written in the same transactions: one
 * transaction changes a department once, however many of its employments it has, and those in flight side by side rarely
 * meet on one. The relationship with the fewest targets comes first; records that have the same targets keep their order.
 */
export const groupByTargets = (intents: readonly RecordIntent[]): RecordIntent[] =>
  chunk(intents, atOnce).flatMap(groupPart);
