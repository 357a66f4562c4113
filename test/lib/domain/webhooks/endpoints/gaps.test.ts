import { expect, it } from 'vitest';
import type { Change } from '../../../../../lib/domain/changes/change.ts';
import { closeGap, gapsField, hasMissed, openGap } from '../../../../../lib/domain/webhooks/endpoints/gaps.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';

const day = (hour: string) => new Date(`2026-11-22T${hour}:00.000Z`);

// Gaps alone decide: the endpoint asks for something else since the evening, so that only gaps say what it has missed.
const enabled = { created_at: '2026-11-01T00:00:00.000Z', asked_since: day('20:00').toISOString() };
const after = (endpoint: object, gaps: unknown) => ({ ...endpoint, [gapsField]: gaps }) as unknown as StoredRecord;

const missed = (record: StoredRecord, hour: string): boolean =>
  hasMissed(record, { action: 'updated', at: day(hour).toISOString() } as Change);

it('an endpoint has missed what came while it was disabled, and what may have been dispatched only then', () => {
  const first = after(enabled, openGap(after(enabled, undefined), day('10:00')));
  expect(['09:44', '09:45', '10:00', '15:00'].map((hour) => missed(first, hour))).toEqual([false, true, true, true]);
  const closed = after(enabled, closeGap(first, day('11:00')));
  expect(['11:00', '11:01', '13:30'].map((hour) => missed(closed, hour))).toEqual([true, false, false]);
  // A gap that has ended keeps its end when another ends.
  const again = after(enabled, closeGap(after(enabled, openGap(closed, day('14:00'))), day('15:00')));
  expect(['10:30', '13:30', '14:30', '15:01'].map((hour) => missed(again, hour))).toEqual([true, false, true, false]);
});

it('an endpoint keeps its last hundred gaps', () => {
  let record = after(enabled, undefined);
  for (let count = 0; count < 101; count += 1) {
    record = after(enabled, openGap(record, new Date(count)));
    record = after(enabled, closeGap(record, new Date(count)));
  }
  const gaps = record[gapsField] as { from: string }[];
  expect([gaps.length, gaps[0]?.from]).toEqual([100, new Date(1).toISOString()]);
});
