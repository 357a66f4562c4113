import { describe, expect, it } from 'vitest';
import { newId, newOpaqueId } from '../../../lib/runtime/ids.ts';
import {
  compareKeys,
  listAttribute,
  listEntry,
  listKey,
  listShards,
  valueRange,
} from '../../../lib/store/list-index.ts';

const at = '2026-03-01T12:00:00.000Z';

describe('the partitions of a list', () => {
  it.each([
    ['version 7, made in one go', newId],
    ['version 4', newOpaqueId],
  ])('share records with ids of %s evenly: none has more than twice its share', (_version, makeId) => {
    const counts = new Map<string, number>();
    const total = 8_000;
    for (let index = 0; index < total; index += 1) {
      const { [listAttribute]: partition = '' } = listEntry('x', { id: makeId(), created_at: at, updated_at: at });
      counts.set(partition, (counts.get(partition) ?? 0) + 1);
    }
    expect(counts.size).toBe(listShards);
    expect(Math.max(...counts.values())).toBeLessThan((2 * total) / listShards);
  });
});

describe('the sort keys of a list', () => {
  it('put a value before all longer ones, and no value after all', () => {
    const keys = ['Art', 'Art History', 'Arts', 'art', 'É', '\u{1f600}', null].map((value) => listKey(value, 'f'));
    expect([...keys].sort(compareKeys)).toEqual(keys);
  });

  it('stay within what an index takes, without half a character', () => {
    const key = listKey('€'.repeat(1_000), newId());
    expect(Buffer.byteLength(key)).toBeLessThanOrEqual(1_024);
    expect(key).not.toContain('\ufffd');
  });

  it('lie within the range of their value', () => {
    const [low, high] = valueRange('Art');
    const key = listKey('Art', newId());
    expect(compareKeys(low, key)).toBeLessThan(0);
    expect(compareKeys(key, high)).toBeLessThan(0);
    expect(compareKeys(listKey('Art History', newId()), high)).toBeGreaterThan(0);
  });
});
