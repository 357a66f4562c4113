import { describe, expect, it } from 'vitest';
import { sweepReleased } from '../../../../../../lib/domain/evaluations/results/releasing/sweep-released.ts';
import { keyOf, wholePartition } from '../../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import { changeStep, settingAll } from '../../../../../../lib/store/steps.ts';
import { daysFromNow } from '../../../../../support/days-from-now.ts';
import {
  type Evaluated,
  released,
  scaleResult,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
  type Times,
  unreleased,
} from '../../../../../support/results.ts';
import { startService, toOne } from '../../../../../support/service.ts';
import { runAs } from '../../../../../support/table-calls.ts';

const service = await startService();
const { store } = service;
const department = await service.seed('department', { name: 'Mathematics' });
const teachers: Teacher[] = [];
for (let index = 0; index < 5; index += 1) teachers.push(await seedTeacher(service, `T${index}`, department));

/** Sweeps with no right but those of its function. */
const sweep = (at: Date) => runAs('sweep-coverage', () => sweepReleased(store, at));

const figures = scaleResult('').figures;

/** Results of so many sections, whose interpolated medians are 1.1, 1.2 …; `after` is what a condition names. */
const seedSections = async (
  times: Times,
  sections: number,
  text: string,
  { after, ...own }: { readonly origin?: object; readonly after?: string } = {},
) => {
  const period = await seedPeriod(service, times);
  const named = after === undefined ? undefined : await seedQuestion(service, period, { text: after });
  const shownIf = named && { shown_if: { question: named.id, in: [1, 2] } };
  const question = await seedQuestion(service, period, { text, ...own, ...shownIf });
  const made: Evaluated[] = [];
  for (let index = 0; index < sections; index += 1) {
    const teacher = teachers[index % teachers.length];
    const evaluated = await seedEvaluation(service, period, teacher ? [teacher] : []);
    const own = figures && { figures: { ...figures, interpolated_median: 1 + (index + 1) / 10 } };
    await seedResult(service, period, evaluated, {
      units: [
        {
          instructor: null,
          questions: [scaleResult(question.id, own), ...(named ? [scaleResult(named.id)] : [])],
        },
      ],
    });
    made.push(evaluated);
  }
  return made;
};

const benchmarksOf = async (evaluated: Evaluated | undefined) => {
  const { document } = await service.call('GET', `/api/v1/course_evaluations/${evaluated?.evaluation.id}/result`);
  return document.data.attributes.units[0].questions[0].benchmarks;
};

describe('the sweep of what is released', () => {
  it('works out benchmarks from all periods that asked the same question, and of no others', async () => {
    const [first] = await seedSections(released, 10, 'The course was clear.');
    expect(await sweep(new Date())).toBe(1);
    expect(await benchmarksOf(first)).toBeUndefined();

    await seedSections(released, 10, ' the course was  CLEAR');
    await seedSections(unreleased, 10, 'The course was clear.');
    const [other] = await seedSections(released, 15, 'The course was hard.');
    expect(await sweep(new Date())).toBe(2);
    const { institution, department: own } = await benchmarksOf(first);
    expect(institution).toEqual({
      sections: 20,
      p10: 1.19,
      lower_quartile: 1.3,
      median: 1.55,
      upper_quartile: 1.8,
      p90: 1.91,
      place: 'lowest tenth',
    });
    expect(own).toEqual(institution);
    expect((await benchmarksOf(other)).institution.sections).toBe(15);
  });

  it('joins copies of one item of the bank, whatever their words, and what had the words of its first version', async () => {
    const origin = (version: number) => ({ item: department.id, version, text: 'I knew the goals.' });
    const [first] = await seedSections(released, 6, 'I knew the goals.');
    await seedSections(released, 6, 'I knew the goals.', { origin: origin(1) });
    const [last] = await seedSections(released, 6, 'The goals were known to me.', { origin: origin(2) });
    await seedSections(released, 6, 'The goals were known to me.');
    await sweep(new Date());
    expect((await benchmarksOf(first)).institution.sections).toBe(18);
    expect((await benchmarksOf(last)).institution.sections).toBe(18);
  });

  it('joins no question that some were shown with one that all were shown', async () => {
    const [always] = await seedSections(released, 15, 'Why was it so?');
    const [some] = await seedSections(released, 8, 'Why was it so?', { after: 'It was useful.' });
    await seedSections(released, 8, 'Why was it so?', { after: 'It was useful.' });
    await seedSections(released, 8, 'Why was it so?', { after: 'It was hard work.' });
    await sweep(new Date());
    expect((await benchmarksOf(always)).institution.sections).toBe(15);
    expect((await benchmarksOf(some)).institution.sections).toBe(16);
  });

  it('works them out again when answers of a released period are counted, and drops them after three years', async () => {
    const [first] = await seedSections(released, 15, 'Released at once.');
    await sweep(new Date());
    expect((await benchmarksOf(first)).institution.sections).toBe(15);
    // What the fold adds later, and what it says at its end.
    const period = await store.readInline({ type: 'course_evaluation_period', id: String(first?.evaluation.period) });
    const details = await store.get(
      keyOf.resultDetails({ type: 'course_evaluation_result', id: first?.evaluation.id ?? '' }, 0),
    );
    const late = await seedEvaluation(service, period as StoredRecord, teachers.slice(0, 1));
    await seedResult(service, period as StoredRecord, late, { units: JSON.parse(String(details?.text)) });
    expect(await sweep(new Date())).toBe(0);
    const fold = keyOf.periodFold({ type: 'course_evaluation_period', id: String(period?.id) });
    await store.write([changeStep(fold, settingAll({ generation: 0, linkage_changes: 16 }), () => 'gone')]);
    expect(await sweep(new Date())).toBe(1);
    expect((await benchmarksOf(first)).institution.sections).toBe(16);
    expect(await sweep(new Date())).toBe(0);
    await sweep(new Date(Date.now() + 4 * 365 * 24 * 3_600_000));
    expect(await benchmarksOf(first)).toBeUndefined();
  });

  it('reads nothing more while no other period is released', async () => {
    await sweep(new Date());
    const before = store.meter.consumption.requests;
    expect(await sweep(new Date())).toBe(0);
    expect(store.meter.consumption.requests - before).toBeLessThanOrEqual(10);
  });

  const commentIn = async (of: StoredRecord) => {
    const { evaluation } = await seedEvaluation(service, of, []);
    const comment = await service.seed(
      'course_evaluation_comment',
      { text: '[…]', decision: 'public' },
      { evaluation: toOne(evaluation), period: toOne(of) },
    );
    const set = [[['original_text'], 'Ada said']] as const;
    await store.write([changeStep(keyOf.record(comment), { set }, () => 'gone')]);
    return { comment, evaluation };
  };

  const setRelease = async ({ id }: StoredRecord, attributes: object) => {
    const body = { data: { type: 'course_evaluation', id, attributes } };
    expect((await service.call('PATCH', `/api/v1/course_evaluations/${id}`, { body })).status).toBe(200);
  };
  const own = (days: number | null) => ({
    overrides_results_release_at: true,
    results_release_at: days === null ? null : daysFromNow(days),
  });

  it('leaves out what is not released with its period, and takes what is released before it', async () => {
    const held = await seedSections(released, 16, 'Released by itself.');
    const early = await seedSections(unreleased, 5, 'Released by itself.');
    const sections = async () => (await benchmarksOf(held[5]))?.institution?.sections;
    for (const each of held.slice(0, 2)) await setRelease(each.evaluation, own(null));
    await sweep(new Date());
    expect(await sections()).toBeUndefined();
    for (const each of early) await setRelease(each.evaluation, own(-2));
    await sweep(new Date());
    expect(await sections()).toBe(19);
    // Left to the period again.
    for (const each of held.slice(0, 2)) await setRelease(each.evaluation, { overrides_results_release_at: false });
    await sweep(new Date());
    expect(await sections()).toBe(21);
    expect(await store.queryRange(keyOf.ownRelease('').pk, wholePartition)).toHaveLength(5);
    const before = store.meter.consumption.requests;
    await sweep(new Date());
    expect(store.meter.consumption.requests - before).toBeLessThanOrEqual(13);
  });

  it('keeps the originals of an evaluation until it is released itself', async () => {
    const [later, sooner] = [
      await commentIn(await seedPeriod(service, released)),
      await commentIn(await seedPeriod(service, unreleased)),
    ];
    await setRelease(later.evaluation, own(5));
    await setRelease(sooner.evaluation, own(-5));
    await sweep(new Date());
    expect(await store.read(later.comment)).toMatchObject({ original_text: 'Ada said' });
    expect(await store.read(sooner.comment)).not.toHaveProperty('original_text');
    await sweep(new Date(Date.now() + 6 * 24 * 3_600_000));
    expect(await store.read(later.comment)).not.toHaveProperty('original_text');
  });

  it('forgets the originals of a period that releases all of it after one evaluation', async () => {
    const period = await seedPeriod(service, unreleased);
    const [sooner, other] = [await commentIn(period), await commentIn(period)];
    await setRelease(sooner.evaluation, own(-5));
    await sweep(new Date());
    expect(await store.read(other.comment)).toMatchObject({ original_text: 'Ada said' });
    await sweep(new Date(Date.now() + 11 * 24 * 3_600_000));
    expect(await store.read(other.comment)).not.toHaveProperty('original_text');
  });

  it('forgets what reviewers have made unrecognisable', async () => {
    const [period, hidden] = [await seedPeriod(service, released), await seedPeriod(service, unreleased)];
    const [{ comment: gone }, { comment: kept }] = [await commentIn(period), await commentIn(hidden)];
    await sweep(new Date());
    expect(await store.read(gone)).not.toHaveProperty('original_text');
    expect(await store.read(kept)).toMatchObject({ original_text: 'Ada said' });
  });
});
