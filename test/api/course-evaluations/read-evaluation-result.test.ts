import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFolds } from '../../../lib/domain/evaluations/closing/sweep-folds.ts';
import { discardFields } from '../../../lib/resources/course-evaluations/period-times.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep, putStep } from '../../../lib/store/steps.ts';
import { answer, askPeriod } from '../../lib/domain/evaluations/closing/support/answered-period.ts';
import { answersTo, ballotsOf } from '../../lib/domain/evaluations/closing/support/folding.ts';
import {
  actingFor,
  type Evaluated,
  open,
  released,
  scaleResult,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
  unitsOfTwo,
  unreleased,
} from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read');
const office = await service.authorize('results:preview');

const resultOf = ({ evaluation }: Evaluated, headers: { authorization: string } = reader) =>
  service.call('GET', `/api/v1/course_evaluations/${evaluation.id}/result`, { headers });

const person = ({ user }: Pick<Teacher, 'user'>) => actingFor(service.store, user, 'results:read', 'results:preview');

const withheld = (because: string) => ({
  status: 'withheld',
  withheld_because: because,
  enrolled: null,
  completed: null,
  response_rate: null,
  flags: null,
});

let maths: StoredRecord;
let ada: Teacher;
let bob: Teacher;
let question: StoredRecord;
let aboutThem: StoredRecord;

/** A result of a section that two have taught. */
const seedShared = async (times: typeof released, attributes: object = {}) => {
  const period = await seedPeriod(service, times, attributes);
  const evaluated = await seedEvaluation(service, period, [ada, bob]);
  question = await seedQuestion(service, period);
  aboutThem = await seedQuestion(service, period, { text: 'Explains well.', subject: 'instructor' });
  const flagged = scaleResult(aboutThem.id, { flags: { low_answer: true } });
  const units = unitsOfTwo(evaluated, { course: question, about: aboutThem }, flagged);
  await seedResult(service, period, evaluated, { units, flags: ['low_answer'] });
  return { period, evaluated };
};

beforeAll(async () => {
  const science = await service.seed('department', { name: 'Science' });
  maths = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(science) });
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', maths);
});

describe('a released result', () => {
  it('shows its figures with what was asked, and what the period says to its readers', async () => {
    const { evaluated, period } = await seedShared(released);
    const { status, document } = await resultOf(evaluated);
    expect(status).toBe(200);
    const { attributes } = document.data;
    expect(attributes).toMatchObject({
      status: 'available',
      withheld_because: null,
      enrolled: 20,
      completed: 12,
      response_rate: 0.6,
      flags: ['low_answer'],
      results_guidelines: '<p>Read the comments too.</p>',
    });
    expect(attributes.units).toHaveLength(3);
    expect(attributes.units[0].questions[0]).toMatchObject({
      question: question.id,
      text: 'It was clear.',
      scale: { points: 5, first: 1, favourable_from: 4, favourable_values: [4, 5] },
      n: 12,
      counts: { 1: 1, 2: 0, 3: 2, 4: 5, 5: 4 },
      figures: { mean: 3.916667, interpolated_median: 4.1, percent_favourable_interval: [0.568, 0.872] },
    });
    const { results_release_at } = period;
    expect(document.meta).toEqual({
      period: { name: 'Finals', status: 'released', results_release_at, term: 'Autumn' },
      instructors: evaluated.sectionInstructors.map(({ id }, index) => {
        const { user, instructor } = evaluated.teachers[index] ?? ada;
        return { id, instructor: instructor.id, user: user.id, display_name: String(user.display_name) };
      }),
    });
  });

  it('says how many comments were removed', async () => {
    const { evaluated, period } = await seedShared(released);
    const relationships = { evaluation: toOne(evaluated.evaluation), period: toOne(period), question: toOne(question) };
    const attributes = { text: 'X', subject: 'course', decision: 'removed', reason: 'Insults.' };
    await service.seed('course_evaluation_comment', attributes, relationships);
    await service.seed('course_evaluation_comment', { ...attributes, decision: 'public' }, relationships);
    const { document } = await resultOf(evaluated);
    expect(document.data.attributes.units[0].questions[0].comments).toEqual({ removed: 1 });
  });

  it.each(['too_few_responses', 'never_released'] as const)('of %s shows no count', async (because) => {
    const period = await seedPeriod(service, released);
    const evaluated = await seedEvaluation(service, period, [ada]);
    await seedResult(service, period, evaluated, { status: 'withheld', because, enrolled: 20 });
    const { document, text } = await resultOf(evaluated);
    expect(document.data.attributes).toMatchObject({ ...withheld(because), flags: [], units: [] });
    expect(text).not.toContain('20,');
    expect((await resultOf(evaluated, office)).document.data.attributes).toEqual(document.data.attributes);
  });
});

describe('a result before its release', () => {
  it('is withheld, but not from the evaluation office', async () => {
    const { evaluated } = await seedShared(unreleased);
    expect((await resultOf(evaluated)).document.data.attributes).toMatchObject(withheld('not_released'));
    const { document } = await resultOf(evaluated, office);
    expect(document.data.attributes).toMatchObject({ status: 'available', completed: 12 });
  });

  it('is withheld from persons whatever their scopes', async () => {
    const { evaluated } = await seedShared(unreleased);
    const { document } = await resultOf(evaluated, await person(ada));
    expect(document.data.attributes).toMatchObject(withheld('not_released'));
  });
});

describe('the result of an evaluation that is open', () => {
  const beforeOpening = new Date(Date.now() - 60 * 86_400_000);

  const answered = async ({ evaluation, section }: Evaluated, completed: number, enrolled: number) => {
    for (const shard of [0, 3])
      await service.store.write([
        putStep(keyOf.tally(evaluation.id, shard), { completed: shard === 0 ? completed - 1 : 1 }, () => 'there'),
      ]);
    for (let student = 0; student < enrolled; student += 1)
      await service.seed(
        'course_evaluation_student',
        {},
        { user: toOne(await service.seed('user', { display_name: 'Student' })), sections: toMany(section) },
        beforeOpening,
      );
  };

  it('shows the evaluation office how many have answered, and other integrations nothing', async () => {
    const evaluated = await seedEvaluation(service, await seedPeriod(service, open), [ada]);
    await answered(evaluated, 3, 4);
    const { document } = await resultOf(evaluated, office);
    expect(document.data.attributes).toMatchObject(withheld('not_closed'));
    expect(document.meta).toEqual({ participation: { enrolled: 4, completed: 3 } });
    expect((await resultOf(evaluated)).document.meta).toBeUndefined();
  });

  it('has no link that leads nowhere', async () => {
    const evaluated = await seedEvaluation(service, await seedPeriod(service, open), [ada]);
    const all = await service.authorize('results:preview', 'periods:read', 'courses:read');
    const { data } = (await resultOf(evaluated, all)).document;
    const relationships: { links: { related: string } }[] = Object.values(data.relationships);
    expect(relationships).toHaveLength(7);
    for (const link of [data.links.self, ...relationships.map(({ links }) => links.related)]) {
      const { pathname } = new URL(link);
      expect((await service.call('GET', pathname, { headers: all })).status, pathname).toBe(200);
    }
    const period = await service.call('GET', new URL(data.relationships.period.links.related).pathname, {
      headers: all,
    });
    expect(period.document.data).toMatchObject(data.relationships.period.data);
  });

  it('shows instructors of a small class a band, and other persons nothing', async () => {
    const evaluated = await seedEvaluation(service, await seedPeriod(service, open), [ada]);
    await answered(evaluated, 3, 4);
    expect((await resultOf(evaluated, await person(ada))).document.meta).toEqual({
      participation: { completed_band: '1–4' },
    });
    expect((await resultOf(evaluated, await person(bob))).document.meta).toBeUndefined();
  });

  it('shows instructors of a large class the number', async () => {
    const evaluated = await seedEvaluation(service, await seedPeriod(service, open), [ada]);
    await answered(evaluated, 3, 10);
    expect((await resultOf(evaluated, await person(ada))).document.meta).toEqual({
      participation: { enrolled: 10, completed: 3 },
    });
  });

  it('shows a band too of a small class of which one has two student records', async () => {
    const evaluated = await seedEvaluation(service, await seedPeriod(service, open), [ada]);
    await answered(evaluated, 3, 8);
    const twice = { user: toOne(await service.seedUser()), sections: toMany(evaluated.section) };
    for (let record = 0; record < 2; record += 1) await service.seed('course_evaluation_student', {}, twice);
    expect((await resultOf(evaluated, await person(ada))).document.meta).toEqual({
      participation: { completed_band: '1–4' },
    });
    expect((await resultOf(evaluated, office)).document.meta).toEqual({ participation: { enrolled: 9, completed: 3 } });
  });

  it('is withheld when it had a result before its period was reopened', async () => {
    const { evaluated } = await seedShared(open);
    const { document } = await resultOf(evaluated, office);
    expect(document.data.attributes).toMatchObject(withheld('not_closed'));
    expect(document.data.attributes.units).toBeUndefined();
  });
});

describe('the result of a period that has closed', () => {
  it('is withheld until the sweep has counted the answers, which a read does not', async () => {
    const period = await askPeriod(service.store, [{ enrolled: 3, teachers: 1 }], { minimum_response_threshold: 3 });
    const [evaluation] = period.evaluations;
    if (evaluation === undefined) throw new Error('no evaluation');
    for (const student of [0, 1, 2]) await answer(service.store, evaluation, student, answersTo(period, evaluation, 4));
    const read = async () =>
      (await service.call('GET', `/api/v1/course_evaluations/${evaluation.id}/result`, { headers: office })).document;
    const ballots = await ballotsOf(service.store);
    expect((await read()).data.attributes).toMatchObject(withheld('not_closed'));
    expect(await ballotsOf(service.store)).toEqual(ballots);
    await sweepFolds(service.store, { now: new Date() });
    expect((await read()).data.attributes).toMatchObject({ status: 'available', completed: 3 });
  });
});

describe('a result that is being discarded', () => {
  it('is withheld, though its period has closed again meanwhile', async () => {
    const { evaluated, period } = await seedShared(released);
    const list = `/api/v1/course_evaluation_results?filter[period]=${period.id}`;
    const listed = async () => (await service.call('GET', list, { headers: reader })).document.data;
    expect(await listed()).toHaveLength(1);
    const step = changeStep(keyOf.record(period), { set: [[[discardFields.pending], true]] }, () => 'gone');
    await service.store.write([step]);
    for (const headers of [office, reader]) {
      const { document } = await resultOf(evaluated, headers);
      expect(document.data.attributes).toMatchObject(withheld('not_closed'));
    }
    expect(await listed()).toEqual([]);
  });
});

describe('a person', () => {
  it('who teaches with another sees what is about the course and the own person, and none of the other', async () => {
    const { evaluated } = await seedShared(released);
    const { document } = await resultOf(evaluated, await person(ada));
    const { units, flags } = document.data.attributes;
    expect(units.map(({ instructor }: { instructor: string | null }) => instructor)).toEqual([
      null,
      evaluated.sectionInstructors[0]?.id,
    ]);
    expect(units[0].questions.map(({ question: id }: { question: string }) => id)).toEqual([question.id]);
    expect(flags).toEqual([]);
  });

  it.each([
    ['teaches', 'department_admin'],
    ['chairs', 'instructor'],
  ])('who %s sees nothing where the period shows them only to a %s', async (_what, role) => {
    const { evaluated } = await seedShared(released, { results_visible_to_roles: [role] });
    const chair = await seedTeacher(service, 'Chair');
    await seedChair(service, chair, maths.id);
    const asked = role === 'instructor' ? chair : ada;
    const { document } = await resultOf(evaluated, await person(asked));
    expect(document.data.attributes).toMatchObject(withheld('role'));
    expect(document.data.attributes.name).toBeNull();
  });

  it('who chairs a department above sees all of it', async () => {
    const { evaluated } = await seedShared(released);
    const dean = await seedTeacher(service, 'Dean');
    await seedChair(service, dean, String(maths.parent));
    const { document } = await resultOf(evaluated, await person(dean));
    expect(document.data.attributes).toMatchObject({ status: 'available', flags: ['low_answer'] });
    expect(document.data.attributes.units).toHaveLength(3);
  });

  it('who has no part in it sees nothing', async () => {
    const { evaluated } = await seedShared(released);
    const { document } = await resultOf(evaluated, await person(await seedTeacher(service, 'Eve', maths)));
    expect(document.data.attributes).toMatchObject(withheld('role'));
    expect(document.meta).toBeUndefined();
  });
});

describe('the request', () => {
  it('is refused without a scope for results', async () => {
    const { evaluated } = await seedShared(released);
    const answer = await resultOf(evaluated, await service.authorize('responses:read'));
    expect([answer.status, answer.document.errors[0].code]).toEqual([403, 'missing_scope']);
  });

  it('finds no evaluation that is not there', async () => {
    const { evaluated } = await seedShared(released);
    const nobody = { ...evaluated, evaluation: { ...evaluated.evaluation, id: crypto.randomUUID() } };
    expect((await resultOf(nobody)).status).toBe(404);
  });
});

describeInProcess('the round trips of a result', () => {
  it('are three at most', async () => {
    const { evaluated } = await seedShared(released);
    await resultOf(evaluated);
    expect(costOf(await resultOf(evaluated)).roundTrips).toBeLessThanOrEqual(3);
    const marked = [[['detail_parts'], 1]] as const;
    const key = keyOf.record({ type: 'course_evaluation_result', id: evaluated.evaluation.id });
    await service.store.write([changeStep(key, { set: marked }, () => 'gone')]);
  });
});
