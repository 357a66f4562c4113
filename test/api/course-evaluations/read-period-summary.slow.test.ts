import { describe, expect, it } from 'vitest';
import { countResponseStep } from '../../../lib/domain/evaluations/response-rates/items.ts';
import { discardFields } from '../../../lib/resources/course-evaluations/period-times.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import { touchStep } from '../../../lib/store/touch.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import {
  actingFor,
  open,
  released,
  seedEvaluation,
  seedPeriod,
  seedResult,
  seedTeacher,
  unreleased,
} from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read');
const office = await service.authorize('results:preview');
const maths = await service.seed('department', { name: 'Mathematics' });
const teacher = await seedTeacher(service, 'Ada', maths);

const summaryOf = ({ id }: StoredRecord, headers: { readonly authorization: string } = office) =>
  service.call('GET', `/api/v1/course_evaluation_periods/${id}/summary`, { headers });

/** Counts so many answers of an evaluation on each of some days. */
const participate = async (
  { id: evaluation, period }: StoredRecord,
  days: Readonly<Record<string, number>>,
): Promise<void> => {
  for (const [day, count] of Object.entries(days))
    for (let index = 0; index < count; index += 1)
      await service.store.write([
        countResponseStep({ period: String(period), evaluation, day: `${day}T00:00:00.000Z` }),
      ]);
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
  it('shows rates in all, by day, department and size, and counts of statuses and flags', async () => {
    const period = await seedPeriodWithResults(released);
    const { status, document } = await summaryOf(period);
    expect(status).toBe(200);
    const rate = { enrolled: 20, completed: 12, response_rate: 0.6 };
    expect(document.meta).toEqual({
      period_name: 'Finals',
      replies: { due: 1, published: 0, departments: [expect.objectContaining({ due: 1, published: 0 })] },
      status: 'released',
      statuses: { available: 1, too_few_responses: 1 },
      flags: { low_answer: 1 },
      participation: {
        // The sum would reveal the withheld one as what is missing.
        total: { evaluations: 1, ...rate },
        days: [
          { day: '2026-01-10', completed: 6, response_rate: 0.3 },
          { day: '2026-01-12', completed: 12, response_rate: 0.6 },
        ],
        departments: [{ department: maths.id, evaluations: 1, ...rate }],
        class_sizes: [{ from: 20, to: 49, evaluations: 1, ...rate }],
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

  it('counts what is withheld in the sum of all alone: a part with some of it would reveal the rest', async () => {
    const period = await seedPeriodWithResults(released);
    const physicist = await seedTeacher(service, 'Bob', await service.seed('department', { name: 'Physics' }));
    const withhold = async (enrolled: number, completed: number, by: typeof teacher) => {
      const evaluated = await seedEvaluation(service, period, [by]);
      await seedResult(service, period, evaluated, { status: 'withheld', because: 'too_few_responses', enrolled });
      await participate(evaluated.evaluation, { '2026-01-10': completed });
    };
    for (const completed of [3, 4]) await withhold(24, completed, teacher);
    await withhold(30, 1, physicist);
    const { participation } = (await summaryOf(period, reader)).document.meta;
    expect(participation.total).toMatchObject({ evaluations: 5, enrolled: 102, completed: 22 });
    const shown = { evaluations: 1, enrolled: 20, completed: 12 };
    expect(participation.departments).toMatchObject([{ department: maths.id, ...shown }]);
    expect(participation.class_sizes).toMatchObject([{ from: 20, ...shown }]);
  });

  it('shows nothing of withheld ones that have, together, fewer than one of them needs', async () => {
    const period = await seedPeriod(service, released, { minimum_response_threshold: 10 });
    for (const completed of [12, 8, 0]) {
      const evaluated = await seedEvaluation(service, period, [teacher]);
      const withheld = completed < 10 ? ({ status: 'withheld', because: 'too_few_responses' } as const) : {};
      await seedResult(service, period, evaluated, { enrolled: 20, completed, ...withheld });
      await participate(evaluated.evaluation, { '2026-01-10': completed });
    }
    expect((await summaryOf(period)).document.meta.participation.total).toMatchObject({ completed: 12 });
  });

  it('leaves out, for all but the office, what comes out later', async () => {
    const period = await seedPeriodWithResults(released);
    const held = await seedEvaluation(service, period, [teacher]);
    await seedResult(service, period, held, { enrolled: 9, completed: 7 });
    await participate(held.evaluation, { '2026-01-12': 7 });
    const own = { overrides_results_release_at: true, results_release_at: daysFromNow(5) };
    const data = { type: 'course_evaluation', id: held.evaluation.id, attributes: own };
    const changed = await service.call('PATCH', `/api/v1/course_evaluations/${data.id}`, { body: { data } });
    expect(changed.status).toBe(200);
    expect((await summaryOf(period)).document.meta.participation.total).toMatchObject({ completed: 19 });
    const { meta } = (await summaryOf(period, reader)).document;
    expect(meta.statuses).toEqual({ available: 1, too_few_responses: 1, not_released: 1 });
    // Nor with what has too few: that would be the difference once the other is out.
    expect(meta.participation.total).toMatchObject({ evaluations: 1, completed: 12 });
    expect(meta.participation.class_sizes).toMatchObject([{ from: 20, completed: 12 }]);
    // With the held one another day: two readings would reveal the few who answered it on one.
    expect(meta.participation.days).toEqual([]);
    expect((await summaryOf(period)).document.meta.participation.days).toHaveLength(2);
  });

  it('counts what is withheld and comes out later from the beginning, which two reads would reveal', async () => {
    const period = await seedPeriodWithResults(released);
    const withhold = async (completed: number, own: object = {}) => {
      const evaluated = await seedEvaluation(service, period, [teacher]);
      const { id } = evaluated.evaluation;
      await seedResult(service, period, evaluated, { status: 'withheld', because: 'too_few_responses', enrolled: 9 });
      await participate(evaluated.evaluation, { '2026-01-10': completed });
      const body = { data: { type: 'course_evaluation', id, attributes: own } };
      await service.call('PATCH', `/api/v1/course_evaluations/${id}`, { body });
      return async (attributes: object) =>
        service.call('PATCH', `/api/v1/course_evaluations/${id}`, { body: { data: { ...body.data, attributes } } });
    };
    await withhold(3);
    const release = await withhold(1, { overrides_results_release_at: true, results_release_at: daysFromNow(5) });
    const before = (await summaryOf(period, reader)).document.meta;
    expect(before.statuses).toMatchObject({ too_few_responses: 2, not_released: 1 });
    expect((await release({ results_release_at: daysFromNow(-1) })).status).toBe(200);
    const after = (await summaryOf(period, reader)).document.meta;
    expect(after.statuses).toMatchObject({ too_few_responses: 3 });
    expect(before.participation.total).toMatchObject({ evaluations: 4, completed: 18 });
    expect(after.participation.total).toEqual(before.participation.total);
  });

  it('shows the same before a release is taken back, meanwhile, and when it comes with its period again', async () => {
    const period = await seedPeriodWithResults(released);
    const withhold = async (completed: number) => {
      const evaluated = await seedEvaluation(service, period, [teacher]);
      await seedResult(service, period, evaluated, { status: 'withheld', because: 'too_few_responses', enrolled: 9 });
      await participate(evaluated.evaluation, { '2026-01-10': completed });
      return evaluated.evaluation.id;
    };
    await withhold(3);
    const id = await withhold(1);
    const update = async (attributes: object) => {
      const body = { data: { type: 'course_evaluation', id, attributes } };
      expect((await service.call('PATCH', `/api/v1/course_evaluations/${id}`, { body })).status).toBe(200);
      return (await summaryOf(period, reader)).document.meta.participation.total;
    };
    const held = await update({ overrides_results_release_at: true, results_release_at: daysFromNow(5) });
    const again = await update({ overrides_results_release_at: false });
    const heldAgain = await update({ overrides_results_release_at: true, results_release_at: null });
    expect([again, heldAgain]).toEqual([held, held]);
  });

  it('shows others than the office no numbers until all is counted', async () => {
    const period = await seedPeriodWithResults(released);
    const { evaluation } = await seedEvaluation(service, period, [teacher]);
    await participate(evaluation, { '2026-01-12': 5 });
    expect((await summaryOf(period, reader)).document.meta.participation).toBeNull();
    expect((await summaryOf(period)).document.meta.participation.total).toMatchObject({ completed: 17 });
  });

  it('is kept once all is folded', async () => {
    const period = await seedPeriodWithResults(released);
    const first = await summaryOf(period);
    expect((await summaryOf(period)).document.meta).toEqual(first.document.meta);
    const key = keyOf.participationSummary({ type: 'course_evaluation_period', id: period.id });
    expect(await service.store.get(key)).toMatchObject({ generation: 0 });
  });

  it('is counted again where the period has been reopened since, or covers another section', async () => {
    const period = await seedPeriodWithResults(released);
    expect((await summaryOf(period)).document.meta.participation.total).toMatchObject({ completed: 12 });
    const added = await seedEvaluation(service, period, [teacher]);
    await seedResult(service, period, added, { enrolled: 9, completed: 7 });
    await participate(added.evaluation, { '2026-01-13': 7 });
    expect((await summaryOf(period)).document.meta.participation.total).toMatchObject({ completed: 19 });
    await participate(added.evaluation, { '2026-01-14': 1 });
    const reopened = changeStep(keyOf.record(period), { set: [[[discardFields.generation], 1]] }, () => undefined);
    await service.store.write([reopened]);
    expect((await summaryOf(period)).document.meta.participation.total).toMatchObject({ completed: 20 });
    await participate(added.evaluation, { '2026-01-15': 1 });
    // As many sections as before, and others.
    await service.store.write([touchStep(period, daysFromNow(0), () => undefined)]);
    expect((await summaryOf(period)).document.meta.participation.total).toMatchObject({ completed: 21 });
  });

  it('of an open period leaves today out, and shows no results', async () => {
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

  it('shows no rate above 1 where students have left the section since they answered', async () => {
    const period = await seedPeriod(service, open);
    const { evaluation, section } = await seedEvaluation(service, period, []);
    await service.seed('course_evaluation_student', {}, { user: toOne(teacher.user), sections: toMany(section) });
    await participate(evaluation, { '2026-01-10': 6 });
    expect((await summaryOf(period)).document.meta.participation).toMatchObject({
      total: { enrolled: 1, completed: 6, response_rate: 1 },
      days: [{ completed: 6, response_rate: 1 }],
    });
  });

  it('is for others than the evaluation office empty until the release, and always for those who chair nothing', async () => {
    const period = await seedPeriodWithResults(unreleased);
    const empty = {
      replies: null,
      period_name: expect.any(String),
      status: 'closed',
      statuses: null,
      flags: null,
      participation: null,
    };
    expect((await summaryOf(period, reader)).document.meta).toEqual(empty);
    expect((await summaryOf(period)).document.meta.statuses).toEqual({ available: 1, too_few_responses: 1 });
    const person = await summaryOf(period, await actingFor(service.store, teacher.user, 'results:read'));
    expect(person.document.meta).toEqual(empty);
  });

  it('is a 404 for a period that is not there', async () => {
    expect((await summaryOf({ ...teacher.user, id: crypto.randomUUID() })).status).toBe(404);
  });
});

describeInProcess('the cost of a summary', () => {
  it('is as many requests for many evaluations as for few, before any is folded', async () => {
    const period = await seedPeriod(service, open);
    const seedClass = async (completed: number) => {
      const { evaluation, section } = await seedEvaluation(service, period, []);
      for (let student = 0; student < completed; student += 1) {
        const user = toOne(await service.seedUser());
        await service.seed('course_evaluation_student', {}, { user, sections: toMany(section) });
      }
      await participate(evaluation, { '2026-01-10': completed });
    };
    await seedClass(5);
    // Which partitions are empty is learnt once.
    await summaryOf(period);
    const few = costOf(await summaryOf(period)).requests;
    for (let number = 0; number < 20; number += 1) await seedClass(1);
    const many = await summaryOf(period);
    expect(many.document.meta.participation.total).toMatchObject({ evaluations: 21, enrolled: 25, completed: 25 });
    expect(costOf(many).requests).toBe(few);
  });

  it('is three round trips at most once it is kept', async () => {
    const period = await seedPeriodWithResults(released);
    await summaryOf(period);
    expect(costOf(await summaryOf(period)).roundTrips).toBeLessThanOrEqual(3);
  });
});
