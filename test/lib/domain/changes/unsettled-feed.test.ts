import { beforeEach, expect, it } from 'vitest';
import {
  type ChangesPosition,
  latestPosition,
  positionSince,
  readChanges,
} from '../../../../lib/domain/changes/read-changes.ts';
import { appendEntries } from '../../../../lib/store/feed/append.ts';
import { feedKeyOf } from '../../../../lib/store/feed/feed-keys.ts';
import { sequenceText } from '../../../../lib/store/feed/sequence.ts';
import { type Key, keyName } from '../../../../lib/store/keys.ts';
import { deleteStep, putStep } from '../../../../lib/store/steps.ts';
import type { Store } from '../../../../lib/store/store.ts';
import { startService } from '../../../support/service.ts';

const [before, after] = [Date.now() - 2_000, Date.now()];
const now = after + 1_000;

let store: Store;
let start: ChangesPosition;
beforeEach(async () => {
  ({ store } = await startService());
  start = await latestPosition(store);
});

const append = (at: number, ...ids: string[]) =>
  appendEntries(
    store,
    0,
    ids.map((id) => ({ event: id, content: { id } })),
    { now: new Date(at), keptSeconds: 86_400 },
  );

const entryKey = (at: number, count: number): Key => feedKeyOf.entry(0, sequenceText({ at, count }));

const nothing = () => undefined;

/** Hides items, as of a transaction whose other items are visible already; answers how to make them appear. */
const hide = async (...keys: Key[]): Promise<() => Promise<void>> => {
  const items = await store.getMany(keys);
  expect(items.map(keyName)).toEqual(keys.map(keyName));
  for (const key of keys) await store.write([deleteStep(key, nothing)]);
  return async () => {
    for (const item of items) {
      const { pk, sk, ...content } = item;
      await store.write([putStep({ pk: String(pk), sk: String(sk) }, content, nothing)]);
    }
  };
};

/** Ids of the changes that a reader gets until it has caught up, and its place then. */
const read = async (from: ChangesPosition, at = now): Promise<{ ids: string[]; position: ChangesPosition }> => {
  const ids: string[] = [];
  for (let position = from; ; ) {
    const page = await readChanges(store, position, { size: 10, now: at, wanted: Promise.resolve(() => true) });
    ids.push(...page.changes.map(({ id }) => id));
    ({ position } = page);
    if (page.isCaughtUp) return { ids, position };
  }
};

it('waits for an entry, though the next one is visible', async () => {
  await append(before, 'a', 'b');
  await append(after, 'c');
  const appear = await hide(entryKey(before, 2));
  const first = await read(start);
  expect(first.ids).toEqual(['a']);
  await appear();
  expect((await read(first.position)).ids).toEqual(['b', 'c']);
});

it('waits where it does not know the count, until all that it sees is old enough', async () => {
  await append(before - 500, 'a');
  const position = start.map((each, shard) =>
    shard === 0 ? { after: sequenceText({ at: before - 100, count: 0 }) } : each,
  );
  await append(before, 'b');
  await append(after, 'c');
  const appear = await hide(entryKey(before, 2));
  const first = await read(position);
  expect(first.ids).toEqual([]);
  await appear();
  expect((await read(first.position)).ids).toEqual([]);
  expect((await read(first.position, after + 10_000)).ids).toEqual(['b', 'c']);
});

it.each([
  ['with others before', 'a', before + 10, 2],
  ['before the first of all', undefined, before - 500, 1],
])('begins at an instant %s with entries that appear late', async (_where, earlier, since, hidden) => {
  if (earlier !== undefined) await append(before, earlier);
  await append(before + 100, 'b', 'c');
  const appear = await hide(entryKey(before + 100, hidden));
  const position = await positionSince(store, since, now);
  const first = await read(position);
  await appear();
  expect([...first.ids, ...(await read(first.position)).ids].filter((id) => id !== 'a')).toEqual(['b', 'c']);
});

it('asks once for the place where nothing has been recorded since', async () => {
  await append(before - 20_000, 'a');
  const { roundTrips } = store.meter.consumption;
  const position = await positionSince(store, before, now);
  expect(store.meter.consumption.roundTrips - roundTrips).toBe(1);
  await append(after, 'b');
  expect((await read(position)).ids).toEqual(['b']);
});
