import { expect, it } from 'vitest';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { deleteRecord } from '../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../lib/model/write/dependents.ts';
import { deletionMarkerField } from '../../../lib/model/write/refer.ts';
import { department } from '../../../lib/resources/organisation/department.ts';
import { types } from '../../../lib/resources/registry.ts';
import { NotOneStep } from '../../../lib/store/batch-item.ts';
import { BatchStore } from '../../../lib/store/batch-store.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { StoreError } from '../../../lib/store/errors.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { WriteRefused } from '../../../lib/store/refused.ts';
import {
  type ChangeStep,
  type Condition,
  changeStep,
  deleteStep,
  type Path,
  putStep,
  type Step,
} from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { deaths, dieAfter } from '../../support/dying-store.ts';
import { openTestTable } from '../../support/table.ts';

const { tableName, endpoint } = await openTestTable();
Object.assign(process.env, { TABLE_NAME: tableName, DYNAMODB_ENDPOINT: endpoint });
const store = new Store(documentClient(), tableName);

const options = { isAtOnce: () => false, notAtomic: () => new Error('not atomic') };

/** Numbers that follow from a seed. */
const numbersOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const paths: readonly Path[] = [['a'], ['b'], ['version'], ['map', 'x'], ['map', 'y'], ['map']];

const refused = (): unknown => 'refused';

/** A step of any kind on one of two items. */
const anyStep = (table: string, next: (below: number) => number): Step => {
  const key = keyOf.record({ type: table, id: String(next(2)) });
  const pick = (): Path => paths[next(5)] ?? ['a'];
  const condition = (): Condition[] => {
    const path = paths[next(paths.length)] ?? ['a'];
    const kinds: Condition[] = [
      { kind: 'exists', path },
      { kind: 'absent', path },
      { kind: 'equals', path, value: next(3) },
      { kind: 'blank', path },
      { kind: 'fewer', path: ['version'], than: 2 },
      { kind: 'shorter', path: ['map'], than: 2 },
    ];
    return [kinds[next(kinds.length)] ?? { kind: 'exists', path }];
  };
  const kind = next(8);
  if (kind === 0) return putStep(key, { a: next(3), version: 1, map: { x: next(3) } }, refused);
  if (kind === 1) return { ...putStep(key, { version: 1, map: {} }, refused), isUnconditional: true };
  if (kind === 2) return deleteStep(key, refused);
  const exists: Condition = { kind: 'exists', path: ['map'] };
  const conditions = [exists, ...(next(3) === 0 ? condition() : [])];
  if (kind === 3) return deleteStep(key, refused, conditions);
  const [one, other] = [pick(), pick()];
  const parts = {
    set: next(2) === 0 ? [[one, next(3)] as const] : [],
    add: next(2) === 0 && one[0] !== 'version' && other[0] !== 'version' ? [[['version'] as Path, 1] as const] : [],
    remove: next(3) === 0 && one.join() !== other.join() && other[0] !== 'version' ? [other] : [],
  };
  return changeStep(key, { conditions, ...parts }, refused);
};

/** What a write came to: done, or refused; undefined where this cannot be one write of a batch, or none of DynamoDB. */
const outcomeOf = async (write: Promise<unknown>): Promise<string | undefined> => {
  try {
    await write;
    return 'done';
  } catch (error) {
    if (error instanceof WriteRefused) return 'refused';
    if (error instanceof NotOneStep || error instanceof StoreError) return undefined;
    throw error;
  }
};

it('leaves what the same writes leave one after the other, in one write', async () => {
  let compared = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = numbersOf(seed);
    const before = Array.from({ length: next(3) }, () => next(1_000_000));
    const writes = Array.from({ length: 6 }, () => next(1_000_000));
    const stepsIn = (table: string, seeds: readonly number[]) => seeds.map((each) => anyStep(table, numbersOf(each)));
    const [one, other] = [`one${seed}`, `other${seed}`];
    for (const table of [one, other])
      for (const step of stepsIn(table, before)) await outcomeOf(store.write([step]).catch(() => undefined));
    const batch = new BatchStore(store, options);
    const outcomes: (readonly [string | undefined, string | undefined])[] = [];
    for (const [index, step] of stepsIn(one, writes).entries()) {
      const held = stepsIn(other, writes)[index] as Step;
      batch.begin((reason) => reason);
      outcomes.push([
        await outcomeOf(store.write([step]).catch((error) => Promise.reject(error))).catch(() => undefined),
        await outcomeOf(batch.write([held])),
      ]);
      // What one of them cannot do is no longer compared.
      if (outcomes.at(-1)?.includes(undefined)) break;
    }
    if (outcomes.some((each) => each.includes(undefined))) continue;
    expect([seed, outcomes.map(([alone]) => alone)]).toEqual([seed, outcomes.map(([, inBatch]) => inBatch)]);
    const keysOf = (table: string) => ['0', '1'].map((id) => keyOf.record({ type: table, id }));
    const itemsOf = async (of: Store, table: string) =>
      Promise.all(keysOf(table).map(async (key) => ({ ...(await of.get(key)), pk: undefined })));
    const wanted = await itemsOf(store, one);
    expect([seed, await itemsOf(batch, other)]).toEqual([seed, wanted]);
    if (batch.steps.length > 0) await store.write(batch.steps);
    expect([seed, await itemsOf(store, other)]).toEqual([seed, wanted]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(32);
});

it('leaves all or nothing when its process dies, whichever write it has come to', async () => {
  const change = (name: string) =>
    readChange(department, { attributes: { name }, relationships: {} }, { creates: true, trusted: true });
  const now = new Date();
  const work = async (on: Store, old: string, made: string[]) => {
    const isAtOnce = ({ set }: ChangeStep) => set.some(([[name]]) => name === deletionMarkerField);
    const batch = new BatchStore(on, { ...options, isAtOnce });
    for (const name of ['one', 'two']) {
      batch.begin((reason) => reason);
      made.push((await createRecord(batch, department, change(name), { now })).id);
    }
    batch.begin((reason) => reason);
    await deleteRecord(batch, { resource: department, dependents: dependentsOf(department, types.values()) }, old, now);
    await on.write(batch.steps);
  };
  const states = new Set<string>();
  for (const most of deaths(2)) {
    const old = (await createRecord(store, department, change('old'), { now })).id;
    const made: string[] = [];
    await dieAfter(store, most, (on) => work(on, old, made));
    const found = await store.readManyInline([old, ...made].map((id) => ({ type: 'department', id })));
    states.add(found.map(({ name }) => name).join());
  }
  expect([...states].sort()).toEqual(['old', 'one,two']);
});
