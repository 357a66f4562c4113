import { describe, expect, it } from 'vitest';
import { importable } from '../../../../lib/import/load/importable.ts';
import { endingOf } from '../../../../lib/import/remove/ending.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';

const ofDates = (effective_from: string | null, effective_to: string | null): unknown => {
  // As much of a record as dates are taken from.
  const record = { effective_from, effective_to } as unknown as StoredRecord;
  return endingOf(importable('employment'), record, '2026-03-14');
};

describe('an employment that its source has removed on the 14th', () => {
  it.each([
    ['2020-01-01', null, '2026-03-14'],
    [null, null, '2026-03-14'],
    ['2020-01-01', '2026-03-15', '2026-03-14'],
    ['2026-03-14', null, '2026-03-14'],
    ['2026-04-01', null, '2026-04-01'],
    ['2026-04-01', '2026-05-01', '2026-04-01'],
  ])('from %s to %s ends on %s, never before it begins', (from, to, end) => {
    expect(ofDates(from, to)).toEqual({ kind: 'change', attributes: { effective_to: end } });
  });

  it.each([
    ['2020-01-01', '2026-03-14'],
    [null, '2026-03-13'],
    ['2026-04-01', '2026-04-01'],
  ])('from %s to %s stays as it is', (from, to) => {
    expect(ofDates(from, to)).toEqual({ kind: 'change', attributes: {} });
  });
});
