import { describe, expect, it } from 'vitest';
import { newId, newOpaqueId } from '../../../lib/runtime/ids.ts';
import { filterEntry, filterPath, type ListFilter } from '../../../lib/store/filter-index.ts';
import { listShards } from '../../../lib/store/list-index.ts';

const partitionOf = (filter: ListFilter, value: string | null, id = newId()): string =>
  filterEntry('x', filter, { value, id })[1];
const partitionsOf = (filter: ListFilter, ...values: (string | null)[]): readonly string[] =>
  filterPath('x', filter, { values, holds: 'records' }).partitions;

describe('the partitions of a filter', () => {
  it.each([
    ['a value that many records share', { slot: 1, isCrowded: true }, newOpaqueId()],
    ['no value', { slot: 1 }, null],
  ] as const)('share the records of %s evenly: none has more than twice its share', (_case, filter, value) => {
    const total = 8_000;
    for (const makeId of [newId, newOpaqueId]) {
      const counts = new Map<string, number>();
      for (let index = 0; index < total; index += 1) {
        const partition = partitionOf(filter, value, makeId());
        counts.set(partition, (counts.get(partition) ?? 0) + 1);
      }
      expect([...counts.keys()].sort()).toEqual(partitionsOf(filter, value));
      expect(Math.max(...counts.values())).toBeLessThan((2 * total) / listShards);
    }
  });

  it('are one for a value that few records share, so that a filter by it is one query', () => {
    const value = newId();
    expect(partitionsOf({ slot: 1 }, value)).toEqual([partitionOf({ slot: 1 }, value)]);
  });

  it('differ for different values, whatever characters they have', () => {
    const values = ['', '=', '#', '0#=', 'a', 'a#', null];
    expect(new Set(values.map((value) => partitionOf({ slot: 1 }, value))).size).toBe(values.length);
  });

  it('have names that fit into the key of an index', () => {
    expect(Buffer.byteLength(partitionOf({ slot: 1 }, '€'.repeat(255)))).toBeLessThan(2_048);
  });
});
