import { describe, expect, it } from 'vitest';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { expectRefusal } from '../../support/expectations.ts';
import {
  open,
  released,
  seedEvaluation,
  seedPeriod,
  seedResult,
  type Times,
  unreleased,
} from '../../support/results.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, type TestAnswer, toOne } from '../../support/service.ts';

const service = await startService();
const { store } = service;

const newEvaluation = async (times = open, attributes: object = {}) => {
  const period = await seedPeriod(service, times, attributes);
  const evaluated = await seedEvaluation(service, period, []);
  const { id } = evaluated.evaluation;
  const target = `/api/v1/course_evaluations/${id}`;
  const patch = (changed: object, headers = {}) =>
    service.call('PATCH', target, { body: { data: { type: 'course_evaluation', id, attributes: changed } }, headers });
  const read = async () => (await service.call('GET', target)).document.data.attributes;
  return { ...evaluated, period, target, patch, read };
};

const attributesOf = ({ status, document, text }: TestAnswer) => {
  expect(status, text).toBe(200);
  return document.data.attributes;
};

const [as, preview] = [
  await service.authorize('results:read', 'comments:read'),
  await service.authorize('results:preview'),
];
const readResult = async (id: string, headers: Record<string, string>) =>
  (await service.call('GET', `/api/v1/course_evaluations/${id}/result`, { headers })).document;
const whyHidden = async (id: string, headers: Record<string, string>) =>
  (await readResult(id, headers)).data.attributes.withheld_because;

describe('the settings of an evaluation', () => {
  it('are those of its period until a marker says otherwise', async () => {
    const { read } = await newEvaluation();
    expect(await read()).toMatchObject({
      overrides_results_release_at: false,
      results_release_at: null,
      overrides_minimum_response_threshold: false,
      minimum_response_threshold: null,
      overrides_flag_answers_at_or_below: false,
      flag_answers_at_or_below: null,
      overrides_flag_standard_deviation_above: false,
      flag_standard_deviation_above: null,
    });
  });

  it('are its own with their markers, each by itself, also blank', async () => {
    const { patch, read } = await newEvaluation();
    const threshold = { overrides_minimum_response_threshold: true, minimum_response_threshold: 10 };
    expect(attributesOf(await patch(threshold))).toMatchObject(threshold);
    const blank = { overrides_results_release_at: true, results_release_at: null };
    attributesOf(await patch(blank));
    // The marker stands already.
    attributesOf(await patch({ minimum_response_threshold: 12 }));
    const deviation = { overrides_flag_standard_deviation_above: true, flag_standard_deviation_above: 1.25 };
    const answer = await patch({ ...deviation, overrides_flag_answers_at_or_below: true });
    expect(answer.text).toContain('"flag_standard_deviation_above":1.25');
    expect(await read()).toMatchObject({ ...threshold, ...blank, ...deviation, minimum_response_threshold: 12 });
  });

  it('are left to the period again by a marker that is false or null', async () => {
    const { patch, read } = await newEvaluation(open, { draft: true });
    await patch({ overrides_minimum_response_threshold: true, minimum_response_threshold: 10 });
    await patch({ overrides_flag_answers_at_or_below: true, flag_answers_at_or_below: 2 });
    attributesOf(await patch({ overrides_minimum_response_threshold: false }));
    attributesOf(await patch({ overrides_flag_answers_at_or_below: null }));
    expect(await read()).toMatchObject({
      overrides_minimum_response_threshold: false,
      minimum_response_threshold: null,
      overrides_flag_answers_at_or_below: false,
      flag_answers_at_or_below: null,
    });
  });

  it('can be sent back as they were read', async () => {
    const { patch, read, target } = await newEvaluation();
    await patch({ overrides_minimum_response_threshold: true, minimum_response_threshold: 10 });
    const before = await read();
    const answer = await patch(before);
    expect(attributesOf(answer)).toEqual(before);
    expect((await service.call('GET', target)).document.data.meta.version).toBe(answer.document.data.meta.version);
  });

  it('refuses all values without their markers at once', async () => {
    const { patch, read } = await newEvaluation();
    const given = {
      minimum_response_threshold: 3,
      overrides_flag_answers_at_or_below: false,
      flag_answers_at_or_below: 2,
    };
    const { status, document } = await patch(given);
    expect(status).toBe(422);
    expect(document.errors).toMatchObject([
      {
        code: 'not_overridden',
        detail: 'Minimum response threshold must be sent with overrides_minimum_response_threshold set to true',
        source: { pointer: '/data/attributes/minimum_response_threshold' },
      },
      { code: 'not_overridden', source: { pointer: '/data/attributes/flag_answers_at_or_below' } },
    ]);
    expect((await patch({ overrides_minimum_response_threshold: true, minimum_response_threshold: 0 })).status).toBe(
      422,
    );
    expect(await read()).toMatchObject({ minimum_response_threshold: null, flag_answers_at_or_below: null });
  });

  it('need the scope of periods, and an evaluation that is there', async () => {
    const { patch, target, period } = await newEvaluation();
    expectRefusal(await patch({}, await service.authorize('periods:read')), 403, {
      detail: expect.stringContaining('periods:write'),
    });
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const missing = { body: { data: { type: 'course_evaluation', id, attributes: {} } } };
    expect((await service.call('PATCH', `/api/v1/course_evaluations/${id}`, missing)).status).toBe(404);
    const other = { period: toOne(await seedPeriod(service, open)) };
    const data = { type: 'course_evaluation', id: target.split('/').at(-1), relationships: other };
    await service.call('PATCH', target, { body: { data } });
    const { document } = await service.call('GET', target);
    expect(document.data.relationships.period.data.id).toBe(period.id);
  });

  it('stay when its period gets other settings, or covers other courses', async () => {
    const { period, section, course } = await newEvaluation({ closes: null, release: null });
    const { type } = period;
    const change = async (target: string, data: { type: string; id: string; attributes: object }) =>
      attributesOf(await service.call('PATCH', target, { body: { data } }));
    const changePeriod = (attributes: object) =>
      change(`/api/v1/course_evaluation_periods/${period.id}`, { type, id: period.id, attributes });
    const other = await service.seed('course_evaluation_course', { name: 'Other' });
    await changePeriod({ course_uuids: [course.id] });
    const id = evaluationId(period.id, section.id);
    const target = `/api/v1/course_evaluations/${id}`;
    const own = { overrides_minimum_response_threshold: true, minimum_response_threshold: 10 };
    await change(target, { type: 'course_evaluation', id, attributes: own });
    await changePeriod({ minimum_response_threshold: 6, results_release_at: daysFromNow(3) });
    await changePeriod({ course_uuids: [course.id, other.id] });
    const read = async () => (await service.call('GET', target)).document.data.attributes;
    expect(await read()).toMatchObject({ ...own, results_release_at: null });
    // Created again, it has none.
    for (const ids of [[other.id], [other.id, course.id]]) await changePeriod({ course_uuids: ids });
    expect(await read()).toMatchObject({ overrides_minimum_response_threshold: false });
  });

  it('take three round trips, and heed the version that a client has seen', async () => {
    const { patch, target } = await newEvaluation();
    const { headers } = await service.call('GET', target);
    const change = { overrides_minimum_response_threshold: true, minimum_response_threshold: 10 };
    const answer = await patch(change, { 'if-match': headers.etag });
    expect(answer.status, answer.text).toBe(200);
    expect(costOf(answer)).toMatchObject({ roundTrips: 3 });
    expect((await patch({ minimum_response_threshold: 11 }, { 'if-match': headers.etag })).status).toBe(412);
  });

  it('are shown to students in the form', async () => {
    const { patch, target } = await newEvaluation(open);
    const at = daysFromNow(40);
    await patch({ overrides_results_release_at: true, results_release_at: at });
    await patch({ overrides_minimum_response_threshold: true, minimum_response_threshold: 7 });
    const { document } = await service.call('GET', `${target}/form`);
    expect(document.meta).toMatchObject({ threshold: 7, readers: [{}, { figures_from: at }, { comments_from: at }] });
  });

  it('show students in the form that the evaluation has no threshold, though its period has one', async () => {
    const { patch, target, period } = await newEvaluation(open, { draft: true });
    attributesOf(await patch({ overrides_minimum_response_threshold: true, minimum_response_threshold: null }));
    const data = { ...toOne(period).data, attributes: { draft: false } };
    attributesOf(await service.call('PATCH', `/api/v1/course_evaluation_periods/${period.id}`, { body: { data } }));
    expect((await service.call('GET', `${target}/form`)).document.meta).toMatchObject({ threshold: null, readers: [] });
  });
});

describe('the own settings of an evaluation whose period has closed', () => {
  it.each([
    [{ overrides_minimum_response_threshold: true }, '/data/attributes/overrides_minimum_response_threshold'],
    [
      { overrides_flag_answers_at_or_below: true, flag_answers_at_or_below: 2 },
      '/data/attributes/flag_answers_at_or_below',
    ],
  ])('can no longer be what results are worked out with: %j', async (changed, pointer) => {
    const { patch } = await newEvaluation(unreleased);
    const { status, document } = await patch({ ...changed, overrides_results_release_at: true });
    expect(status).toBe(409);
    expect(document.errors).toMatchObject([
      { code: 'results_frozen', source: { pointer }, meta: { status: 'closed' } },
    ]);
  });

  it('can be said once more as they are', async () => {
    const { patch } = await newEvaluation(unreleased);
    expect(
      (await patch({ overrides_minimum_response_threshold: false, minimum_response_threshold: null })).status,
    ).toBe(200);
  });

  /** An evaluation with a result, and whether others than the office find it in the list and in rows. */
  const newResult = async (times: Times) => {
    const { period, ...each } = await newEvaluation(times);
    await seedResult(service, period, each);
    const isListed = async (accept = 'application/vnd.api+json') => {
      const target = `/api/v1/course_evaluation_results?filter[period]=${period.id}`;
      return (await service.call('GET', target, { headers: { ...as, accept } })).text.includes(each.evaluation.id);
    };
    return { ...each, isListed };
  };

  it('release its results before those of the period', async () => {
    const { evaluation, patch, isListed } = await newResult(unreleased);
    expect(await isListed()).toBe(false);
    expect(await whyHidden(evaluation.id, as)).toBe('not_released');
    const at = daysFromNow(-1);
    attributesOf(await patch({ overrides_results_release_at: true, results_release_at: at }));
    expect(await isListed()).toBe(true);
    expect(await isListed('text/csv')).toBe(true);
    const { data, meta } = await readResult(evaluation.id, as);
    expect(data.attributes.withheld_because).toBeNull();
    expect(meta.period).toMatchObject({ status: 'released', results_release_at: at });
  });

  it('release its results later than those of the period, or never', async () => {
    const { evaluation, patch, isListed } = await newResult(released);
    expect(await isListed()).toBe(true);
    for (const at of [daysFromNow(1), null]) {
      attributesOf(await patch({ overrides_results_release_at: true, results_release_at: at }));
      expect(await isListed()).toBe(false);
      expect(await isListed('text/csv')).toBe(false);
      expect(await whyHidden(evaluation.id, as)).toBe('not_released');
      const { data, meta } = await readResult(evaluation.id, preview);
      expect(data.attributes.withheld_because).toBeNull();
      expect(meta.period).toMatchObject({ status: 'closed', results_release_at: at });
    }
    attributesOf(await patch({ overrides_results_release_at: false }));
    expect(await isListed()).toBe(true);
  });

  it('keep the summary of the period from showing what is not released', async () => {
    const { period, patch, ...evaluated } = await newEvaluation(released);
    await seedResult(service, period, evaluated, { flags: ['low_answer'] });
    const summary = async (headers: Record<string, string>) =>
      (await service.call('GET', `/api/v1/course_evaluation_periods/${period.id}/summary`, { headers })).document.meta;
    expect(await summary(as)).toMatchObject({ statuses: { available: 1 }, flags: { low_answer: 1 } });
    await patch({ overrides_results_release_at: true });
    expect(await summary(as)).toMatchObject({ statuses: { not_released: 1 }, flags: {} });
    expect(await summary(preview)).toMatchObject({ statuses: { available: 1 }, flags: { low_answer: 1 } });
  });

  it('decide when its comments are out, and their originals forgotten', async () => {
    const { period, patch, evaluation, ...evaluated } = await newEvaluation(released);
    await seedResult(service, period, { evaluation, ...evaluated });
    const comment = await service.seed(
      'course_evaluation_comment',
      { text: 'Fine.', decision: 'public' },
      { evaluation: toOne(evaluation), period: toOne(period) },
    );
    const target = `/api/v1/course_evaluation_comments/${comment.id}`;
    const reads = async () => (await service.call('GET', target, { headers: as })).status;
    expect(await reads()).toBe(200);
    await patch({ overrides_results_release_at: true });
    expect(await reads()).toBe(404);
    const headers = await service.authorize('comments:review');
    const review = (text: string) =>
      service.call('PATCH', target, {
        headers,
        body: { data: { type: comment.type, id: comment.id, attributes: { text } } },
      });
    expect((await review('[…]')).document.data.attributes.original_text).toBe('Fine.');
    expect(await store.read(comment)).toMatchObject({ original_text: 'Fine.' });
  });
});
