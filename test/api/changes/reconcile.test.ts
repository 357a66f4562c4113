import { expect, it } from 'vitest';
import { reconcile as reconcileChanges } from '../../../lib/domain/changes/reconcile-changes.ts';
import { appendAll, entryOf, recordChanges } from '../../../lib/domain/changes/record-changes.ts';
import { derivedId } from '../../../lib/runtime/ids.ts';
import { readAbsences } from '../../../lib/store/feed/absences.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { alreadyWritten, putStep } from '../../../lib/store/steps.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { openFeed } from '../../support/feed.ts';
import { startService, toOne } from '../../support/service.ts';
import { runAs } from '../../support/table-calls.ts';

const service = await startService();
let isDeaf = false;
const feed = await openFeed(service, {
  consume: async (event) => {
    if (!isDeaf) await recordChanges(event);
  },
});

/** Compares as the function of that name, held against its role. */
const reconcile = (...given: Parameters<typeof reconcileChanges>) =>
  runAs('reconcile-changes', () => reconcileChanges(...given));

const soon = () => Date.now() + 60_000;

it('adds what the stream has not delivered, once, and marks it', async () => {
  const known = await service.seedUser('Known');
  const address = await service.seed('address', { address_line1: 'X' }, { user: toOne(known) });
  await feed.drain();
  expect(await reconcile(service.store, soon())).toBe(0);
  const cursor = await feed.latest();
  isDeaf = true;
  const data = { type: 'user', id: known.id, attributes: { display_name: 'Known better' } };
  expect((await service.call('PATCH', `/api/v1/users/${known.id}`, { body: { data } })).status).toBe(200);
  const unknown = await service.seedUser('Unknown');
  expect((await service.call('DELETE', `/api/v1/addresses/${address.id}`)).status).toBe(204);
  await feed.drain();
  isDeaf = false;
  const added = await reconcile(service.store, soon());
  expect(await reconcile(service.store, soon())).toBe(0);
  const { changes } = await feed.after(cursor);
  expect(changes.length).toBe(added);
  const of = (id: string) => changes.find(({ attributes }) => attributes.subject_id === id)?.attributes;
  const { document } = await service.call('GET', `/api/v1/users/${known.id}`);
  expect(of(known.id)).toMatchObject({
    action: 'updated',
    version: document.data.meta.version,
    changed: [],
    reconciled: true,
  });
  expect(of(unknown.id)).toMatchObject({ action: 'created', version: 1, reconciled: true });
  expect(of(address.id)).toMatchObject({ action: 'deleted', version: 2, reconciled: true });
  expect((await service.call('GET', `/api/v1/addresses/${address.id}`)).status).toBe(410);
});

it('adds a record that is there again under the id of one that was deleted', async () => {
  const user = await service.seedUser('Has an address');
  const address = await service.seed('address', { address_line1: 'Z' }, { user: toOne(user) });
  await feed.drain();
  expect((await service.call('DELETE', `/api/v1/addresses/${address.id}`)).status).toBe(204);
  await feed.drain();
  const cursor = await feed.latest();
  isDeaf = true;
  await service.store.write([putStep(keyOf.record(address), address, () => alreadyWritten)]);
  await feed.drain();
  isDeaf = false;
  expect(await reconcile(service.store, soon())).toBe(1);
  const { changes } = await feed.after(cursor);
  expect(changes.map(({ attributes }) => attributes)).toMatchObject([
    { action: 'created', subject_id: address.id, version: 1, reconciled: true },
  ]);
});

it('finds nothing missing where a change of one record has moved the version of another, and nothing else of it', async () => {
  const user = await service.seedUser('Has had a job');
  const employment = await service.seed(
    'employment',
    { title: 'Reader', effective_from: '2001-01-01', effective_to: '2002-01-01' },
    { user: toOne(user), profile: toOne({ type: 'profile', id: String(user.profile) }) },
  );
  await feed.drain();
  const cursor = await feed.latest();
  const data = { type: 'employment', id: employment.id, attributes: { effective_to: '2003-01-01' } };
  expect((await service.call('PATCH', `/api/v1/employments/${employment.id}`, { body: { data } })).status).toBe(200);
  await feed.drain();
  const { document } = await service.call('GET', `/api/v1/users/${user.id}`);
  const { changes } = await feed.after(cursor, '&filter[subject_type]=user');
  expect(changes.map(({ attributes }) => attributes)).toMatchObject([
    { action: 'updated', subject_id: user.id, version: document.data.meta.version, changed: [] },
  ]);
  expect(await reconcile(service.store, soon())).toBe(0);
});

it('leaves to the stream what it has not delivered yet', async () => {
  const known = await service.seedUser('Late');
  const address = await service.seed('address', { address_line1: 'Y' }, { user: toOne(known) });
  await feed.drain();
  const cursor = await feed.latest();
  const data = { type: 'user', id: known.id, attributes: { display_name: 'Later' } };
  expect((await service.call('PATCH', `/api/v1/users/${known.id}`, { body: { data } })).status).toBe(200);
  expect((await service.call('DELETE', `/api/v1/addresses/${address.id}`)).status).toBe(204);
  expect(await reconcile(service.store)).toBe(0);
  await feed.drain();
  // What was found absent before has been recorded since.
  expect(await reconcile(service.store, soon())).toBe(0);
  const { changes } = await feed.after(cursor);
  const deletions = changes.filter(({ attributes }) => attributes.action === 'deleted');
  expect(deletions.map(({ attributes }) => attributes.subject_id)).toEqual([address.id]);
});

it('reads a hundred records at a time, and notes which of them are absent before it reads on', async () => {
  const { store } = await startService();
  const at = new Date().toISOString();
  const recorded = Array.from({ length: 101 }, (_, n) => {
    const id = derivedId(String(n), 'reconcile');
    const change = {
      id,
      action: 'created',
      subject_type: 'user',
      subject_id: id,
      external_id: null,
      version: 1,
    } as const;
    return entryOf(id, { ...change, changed: [], at });
  });
  await appendAll(store, recorded);
  let calls = 0;
  const recover = injectFaults(store.client, (command) => {
    if (!command.startsWith('BatchGet')) return undefined;
    calls += 1;
    return calls > 1 ? { error: sdkError('ValidationException') } : undefined;
  });
  await expect(reconcile(store, soon())).rejects.toThrow('ValidationException');
  recover();
  expect(await readAbsences(store, new Date(soon()))).toHaveLength(100);
  expect(await reconcile(store, soon())).toBe(101);
});
