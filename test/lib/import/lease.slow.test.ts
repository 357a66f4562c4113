import { beforeEach, describe, expect, it } from 'vitest';
import { ImportInterrupted, ImportStopped } from '../../../lib/import/files/import-stopped.ts';
import { withLease } from '../../../lib/import/run/lease.ts';
import { sleep } from '../../../lib/runtime/pause.ts';
import { raiseFences } from '../../../lib/store/import-lease.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});

const lasts = 400;
const dead = { holder: 'killed', since: '2026-11-20T03:30:00.000Z', beats: 7 };
const isTaken = () => undefined;

/** Any write of the run that holds the lease. */
const writeIn = (store: Store) =>
  store.write([changeStep({ pk: 'any', sk: 'write' }, { set: [[['written'], true]] }, isTaken)]);

/** A promise that can be settled from outside. */
const openGate = () => Promise.withResolvers<void>();

describe('one import at a time', () => {
  it('leaves nothing behind', async () => {
    await withLease(service.store, { lasts }, writeIn);
    expect(await service.store.get(keyOf.importLease)).toBeUndefined();
  });

  it('stops the second one, and says since when the first runs', async () => {
    const gate = openGate();
    const first = withLease(service.store, { lasts }, () => gate.promise);
    await expect.poll(() => service.store.get(keyOf.importLease)).toBeDefined();
    const since = String((await service.store.get(keyOf.importLease))?.since);
    const second = withLease(service.store, { lasts }, async () => undefined);
    await expect(second).rejects.toBeInstanceOf(ImportStopped);
    await expect(second).rejects.toThrow(since);
    gate.resolve();
    await first;
  });

  it('makes the second one wait', async () => {
    const order: string[] = [];
    const gate = openGate();
    const first = withLease(service.store, { lasts }, () => gate.promise).then(() => order.push('first'));
    await expect.poll(() => service.store.get(keyOf.importLease)).toBeDefined();
    const onOther = () => gate.resolve();
    await withLease(service.store, { lasts, waits: true, onOther }, async () => order.push('second'));
    await first;
    expect(order).toEqual(['first', 'second']);
  });

  it('takes the place of one that was killed, after a while without a beat', async () => {
    await service.store.write([{ kind: 'put', key: keyOf.importLease, item: dead, refused: isTaken }]);
    expect(await withLease(service.store, { lasts }, async () => 'done')).toBe('done');
  });

  it('stops one that has lost its place before it writes more', async () => {
    const run = withLease(service.store, { lasts }, async (fenced) => {
      const { store } = service;
      await store.write([changeStep(keyOf.importLease, { set: [[['holder'], 'another']] }, () => undefined)]);
      for (;;) {
        await writeIn(fenced);
        await sleep(5);
      }
    });
    await expect(run).rejects.toBeInstanceOf(ImportInterrupted);
    expect(await service.store.get(keyOf.importLease)).toMatchObject({ holder: 'another' });
  });

  it('has a write refused that was under way when another took its place', async () => {
    const { store } = service;
    const written = { pk: 'any', sk: 'write' };
    const run = withLease(store, {}, async (fenced) => {
      const taken = changeStep(keyOf.importLease, { set: [[['holder'], 'another']] }, isTaken);
      await store.write([taken, ...raiseFences('another')]);
      // No beat has noticed it yet.
      await fenced.write([...fenced.fence, changeStep(written, { set: [[['written'], true]] }, isTaken)]);
    });
    await expect(run).rejects.toBeInstanceOf(ImportInterrupted);
    expect(await store.get(written)).toBeUndefined();
  });

  it('continues after an outage when nobody has taken the place', async () => {
    class Faltering extends Store {
      isDown = false;
      override write(...args: Parameters<Store['write']>): ReturnType<Store['write']> {
        return this.isDown ? Promise.reject(new Error('the table is down')) : super.write(...args);
      }
    }
    const store = new Faltering(service.store.client, service.store.tableName);
    await withLease(store, { lasts }, async (fenced) => {
      store.isDown = true;
      // So long that the last beat does not count any more.
      await sleep(lasts);
      await expect.poll(() => writeIn(fenced).catch(String)).toContain('the table is down');
      store.isDown = false;
      await writeIn(fenced);
    });
  });
});
