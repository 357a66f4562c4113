import { expect, it } from 'vitest';
import { JsonApiError } from '../../../lib/errors/json-api-error.ts';
import { ImportInterrupted } from '../../../lib/import/files/import-stopped.ts';
import { BulkWriter } from '../../../lib/import/load/bulk-writer.ts';
import { FencedStore } from '../../../lib/import/run/fenced-store.ts';
import { withLease } from '../../../lib/import/run/lease.ts';
import { deleteRecord } from '../../../lib/model/write/delete.ts';
import { dependentsOf } from '../../../lib/model/write/dependents.ts';
import { courseEvaluationInstructor } from '../../../lib/resources/course-evaluations/course-evaluation-instructor.ts';
import { types } from '../../../lib/resources/registry.ts';
import { raiseFences } from '../../../lib/store/import-lease.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import type { Store } from '../../../lib/store/store.ts';
import { atEveryCall } from '../../support/interleave.ts';
import { expectReferencesKept } from '../../support/references.ts';
import { startService, toOne } from '../../support/service.ts';
import { loadCollege, tomIn, unassign } from './support/instructor.ts';

const service = await startService();
const { store } = service;
const tom = (): Promise<string> => tomIn(service);

const marker = { pk: 'late', sk: 'write' };

it('deletes in spite of an import that was killed, and refuses what that may still send', async () => {
  const department = await service.seed('department', { name: 'History' });
  const late = async (fenced: Store) => {
    const writer = new BulkWriter(fenced);
    const steps = [changeStep(marker, { set: [[['written'], true]] }, () => undefined)];
    await writer.add({ steps: () => steps, written: () => undefined, refused: () => undefined });
    await writer.flush();
  };
  await withLease(store, {}, late);
  const holder = 'killed';
  const lease = changeStep(
    keyOf.importLease,
    {
      set: [
        [['holder'], holder],
        [['beats'], 7],
      ],
    },
    () => undefined,
  );
  await store.write([lease, ...raiseFences(holder)]);
  // Its own clock has stood still: only the table knows that it lost the lease.
  const fenced = new FencedStore(store, { holder, requireHeld: async () => undefined });
  await late(fenced);
  expect((await service.call('DELETE', `/api/v1/departments/${department.id}`)).status).toBe(204);
  expect(await store.get(keyOf.importLease)).toBeUndefined();
  await expect(late(fenced)).rejects.toBeInstanceOf(ImportInterrupted);
});

it('never refers to a record that somebody deletes, at whatever moment the import begins', async () => {
  await loadCollege(store);
  const before = await service.store.read({ type: 'course_evaluation_instructor', id: await tom() });
  const user = toOne({ type: 'user', id: String(before?.user) });
  const name = keyOf.sourceId('oneroster', 'course_evaluation_instructor', 'u-tom');
  const outcomes: unknown[] = [];
  await atEveryCall(service.store, async () => {
    await unassign(service, await tom());
    if ((await service.store.read({ type: 'course_evaluation_instructor', id: await tom() })) === undefined) {
      const { id } = await service.seed('course_evaluation_instructor', {}, { user });
      await service.store.write([
        {
          kind: 'change',
          key: name,
          conditions: [],
          set: [[['record_id'], id]],
          add: [],
          remove: [],
          refused: () => 0,
        },
      ]);
    }
    const id = await tom();
    const deletion = {
      resource: courseEvaluationInstructor,
      dependents: dependentsOf(courseEvaluationInstructor, types.values()),
    };
    let rejected: number | undefined;
    return {
      meanwhile: async () => {
        rejected = (await loadCollege(store)).rejected;
      },
      work: async (store) => {
        const error = await deleteRecord(store, deletion, id, new Date()).catch((refused) => refused);
        const deleted = error instanceof JsonApiError ? error.status : error;
        outcomes.push([deleted, rejected]);
        await expectReferencesKept(service.store);
      },
    };
  });
  // What begins before the last write takes the right to delete away.
  expect(outcomes.at(-1)).toEqual([undefined, undefined]);
  expect(new Set(outcomes.slice(0, -1).map(String))).toEqual(new Set(['409,0']));
});
