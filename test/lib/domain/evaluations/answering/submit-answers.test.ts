import { expect, it } from 'vitest';
import { scanTable } from '../../../../../infra/tools/bench/scan-table.ts';
import { submitAnswers } from '../../../../../lib/domain/evaluations/answering/submit-answers.ts';
import { myEvaluations } from '../../../../../lib/domain/evaluations/questions/my-evaluations.ts';
import { evaluationId } from '../../../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf, tallyShards } from '../../../../../lib/store/keys.ts';
import { changeStep } from '../../../../../lib/store/steps.ts';
import { Store } from '../../../../../lib/store/store.ts';
import { describeInProcess } from '../../../../support/routes-under-test.ts';
import { startService, toMany, toOne } from '../../../../support/service.ts';
import { nth, openPeriod, scale, seedInstructor } from './support/open-period.ts';
import { now, refusalOf, submittingTo, valueFor } from './support/submitting.ts';

const startOfDay = '2026-03-14T00:00:00.000Z';
const service = await startService();
const { submit, ballotsOf, countOf, responsesOf } = submittingTo(service);

describeInProcess('a submission', () => {
  it('writes participation, ballot, response, section responses and count, with nothing but the day', async () => {
    const questions = [[{ kind: 'scale', scale }], [{ kind: 'heading' }], [{ kind: 'text' }, { kind: 'scale', scale }]];
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], questions, now });
    const evaluation = nth(open.evaluations);
    const before = await service.store.get(keyOf.record({ type: 'course_evaluation', id: evaluation }));
    const response = await submit(open, [
      { question: nth(nth(open.questions, 2)).id, text: 'Fine.' },
      ...valueFor(open),
    ]);
    expect(await ballotsOf(evaluation)).toEqual([
      [
        { question: nth(nth(open.questions)).id, value: 4 },
        { question: nth(nth(open.questions, 2)).id, text: 'Fine.' },
      ],
    ]);
    expect(await countOf(evaluation)).toBe(1);
    const participation = keyOf.participation(evaluation, nth(open.users).id);
    expect(await service.store.get(participation)).toEqual({ ...participation, day: '2026-03-14' });
    expect(response).toMatchObject({ created_at: startOfDay, updated_at: startOfDay, version: 1 });
    expect(response.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const parts = (await scanTable(service.store)).filter((item) => item.evaluation_response === response.id);
    expect(parts.map((part) => part.question_set_section).sort()).toEqual(
      [nth(open.questionSections).id, nth(open.questionSections, 2).id].sort(),
    );
    for (const part of parts) {
      expect(part).toMatchObject({ created_at: startOfDay, updated_at: startOfDay, completed_at: startOfDay });
      expect(part).toMatchObject({ completed: true, version: 1 });
      expect(part.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    }
    // No student of the class touches the same record as the others.
    expect(await service.store.get(keyOf.record({ type: 'course_evaluation', id: evaluation }))).toEqual(before);
  });

  it('is counted in the lists once, by its day', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], now });
    const total = async (query: string) =>
      (await service.call('GET', `/api/v1/course_evaluation_section_responses?page[size]=1&${query}`)).document.meta
        .total;
    const day = 'filter[completed_at.gte]=2026-03-14T00:00:00Z&filter[completed_at.lt]=2026-03-15T00:00:00Z';
    const before = [await total(''), await total(day)];
    await submit(open, valueFor(open));
    await submit(open, valueFor(open), { student: nth(open.students, 1).id });
    expect([await total(''), await total(day)]).toEqual(before.map((count) => count + 2));
  });

  it('comes once of each student', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], now });
    await submit(open, valueFor(open));
    const refusal = await refusalOf(submit(open, valueFor(open, 1)));
    expect([refusal.status, nth(refusal.errors).code]).toEqual([409, 'already_answered']);
    await submit(open, valueFor(open, 2), { student: nth(open.students, 1).id });
    expect(
      (await ballotsOf(nth(open.evaluations)))
        .flat()
        .map(({ value }) => value)
        .sort(),
    ).toEqual([2, 4]);
    expect(await countOf(nth(open.evaluations))).toBe(2);
  });

  it('comes once of a person who is enrolled by another student record, or by one that was created again', async () => {
    const open = await openPeriod(service, { sections: 2, enrolments: [[0]], now });
    const links = { user: toOne(nth(open.users)), sections: toMany(...open.sections) };
    const second = await service.seed('course_evaluation_student', {}, links);
    await submit(open, valueFor(open));
    await service.call('DELETE', `/api/v1/course_evaluation_students/${nth(open.students).id}`);
    const recreated = await service.seed('course_evaluation_student', {}, links);
    for (const { id } of [second, recreated]) {
      const refusal = await refusalOf(submit(open, valueFor(open), { student: id }));
      expect([refusal.status, nth(refusal.errors).code]).toEqual([409, 'already_answered']);
      const shown = await myEvaluations(service.store, { id, period: open.period }, now);
      const isAnswered = (evaluation: string) =>
        shown.evaluations.find((each) => each.evaluation.id === evaluation)?.isAnswered;
      expect(open.evaluations.map(isAnswered)).toEqual([true, false]);
    }
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    await submit(open, valueFor(open), { student: recreated.id, evaluation: nth(open.evaluations, 1) });
  });

  it('comes once of one student who sends it ten times at once', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => submit(open, valueFor(open))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(nth(outcome.reason.errors)).toMatchObject({ code: 'already_answered' });
    expect(await ballotsOf(nth(open.evaluations))).toHaveLength(1);
    expect(await countOf(nth(open.evaluations))).toBe(1);
  });

  it('answers for an evaluation of another student, section or period as for one that does not exist', async () => {
    const open = await openPeriod(service, { sections: 2, enrolments: [[0], [1]], now });
    const other = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const missing = '019d0000-0000-7000-8000-000000000000';
    // The student's own section, in a period that the token is not for.
    const { id: section, course, term } = nth(open.sections);
    const body = {
      data: {
        type: 'course_evaluation_period',
        attributes: { name: 'Next', evaluation_type: 'midterm', course_uuids: [course] },
        relationships: { term: toOne({ type: 'course_evaluation_term', id: String(term) }) },
      },
    };
    const next = await service.call('POST', '/api/v1/course_evaluation_periods', { body });
    const notOpen = evaluationId(next.document.data.id, section);
    expect(await service.store.read({ type: 'course_evaluation', id: notOpen })).toBeDefined();
    for (const evaluation of [nth(open.evaluations, 1), nth(other.evaluations), notOpen, missing]) {
      const { status, errors } = await refusalOf(submit(open, 'no answers', { evaluation }));
      expect([status, errors]).toEqual([
        404,
        [
          {
            status: '404',
            title: 'Not Found',
            code: 'related_not_found',
            detail: `There is no course_evaluation with the id "${evaluation}"`,
            source: { pointer: '/data/relationships/evaluation/data' },
          },
        ],
      ]);
    }
  });

  it('is refused before the period opens and from the moment when it closes, whatever it says', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const { opens_at, closes_at } = open.schedule;
    const at = (instant: unknown, ms: number) => new Date(Date.parse(String(instant)) + ms);
    for (const [moment, status] of [
      [at(opens_at, -1), 'scheduled'],
      [at(closes_at, 0), 'closed'],
    ] as const) {
      const refusal = await refusalOf(submit(open, 'no answers', { now: moment }));
      expect(refusal.status).toBe(409);
      expect(refusal.errors).toMatchObject([{ code: 'not_open', meta: { status } }]);
    }
    await submit(open, valueFor(open), { now: at(closes_at, -1) });
    const late = await refusalOf(submit(open, valueFor(open), { now: at(closes_at, 0) }));
    expect(nth(late.errors).code).toBe('not_open');
  });

  it('is refused where the evaluation has been folded, and writes nothing', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const evaluation = nth(open.evaluations);
    const shards = Array.from({ length: tallyShards }, (_, shard) => keyOf.tally(evaluation, shard));
    await service.store.write(shards.map((key) => changeStep(key, { set: [[['folded'], true]] }, () => undefined)));
    const refusal = await refusalOf(submit(open, valueFor(open)));
    expect(refusal.errors).toMatchObject([{ code: 'not_open', meta: { status: 'closed' } }]);
    expect(await ballotsOf(evaluation)).toEqual([]);
    expect(await responsesOf(evaluation)).toEqual([]);
    expect(await service.store.get(keyOf.participation(evaluation, nth(open.users).id))).toBeUndefined();
  });

  it('of a section that was withdrawn is refused as if there were none', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const set = [[['withdrawn'], true]] as const;
    await service.store.write([changeStep(keyOf.record(nth(open.sections)), { set }, () => undefined)]);
    expect((await refusalOf(submit(open, valueFor(open)))).status).toBe(404);
  });

  it('rates nobody who gives it', async () => {
    const questions = [[{ kind: 'scale', scale, subject: 'instructor', is_required: true }]];
    const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0]], questions, now });
    const self = await seedInstructor(service, nth(open.sections), nth(open.users));
    const other = await seedInstructor(service, nth(open.sections), nth(open.users, 1));
    const question = nth(nth(open.questions)).id;
    const rate = (instructor: string) => ({ question, instructor, value: 5 });
    const refusal = await refusalOf(submit(open, [rate(self.id), rate(other.id)]));
    expect(refusal.errors).toMatchObject([
      { code: 'not_in_list', source: { pointer: '/data/attributes/answers/0/instructor' } },
    ]);
    await submit(open, [rate(other.id)]);
    await submit(open, [rate(self.id)], { student: nth(open.students, 1).id });
  });

  it('costs three round trips of reading and one of writing where the process has not met the evaluation, then two', async () => {
    const teacher = await service.seedUser();
    const open = await openPeriod(service, { sections: 1, enrolments: [[0], [0], [0]], now });
    await seedInstructor(service, nth(open.sections), teacher);
    // The first one marks the question sets.
    await submit(open, valueFor(open));
    const met = await openPeriod(service, { sections: 2, enrolments: [[0], [1], [1]], now });
    await submit(met, valueFor(met));
    const other = { evaluation: nth(met.evaluations, 1) };
    const costs: number[] = [];
    for (const student of [1, 2]) {
      const store = new Store(service.store.client, service.store.tableName);
      const by = { student: nth(met.students, student).id, period: met.period };
      await submitAnswers(store, { ...other, ...by, answers: valueFor(met), now });
      costs.push(store.meter.consumption.roundTrips);
    }
    expect(costs).toEqual([3, 2]);
  });

  it('marks the question sets, so that the questions stay as they were answered', async () => {
    const open = await openPeriod(service, { sections: 1, enrolments: [[0]], now });
    const read = () => service.store.readInline(open.set);
    const before = await read();
    await refusalOf(submit(open, []));
    expect(await read()).toEqual(before);
    await submit(open, valueFor(open));
    expect(await read()).toEqual({ ...before, answered: true });
  });
});
