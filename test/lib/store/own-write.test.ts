import { describe, expect, it } from 'vitest';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { employment } from '../../../lib/resources/people/employment.ts';
import { inBackground } from '../../../lib/store/background-calls.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep, putStep } from '../../../lib/store/steps.ts';
import { expectRefusal } from '../../api/conformance/conformance.ts';
import { type FaultPlan, injectFaults, loseAnswer, sdkError } from '../../support/faults.ts';
import { startService } from '../../support/service.ts';
import { fillLinkage } from '../model/support/linked-records.ts';

const service = await startService();
const { store } = service;

const seedDepartment = () => service.seed('department', { name: 'Physics' });

const rename = (id: string, name: string, headers = {}) =>
  service.call('PATCH', `/api/v1/departments/${id}`, {
    body: { data: { type: 'department', id, attributes: { name } } },
    headers,
  });

describe('a change of one item that the SDK sends again, since its answer was lost,', () => {
  it('is known by its contents, also where it was for one version', async () => {
    const { id } = await seedDepartment();
    // The first request of a token writes that it is in use.
    await rename(id, 'Biology');
    const stop = loseAnswer(store.client);
    const answer = await rename(id, 'Chemistry', { 'if-match': '"v2"' });
    expect(stop()).toBe(1);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.document.data).toMatchObject({ meta: { version: 3 }, attributes: { name: 'Chemistry' } });
    expect(await store.read({ type: 'department', id })).toMatchObject({ name: 'Chemistry', version: 3 });
  });

  it('is refused where another was faster, though with the same name, and where another has followed', async () => {
    const [one, other] = [await seedDepartment(), await seedDepartment()];
    const failed = injectFaults(store.client, (command) =>
      command.startsWith('Update') ? { error: sdkError('TimeoutError') } : undefined,
    );
    expect((await rename(one.id, 'Chemistry')).status).toBe(503);
    failed();
    await rename(one.id, 'Chemistry');
    expect((await rename(one.id, 'Chemistry', { 'if-match': '"v1"' })).status).toBe(412);
    const stop = loseAnswer(store.client, { meanwhile: () => rename(other.id, 'Biology') });
    const answer = await rename(other.id, 'Chemistry', { 'if-match': '"v1"' });
    expect(stop()).toBe(1);
    expectRefusal(answer, 412, { code: 'precondition_failed' });
    expect(await store.read(other)).toMatchObject({ name: 'Biology', version: 3 });
  });

  it('is refused where the first one was not carried out', async () => {
    const key = keyOf.record({ type: 'nothing', id: 'changed' });
    await store.write([putStep(key, { version: 2, text: 'other' }, () => 'taken')]);
    const conditions = [{ kind: 'equals', path: ['version'], value: 1 }] as const;
    const change = (text: string) =>
      changeStep(key, { conditions, set: [[['text'], text]], add: [[['version'], 1]] }, () => 'stale');
    for (const text of ['own', 'other']) {
      const stop = loseAnswer(store.client, { command: 'Get' });
      await expect(store.write([change(text)])).rejects.toMatchObject({ reasons: ['stale'] });
      stop();
    }
    let isLost = false;
    const stop = injectFaults(store.client, (command) => {
      if (isLost || !command.startsWith('Update')) return undefined;
      isLost = true;
      return { error: sdkError('TimeoutError') };
    });
    // What another has made of it is no answer of ours.
    const write = inBackground(store, { longest: 10_000 }).write([change('own')]);
    await expect(write).rejects.toMatchObject({ reasons: ['stale'] });
    stop();
  });
});

describe('an item that is put alone and sent again', () => {
  const key = (id: string) => keyOf.record({ type: 'nothing', id });

  it('is known by its contents', async () => {
    const stop = loseAnswer(store.client, { command: 'Put' });
    await store.write([putStep(key('put'), { holder: 'own', parts: [1, { two: 2 }] }, () => 'taken')]);
    expect(stop()).toBe(1);
  });

  it('is refused where another has put something else, or the same without a lost answer', async () => {
    await store.write([putStep(key('other'), { holder: 'other' }, () => 'taken')]);
    const put = (holder: string) => store.write([putStep(key('other'), { holder }, () => 'taken')]);
    await expect(put('other')).rejects.toMatchObject({ reasons: ['taken'] });
    let isLost = false;
    const stop = injectFaults(store.client, (command) => {
      if (isLost || !command.startsWith('Put')) return undefined;
      isLost = true;
      return { error: sdkError('TimeoutError') };
    });
    const write = inBackground(store, { longest: 10_000 }).write([
      putStep(key('other'), { holder: 'own' }, () => 'taken'),
    ]);
    await expect(write).rejects.toMatchObject({ reasons: ['taken'] });
    stop();
  });
});

describe('a record that is created in the background, whose answer was lost,', () => {
  const create = async (user: StoredRecord, overflow?: ReadonlySet<string>) => {
    const attributes = { title: 'Professor', effective_from: '2026-01-01' };
    const data = { attributes, relationships: { user: { data: { type: 'user', id: user.id } } } };
    const change = readChange(employment, data, { creates: true });
    const table = inBackground(store, { longest: 10_000 });
    return createRecord(table, employment, change, { now: new Date(), ...(overflow && { overflow }) });
  };

  const losing = (nth: number): FaultPlan => {
    let calls = 0;
    return (command) => {
      if (!command.startsWith('TransactWrite')) return undefined;
      calls += 1;
      return calls === nth ? { error: sdkError('TimeoutError'), afterwards: true } : undefined;
    };
  };

  it.each([
    ['into an overflow that it has found', 2, undefined],
    ['into an overflow that it knew', 1, 'employments'],
  ])('is there %s', async (_where, nth, known) => {
    const user = await service.seedUser();
    await fillLinkage(store, user, 'employments');
    const stop = injectFaults(store.client, losing(nth));
    const record = await create(user, known === undefined ? undefined : new Set([`user#${user.id}#${known}`]));
    stop();
    expect(await store.read(record)).toEqual(record);
    expect(await store.readInline(user)).toMatchObject({ spilled: { employments: 1 } });
  });

  it('is there where it was the last that found a place in the record', async () => {
    const user = await service.seedUser();
    const [stranger = ''] = await fillLinkage(store, user, 'employments');
    await store.write([changeStep(keyOf.record(user), { remove: [['employments', stranger]] }, () => undefined)]);
    const stop = injectFaults(store.client, losing(1));
    const record = await create(user);
    stop();
    expect(await store.read(record)).toEqual(record);
    const parent = await store.readInline(user);
    expect(Object.keys(Object(parent?.employments))).toHaveLength(200);
    expect(parent?.spilled.employments ?? 0).toBe(0);
  });
});
