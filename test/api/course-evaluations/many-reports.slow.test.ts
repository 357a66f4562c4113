import { expect, it } from 'vitest';
import { writeBatches } from '../../../infra/tools/bench/measure.ts';
import { evaluationsOf } from '../../../lib/domain/evaluations/results/report-jobs/evaluations-of.ts';
import { listFields } from '../../../lib/model/write/list-fields.ts';
import { courseEvaluation } from '../../../lib/resources/course-evaluations/course-evaluation.ts';
import { newId } from '../../../lib/runtime/ids.ts';
import { inBackground } from '../../../lib/store/background-calls.ts';
import { filterIndex } from '../../../lib/store/filter-index.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { listOrders } from '../../../lib/store/list-index.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { indexAttributes } from '../../../lib/store/table.ts';
import { released, seedEvaluation, seedPeriod } from '../../support/results.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read');
const period = await seedPeriod(service, released);
const { evaluation } = await seedEvaluation(service, period, []);

const slot = courseEvaluation.filters.period?.slot;
// They are found by their period alone: each further index is a fifth of the time to write them.
const kept: readonly (string | undefined)[] = [slot && filterIndex(slot).attribute, listOrders.created_at.attribute];
const left = indexAttributes.filter((name) => !kept.includes(name));

const addEvaluations = async (count: number): Promise<void> => {
  const records = Array.from({ length: count }, (): StoredRecord => {
    const record = { ...evaluation, id: newId() };
    const listed = Object.entries({ ...record, ...listFields(courseEvaluation, record) });
    return Object.fromEntries(listed.filter(([name]) => !left.includes(name))) as unknown as StoredRecord;
  });
  await writeBatches(
    inBackground(service.store, {}),
    records.map((record) => ({ ...keyOf.record(record), ...record })),
    1,
  );
};

const ask = () =>
  service.call('POST', '/api/v1/course_evaluation_reports', {
    headers: reader,
    body: {
      data: {
        type: 'course_evaluation_report',
        attributes: { scope_of: 'period' },
        relationships: { period: toOne(period) },
      },
    },
  });

it('is asked for with 10,000 documents, and refused with one more before anything is read of them', async () => {
  await addEvaluations(9_999);
  const allowed = await ask();
  expect(allowed.status).toBe(201);
  await addEvaluations(1);
  const refused = await ask();
  const [{ code, source }] = refused.document.errors;
  expect([refused.status, code, source.pointer]).toEqual([
    422,
    'too_many_documents',
    '/data/relationships/period/data',
  ]);
  expect(costOf(refused).requests).toBeLessThan(80);
  const record = { ...evaluation, type: 'course_evaluation_report', period: period.id, section: null, terms: {} };
  const found = await evaluationsOf(service.store, record, { viewer: { kind: 'reader' }, most: 3 });
  expect(found).toBeUndefined();
});
