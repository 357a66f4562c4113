import { expect, it } from 'vitest';
import { describeChange } from '../../../../lib/domain/changes/describe-change.ts';
import { noChange } from '../../../../lib/model/validation/change.ts';
import { newRecord } from '../../../../lib/model/write/apply-change.ts';
import { folder } from '../../../../lib/resources/organisation/folder.ts';

const written = '2026-11-22T10:00:10.600Z';
const record = newRecord(folder, { ...noChange, attributes: { name: 'Reviews' } }, new Date(written));

// The stream gives the second of a write, and no more.
const streamed = new Date('2026-11-22T10:00:10.000Z');

it('a deletion is not listed before the last change of what was deleted', () => {
  expect(describeChange(folder, { before: record }, streamed)).toMatchObject({ action: 'deleted', at: written });
  const later = new Date('2026-11-22T10:00:11.000Z');
  expect(describeChange(folder, { before: record }, later)).toMatchObject({ at: later.toISOString() });
});

it('a write that only counts in the meta change is listed, and names no field', () => {
  const after = { ...record, linkage_changes: 1, children: { '01959266-5bc0-7c3e-8a51-5c7d1f0b9e41': {} } };
  const change = describeChange({ ...folder, relationships: {} }, { before: record, after }, streamed);
  expect(change).toMatchObject({ action: 'updated', changed: [], version: 2 });
});

it('a write that no answer shows is not listed', () => {
  const after = { ...record, version: 2, hidden_changes: 1, updated_at: '2026-11-22T10:00:12.000Z' };
  expect(describeChange(folder, { before: record, after }, streamed)).toBeUndefined();
});
