import { beforeEach, describe, expect, it } from 'vitest';
import { DryRunStore, isPlaceholder } from '../../../lib/store/dry-run-store.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { WriteRefused } from '../../../lib/store/refused.ts';
import { changeStep, deleteStep, putStep } from '../../../lib/store/steps.ts';
import { startService, type TestService } from '../../support/service.ts';
import { contentOf } from '../../support/table-content.ts';

const created = { type: 'user', id: 'new' };
const name = keyOf.sourceId('test', 'user', 'u-1');
const otherName = keyOf.sourceId('test', 'user', 'u-2');
const refuse = () => 'refused';
const create = [putStep(keyOf.record(created), created, refuse), putStep(name, { record_id: 'new' }, refuse)];

let service: TestService;
let existing: StoredRecord;
let store: DryRunStore;
beforeEach(async () => {
  service = await startService();
  existing = await service.seed('department', { name: 'Music' });
  store = new DryRunStore(service.store);
});

describe('a dry run of writes', () => {
  it('leaves the table as it is', async () => {
    const before = await contentOf(service.store);
    await store.write([...create, deleteStep(keyOf.record(existing), refuse)]);
    expect(await contentOf(service.store)).toEqual(before);
  });

  it('shows the records and ids that it would have written, in addition to those of the table', async () => {
    await store.write(create);
    await store.write([changeStep(otherName, { set: [[['record_id'], 'other']] }, refuse)]);
    expect(await store.getMany([otherName, name])).toMatchObject([{ record_id: 'other' }, { record_id: 'new' }]);
    const records = await store.readMany([existing, created]);
    expect(records).toMatchObject([{ name: 'Music' }, created]);
    expect(records.map(isPlaceholder)).toEqual([false, true]);
  });

  it('hides what it would have deleted, until that is put again', async () => {
    await store.write([deleteStep(keyOf.record(existing), refuse)]);
    expect(await store.read(existing)).toBeUndefined();
    await store.write([putStep(keyOf.record(existing), existing, refuse)]);
    expect(await store.read(existing)).toMatchObject({ id: existing.id });
  });

  it('refuses to put an item twice, and then notes nothing of the write', async () => {
    await store.write(create);
    const again = [putStep(otherName, { record_id: 'other' }, refuse), putStep(name, { record_id: 'other' }, refuse)];
    await expect(store.write(again)).rejects.toBeInstanceOf(WriteRefused);
    expect(await store.getMany([name, otherName])).toMatchObject([{ record_id: 'new' }]);
  });

  it('asks the table for nothing that it has written', async () => {
    await store.write(create);
    const { requests } = store.meter.consumption;
    await store.readMany([created]);
    await store.get(name);
    expect(store.meter.consumption.requests).toBe(requests);
  });
});
