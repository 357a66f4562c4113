import { describe, expect, it } from 'vitest';
import { updateSchedule } from '../../../lib/domain/evaluations/periods/update-schedule.ts';
import { noteAnswered } from '../../../lib/domain/evaluations/tally/answered-sets.ts';
import { JsonApiError } from '../../../lib/errors/json-api-error.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { courseEvaluationPeriodSchedule } from '../../../lib/resources/course-evaluations/course-evaluation-period-schedule.ts';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { atEveryCall } from '../../support/interleave.ts';
import { respond } from '../../support/respond.ts';
import { startService, type TestAnswer, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const collection = '/api/v1/course_evaluation_periods';
const schedules = '/api/v1/course_evaluation_period_schedules';
const day = 86_400_000;
const [past, before, future, later] = [-2, -1, 1, 2].map((days) => new Date(Date.now() + days * day).toISOString());

const send = (method: string, target: string, data: object, meta?: object): Promise<TestAnswer> =>
  service.call(method, target, { body: { data, ...(meta && { meta }) } });
const saying = { discard_results: true };

const term = await service.seed('course_evaluation_term', { name: 'Spring' });
const newCourse = async (students: number) => {
  const section = await service.seed('course_evaluation_section', { name: '01' }, { term: toOne(term) });
  for (let each = 0; each < students; each += 1) {
    const relationships = { user: toOne(await service.seedUser()), sections: toMany(section) };
    await service.seed('course_evaluation_student', {}, relationships);
  }
  return { section, ...(await service.seed('course_evaluation_course', { name: 'C' }, { sections: toMany(section) })) };
};
const courses = [await newCourse(3), await newCourse(2)] as const;
const ids = courses.map(({ id }) => id);

const newPeriod = async (times: object, attributes: object = {}) => {
  const { document } = await send('POST', collection, {
    type: 'course_evaluation_period',
    attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: ids, ...attributes },
    relationships: { term: toOne(term) },
  });
  const period = { type: 'course_evaluation_period', id: String(document.data.id) };
  const { id } = await service.seed('course_evaluation_period_schedule', times, { period: toOne(period) });
  const schedule = { type: 'course_evaluation_period_schedule', id };
  await send('PATCH', `${collection}/${period.id}`, { ...period, attributes: { draft: false } });
  const patch = (changed: object, meta?: object) =>
    send('PATCH', `${collection}/${period.id}`, { ...period, attributes: changed }, meta);
  const reschedule = (changed: object, meta?: object) =>
    send('PATCH', `${schedules}/${id}`, { ...schedule, attributes: changed }, meta);
  const read = async () => (await service.call('GET', `${collection}/${period.id}`)).document.data.attributes;
  const unschedule = () => service.call('DELETE', `${schedules}/${id}`);
  return { id: period.id, patch, reschedule, read, unschedule };
};

const open = { opens_at: past, closes_at: future };
const closed = { opens_at: past, closes_at: before };

/** Expects a 409 that says what would be discarded. */
const expectDiscard = ({ status, document }: TestAnswer, was: string, discarded: object) => {
  expect(status).toBe(409);
  expect(document.errors).toMatchObject([{ code: 'would_discard_results', meta: { status: was, discarded } }]);
};

const none = { evaluations: 0, responses: 0 };

describe('a period that is open', () => {
  it('goes back to draft only for a request that says what it discards', async () => {
    const { patch, read } = await newPeriod(open);
    expectDiscard(await patch({ draft: true, name: 'Other' }), 'open', none);
    expect(await read()).toMatchObject({ status: 'open', name: 'Finals' });
    expectDiscard(await patch({ draft: true }, { discard_results: 'yes' }), 'open', none);
    expect((await patch({ draft: true }, saying)).document.data.attributes.status).toBe('draft');
  });

  it('is not put off, nor left without its schedule', async () => {
    const { reschedule, unschedule, read } = await newPeriod(open);
    expectDiscard(await reschedule({ opens_at: future, closes_at: later }), 'open', none);
    expectDiscard(await reschedule({ opens_at: null }), 'open', none);
    expectRefusal(await unschedule(), 409, {
      code: 'period_opened',
      detail: expect.stringContaining('", which is open now'),
    });
    expect((await read()).status).toBe('open');
    expect((await reschedule({ opens_at: future, closes_at: later }, saying)).status).toBe(200);
    expect((await read()).status).toBe('scheduled');
  });

  it('has not opened later than it did: who enrolled after that still hides nobody', async () => {
    const { reschedule } = await newPeriod(open);
    const refusal = {
      code: 'opening_kept',
      detail: 'The evaluation period is open: its opening can be moved to an earlier time, not to a later one',
      source: { pointer: '/data/attributes/opens_at' },
    };
    for (const meta of [undefined, saying]) {
      expectRefusal(await reschedule({ opens_at: before }, meta), 409, refusal);
      expectRefusal(await reschedule({ opens_at: before, closes_at: later }, meta), 409, refusal);
    }
  });

  it('closes earlier or later, and takes other settings', async () => {
    const { patch, reschedule, read } = await newPeriod(open);
    expect((await patch({ minimum_response_threshold: 3, flag_answers_at_or_below: 2 })).status).toBe(200);
    expect((await reschedule({ closes_at: later })).status).toBe(200);
    const earlier = new Date(Date.now() - 3 * day).toISOString();
    expect((await reschedule({ opens_at: earlier })).status).toBe(200);
    expect((await reschedule({ closes_at: new Date().toISOString() })).status).toBe(200);
    expect((await read()).status).toBe('closed');
  });

  it('shows what has been answered, and keeps the courses whose evaluations have been', async () => {
    const { id, patch, read } = await newPeriod(open);
    // All students answer, in all periods.
    await respond(service.store);
    expectDiscard(await patch({ draft: true }), 'open', { evaluations: 2, responses: 5 });
    expectDiscard(await patch({ course_uuids: ids.slice(0, 1) }), 'open', { evaluations: 1, responses: 2 });
    expect((await read()).course_uuids).toHaveLength(2);
    const other = await service.seed('course_evaluation_term', { name: 'Other' });
    const moved = { type: 'course_evaluation_period', id, relationships: { term: toOne(other) } };
    expectDiscard(await send('PATCH', `${collection}/${id}`, moved), 'open', { evaluations: 2, responses: 5 });
    expect((await patch({ course_uuids: ids.slice(0, 1) }, saying)).status).toBe(200);
    const gone = { type: 'course_evaluation', id: evaluationId(id, courses[1].section.id) };
    expect(await service.store.read(gone)).toBeUndefined();
    // What came back has not been answered.
    expect((await patch({ course_uuids: ids })).status).toBe(200);
    expect((await patch({ course_uuids: ids.slice(0, 1) })).status).toBe(200);
  });

  it('takes a first threshold until somebody answers, and keeps it', async () => {
    const { patch } = await newPeriod(open, { minimum_response_threshold: null });
    expect((await patch({ minimum_response_threshold: 50 })).status).toBe(200);
    expect((await patch({ minimum_response_threshold: null })).status).toBe(409);
    expect((await patch({ minimum_response_threshold: 49 })).status).toBe(409);
    expect((await patch({ minimum_response_threshold: 51 })).status).toBe(200);
  });

  it.each([
    ['five', 5, 4],
    ['that none come out', null, 50],
  ])('keeps the number of responses that its students were promised: %s', async (_what, promised, wanted) => {
    const { id, patch } = await newPeriod(open, { minimum_response_threshold: promised });
    const lowered = { minimum_response_threshold: wanted };
    // A promised threshold cannot be removed, because the next one could be lower.
    const isFirst = promised === null;
    const blank = { minimum_response_threshold: null };
    if (!isFirst) for (const each of [lowered, blank]) expect((await patch(each)).status).toBe(409);
    await respond(service.store);
    const period = { type: 'course_evaluation_period', id };
    const set = await service.seed('course_evaluation_question_set', { name: 'Core' }, { period: toOne(period) });
    // As the first submission does.
    await noteAnswered(service.store, [set]);
    const refusal = {
      code: 'threshold_kept',
      detail: expect.stringMatching(
        /^The period has opened, and students were promised that .*: the minimum can be raised, not lowered or taken away$/,
      ),
      source: { pointer: '/data/attributes/minimum_response_threshold' },
      meta: { minimum: promised },
    };
    expectRefusal(await patch(lowered), 409, refusal);
    const evaluation = { type: 'course_evaluation', id: evaluationId(id, courses[0].section.id) };
    const patchOwn = (attributes: object) =>
      send('PATCH', `/api/v1/course_evaluations/${evaluation.id}`, { ...evaluation, attributes });
    expectRefusal(await patchOwn({ overrides_minimum_response_threshold: true, ...lowered }), 409, refusal);
    const marked = await patchOwn({ overrides_minimum_response_threshold: true });
    const marker = { pointer: '/data/attributes/overrides_minimum_response_threshold' };
    if (isFirst) expect(marked.status).toBe(200);
    else expectRefusal(marked, 409, { ...refusal, source: marker });
    const blanked = await patch({ ...blank, name: 'Other' });
    if (isFirst) expect(blanked.status).toBe(200);
    else expectRefusal(blanked, 409, refusal);
    // What they were promised is discarded with their answers.
    expect((await patch({ draft: true, ...lowered }, saying)).status).toBe(200);
  });
});

describe('a period that has closed', () => {
  it('is not reopened, nor put off, unless the request says what it discards', async () => {
    const { reschedule, unschedule, read } = await newPeriod(closed);
    expectDiscard(await reschedule({ closes_at: future }), 'closed', none);
    expectDiscard(await reschedule({ closes_at: null }), 'closed', none);
    expectDiscard(await reschedule({ opens_at: future, closes_at: later }), 'closed', none);
    expect((await unschedule()).status).toBe(409);
    expect((await read()).status).toBe('closed');
    expect((await reschedule({ closes_at: future }, saying)).status).toBe(200);
    expect((await read()).status).toBe('open');
  });

  it('is not reopened either once it is released, but its release can be taken back', async () => {
    const { patch, reschedule, read } = await newPeriod(closed, { results_release_at: before });
    expectDiscard(await reschedule({ closes_at: future }), 'released', none);
    expectDiscard(await patch({ draft: true }), 'released', none);
    expect((await patch({ results_release_at: future })).document.data.attributes.status).toBe('closed');
    expect((await read()).status).toBe('closed');
  });

  it('keeps what its results were worked out with', async () => {
    const settings = { minimum_response_threshold: 3, flag_standard_deviation_above: 1.5 };
    const { patch, read } = await newPeriod(closed, settings);
    const refused = await patch({ minimum_response_threshold: 1, flag_standard_deviation_above: null, name: 'X' });
    expect([refused.status, refused.document.errors.map(({ source }: { source: object }) => source)]).toEqual([
      409,
      [
        { pointer: '/data/attributes/minimum_response_threshold' },
        { pointer: '/data/attributes/flag_standard_deviation_above' },
      ],
    ]);
    expect(refused.document.errors[0].code).toBe('results_frozen');
    expect((await patch({ ...settings, name: 'X', results_release_at: past })).status).toBe(200);
    expect(await read()).toMatchObject({ ...settings, name: 'X', status: 'released' });
  });
});

it('a draft that was meant to be open moves its schedule as it likes, and loses it', async () => {
  const { patch, reschedule, unschedule } = await newPeriod(open);
  await patch({ draft: true }, saying);
  expect((await reschedule({ opens_at: future, closes_at: later })).status).toBe(200);
  expect((await reschedule(open)).status).toBe(200);
  expect((await unschedule()).status).toBe(204);
});

it('a schedule that is deleted while it is changed is not found, at whatever moment', async () => {
  const type = courseEvaluationPeriodSchedule.type;
  const outcomes: (number | string)[] = [];
  await atEveryCall(service.store, async () => {
    const attributes = { name: 'Draft', evaluation_type: 'end_of_term', draft: true };
    const period = await service.seed('course_evaluation_period', attributes, { term: toOne(term) });
    const { id } = await service.seed(type, open, { period: toOne(period) });
    const data = { attributes: { opens_at: future, closes_at: later }, relationships: {}, discardsResults: true };
    const change = readChange(courseEvaluationPeriodSchedule, data, { creates: false });
    return {
      meanwhile: () => service.call('DELETE', `${schedules}/${id}`),
      work: async (store) => {
        const changing = updateSchedule(store, id, change, { now: new Date() });
        outcomes.push(
          await changing.then(
            () => 200,
            (error) => (error instanceof JsonApiError ? error.status : String(error)),
          ),
        );
      },
    };
  });
  expect(outcomes.slice(0, -1)).toEqual(outcomes.slice(0, -1).map(() => 404));
  expect(outcomes.at(-1)).toBe(200);
});
