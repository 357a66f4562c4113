import { beforeEach, expect, it } from 'vitest';
import type { RecordIntent, RenameIntent } from '../../../lib/import/formats/intent.ts';
import { loadRecords } from '../../../lib/import/load/load-records.ts';
import { renameRecords } from '../../../lib/import/load/rename-records.ts';
import { beginRun, openSession } from '../../../lib/import/load/session.ts';
import type { Report } from '../../../lib/import/report/report.ts';
import { countsOf } from '../../../lib/import/report/summary.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { Store } from '../../../lib/store/store.ts';
import { startService, type TestService } from '../../support/service.ts';

const type = 'course_evaluation_course';
const origin = { file: 'changes.csv', line: 2 };
const rename = (from: string, to: string): RenameIntent => ({
  kind: 'rename',
  type,
  from,
  to,
  column: 'old_id',
  origin,
});

const course = (sourceId: string): RecordIntent => ({
  kind: 'record',
  type,
  key: { by: 'source_id', sourceId },
  origin,
  attributes: { name: 'Optics', external_id: sourceId },
  references: {},
  columns: {},
});

let service: TestService;
beforeEach(async () => {
  service = await startService();
  await loadRecords(openSession(beginRun(service.store), 'test'), [course('a'), course('b')]);
});

const recordOf = async (sourceId: string): Promise<StoredRecord | undefined> => {
  const named = await service.store.get(keyOf.sourceId('test', type, sourceId));
  return named === undefined ? undefined : service.store.read({ type, id: String(named.record_id) });
};

const carryOut = async (intents: readonly RenameIntent[], store: Store = service.store): Promise<Report> => {
  const session = openSession(beginRun(store), 'test');
  await renameRecords(session, intents);
  return session.report;
};

it('keeps the record, and shows its new id', async () => {
  const before = await recordOf('a');
  expect(countsOf(await carryOut([rename('a', 'a2')]), type)).toMatchObject({ changed: 1, rejected: 0 });
  expect(await recordOf('a')).toBeUndefined();
  expect(await recordOf('a2')).toMatchObject({ id: before?.id, external_id: 'a2', version: 2 });
});

it('goes along a chain, and does nothing again', async () => {
  const before = await recordOf('a');
  const chain = [rename('a', 'x'), rename('x', 'y')];
  await carryOut(chain);
  expect((await recordOf('y'))?.id).toBe(before?.id);
  const again = await carryOut([rename('x', 'y')]);
  expect(countsOf(again, type)).toMatchObject({ changed: 0, unchanged: 1, rejected: 0 });
});

it.each([
  ['two records', rename('a', 'b'), 'the new id belongs to another record already'],
  ['no record', rename('none', 'nothing'), 'old_id names no known record'],
])('refuses ids of %s', async (_what, intent, reason) => {
  const report = await carryOut([intent]);
  expect(report.rejections).toEqual([{ ...origin, column: 'old_id', value: expect.any(String), reason, type }]);
  expect((await recordOf('a'))?.external_id).toBe('a');
});

it('takes it for done when another run is faster, or its own answer is lost', async () => {
  class Overtaken extends Store {
    override async write(...args: Parameters<Store['write']>): ReturnType<Store['write']> {
      await super.write(...args);
      return super.write(...args);
    }
  }
  const report = await carryOut([rename('a', 'a2')], new Overtaken(service.store.client, service.store.tableName));
  expect(countsOf(report, type)).toMatchObject({ rejected: 0, unchanged: 1 });
  expect((await recordOf('a2'))?.external_id).toBe('a2');
});
