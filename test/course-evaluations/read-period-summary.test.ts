import { describe, expect, it } from 'vitest';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { putStep } from '../../lib/store/steps.ts';
import {
  actingFor,
  daysFromNow,
  open,
  released,
  seedEvaluation,
  seedPeriod,
  seedResult,
  seedTeacher,
  unreleased,
} from '../support/results.ts';
import { describeInProcess } from '../support/routes-under-test.ts';
import { costOf } from '../support/server-timing.ts';
import { startService } from '../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read');
const office = await service.authorize('results:preview');
const maths = await service.seed('department', { name: 'Mathematics' });
const teacher = await seedTeacher(service, 'Ada', maths);

const summaryOf = ({ id }: StoredRecord, headers: { readonly authorization: string } = office) =>
  service.call('GET', `/api/v1/course_evaluation_periods/${id}/summary`, { headers });

/** Lets so many students answer an evaluation on each of some days. */
const participate = async ({ id }: StoredRecord, days: Readonly<Record<string, number>>): Promise<void> => {
  for (const [day, count] of Object.entries(days))
    for (let index = 0; index < count; index += 1)
      await service.store.write([putStep(keyOf.participation(id, crypto.randomUUID()), { day }, () => 'there')]);
};

const seedPeriodWithResults = async (times: typeof released) => {
  const period = await seedPeriod(service, times);
  const large = await seedEvaluation(service, period, [teacher]);
  await seedResult(service, period, large, { enrolled: 20, completed: 12, flags: ['low_answer'] });
  await participate(large.evaluation, { '2026-01-10': 6, '2026-01-11': 2, '2026-01-12': 4 });
  const small = await seedEvaluation(service, period, [teacher]);
  await seedResult(service, period, small, { status: 'withheld', because: 'too_few_responses', enrolled: 4 });
  await participate(small.evaluation, { '2026-01-10': 2 });
  return period;
};

describe('the summary of a period', () => {
  it('tells rates in all, by day, department and size, and counts of statuses and flags', async () => {
    const period = await seedPeriodWithResults(released);
    const { status, document } = await summaryOf(period);
    expect(status).toBe(200);
    const rate = { enrolled: 20, completed: 12, response_rate: 0.6 };
    expect(document.meta).toEqual({
      status: 'released',
      statuses: { available: 1, too_few_responses: 1 },
      flags: { low_answer: 1 },
      participation: {
        // The withheld one would be told as what is missing to the sum.
        total: { evaluations: 1, ...rate },
        days: [
          { day: '2026-01-10', completed: 6, response_rate: 0.3 },
          { day: '2026-01-12', completed: 12, response_rate: 0.6 },
        ],
        departments: [{ department: maths.id, evaluations: 1, ...rate }],
        class_sizes: [{ from: 11, to: 25, evaluations: 1, ...rate }],
      },
    });
  });

  it('counts what is withheld together with others that are', async () => {
    const period = await seedPeriodWithResults(released);
    const other = await seedEvaluation(service, period, [teacher]);
    await seedResult(service, period, other, { status: 'withheld', because: 'too_few_responses', enrolled: 8 });
    await participate(other.evaluation, { '2026-01-10': 3 });
    const { participation } = (await summaryOf(period)).document.meta;
    expect(participation.total).toMatchObject({ evaluations: 3, enrolled: 32, completed: 17 });
    expect(participation.class_sizes).toHaveLength(1);
  });

  it('is kept once all is folded', async () => {
    const period = await seedPeriodWithResults(released);
    const first = await summaryOf(period);
    expect((await summaryOf(period)).document.meta).toEqual(first.document.meta);
    const key = keyOf.participationSummary({ type: 'course_evaluation_period', id: period.id });
    expect(await service.store.get(key)).toMatchObject({ generation: 0 });
  });

  it('of an open period leaves today out, and tells no results', async () => {
    const period = await seedPeriod(service, open);
    const { evaluation } = await seedEvaluation(service, period, [teacher]);
    const [today, before] = [daysFromNow(0).slice(0, 10), daysFromNow(-1).slice(0, 10)];
    await participate(evaluation, { [before]: 5, [today]: 3 });
    const { meta } = (await summaryOf(period)).document;
    expect(meta).toMatchObject({ status: 'open', statuses: null, flags: null });
    expect(meta.participation.total).toMatchObject({ evaluations: 1, completed: 5 });
    const key = keyOf.participationSummary({ type: 'course_evaluation_period', id: period.id });
    expect(await service.store.get(key)).toBeUndefined();
  });

  it('is for others than the evaluation office empty until the release, and for no persons', async () => {
    const period = await seedPeriodWithResults(unreleased);
    const empty = { status: 'closed', statuses: null, flags: null, participation: null };
    expect((await summaryOf(period, reader)).document.meta).toEqual(empty);
    expect((await summaryOf(period)).document.meta.statuses).toEqual({ available: 1, too_few_responses: 1 });
    const refused = await summaryOf(period, await actingFor(service.store, teacher.user, 'results:read'));
    expect([refused.status, refused.document.errors[0].code]).toEqual([403, 'integration_only']);
  });

  it('is a 404 for a period that is not there', async () => {
    expect((await summaryOf({ ...teacher.user, id: crypto.randomUUID() })).status).toBe(404);
  });
});

describeInProcess('the round trips of a summary', () => {
  it('are three at most once it is kept', async () => {
    const period = await seedPeriodWithResults(released);
    await summaryOf(period);
    expect(costOf(await summaryOf(period)).roundTrips).toBeLessThanOrEqual(3);
  });
});
