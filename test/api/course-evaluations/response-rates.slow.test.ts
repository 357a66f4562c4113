import { describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import { changeStep, settingAll } from '../../../lib/store/steps.ts';
import { respond } from '../../support/respond.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toMany, toOne } from '../../support/service.ts';

const service = await startService();
const { seed } = service;
const periods = '/api/v1/course_evaluation_periods';
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

const term = await seed('course_evaluation_term', { name: 'Spring' });
const [physics, music] = [await seed('department', { name: 'Physics' }), await seed('department', { name: 'Music' })];

const newInstructor = async (department?: { type: string; id: string }) => {
  const user = await service.seedUser();
  const profile = { type: 'profile', id: String(user.profile) };
  if (department !== undefined) {
    const data = { ...profile, relationships: { department: toOne(department) } };
    expect((await service.call('PATCH', `/api/v1/profiles/${profile.id}`, { body: { data } })).status).toBe(200);
  }
  return seed('course_evaluation_instructor', {}, { user: toOne(user) });
};

const newCourse = async (students: number, ...instructors: { type: string; id: string }[]) => {
  const section = await seed('course_evaluation_section', { name: '01' }, { term: toOne(term) });
  for (let each = 0; each < students; each += 1) {
    const links = { user: toOne(await service.seedUser()), sections: toMany(section) };
    await seed('course_evaluation_student', {}, links, new Date(at(-3)));
  }
  for (const instructor of instructors)
    await seed('course_evaluation_section_instructor', {}, { section: toOne(section), instructor: toOne(instructor) });
  return seed('course_evaluation_course', { name: 'C' }, { sections: toMany(section) });
};

const newPeriod = async (courses: { id: string }[], times: object, attributes: object = {}) => {
  const { document } = await service.call('POST', periods, {
    body: {
      data: {
        type: 'course_evaluation_period',
        attributes: {
          ...{ name: 'P', evaluation_type: 'midterm', course_uuids: courses.map(({ id }) => id) },
          ...attributes,
        },
        relationships: { term: toOne(term) },
      },
    },
  });
  const period = { type: 'course_evaluation_period', id: String(document.data.id) };
  await seed('course_evaluation_period_schedule', times, { period: toOne(period) });
  await service.call('PATCH', `${periods}/${period.id}`, {
    body: { data: { ...period, attributes: { draft: false } } },
  });
  return period.id;
};

const ids = (records: { id: string }[]) => records.map(({ id }) => id);

interface Meta {
  readonly days: readonly { readonly completed: number }[];
  readonly class_sizes: readonly { readonly completed: unknown }[];
}

const sumOfDays = ({ days }: Meta): number => days.reduce((sum, { completed }) => sum + completed, 0);
const sizesOf = ({ class_sizes: sizes }: Meta): unknown[] => sizes.map(({ completed }) => completed);

const read = (id: string, headers = {}) => service.call('GET', `${periods}/${id}/response_rates`, { headers });
const open = { opens_at: at(-1), closes_at: at(1) };
const closed = { opens_at: at(-2), closes_at: at(-1) };

const [physicist, musician, nobody] = [await newInstructor(physics), await newInstructor(music), await newInstructor()];
const courses = [await newCourse(12, physicist), await newCourse(4, musician, physicist), await newCourse(2, nobody)];
const [running, over] = [
  await newPeriod(courses, open),
  await newPeriod(courses, closed, { minimum_response_threshold: 5 }),
];
// All students answer, in both.
await respond(service.store);

describe('the response rates of a period', () => {
  it('show sections, enrolments and responses, in all and by the departments of those who teach', async () => {
    const { status, document } = await read(running);
    expect(status).toBe(200);
    expect(document.data).toBeUndefined();
    const full = (sections: number, students: number) => ({
      ...{ sections, enrolled: students, completed: students, response_rate: 1 },
    });
    const expected = [
      { department: physics?.id, ...full(2, 16) },
      { department: music?.id, ...full(1, 4) },
      { department: null, ...full(1, 2) },
    ];
    const { days, class_sizes: sizes, ...all } = document.meta;
    expect(all).toEqual({ status: 'open', ...full(3, 18), departments: expect.any(Array), courses: [], behind: [] });
    expect(sumOfDays(document.meta)).toBe(18);
    for (const each of days) expect(each.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(sizes).toEqual([
      { from: 1, to: 9, ...full(2, 6) },
      { from: 10, to: 19, ...full(1, 12) },
    ]);
    expect(document.meta.departments).toHaveLength(3);
    expect(document.meta.departments).toEqual(expect.arrayContaining(expected));
  });

  it('give no number below the threshold of a period that has closed, nor let it be worked out', async () => {
    const { meta } = (await read(over)).document;
    const by = (id: unknown) => meta.departments.find(({ department }: { department: unknown }) => department === id);
    // Without the section that is withheld: with it, its number would be the difference to the result of the other.
    expect(by(physics?.id)).toMatchObject({ sections: 1, enrolled: 12, completed: 12, response_rate: 1 });
    for (const each of [by(music?.id), by(null)]) expect(each).toMatchObject({ completed: null, response_rate: null });
    // Two are not shown: together they would say that all of their students have answered.
    expect(meta).toMatchObject({ status: 'closed', completed: 12 });
    expect(sizesOf(meta)).toEqual([null, 12]);
    expect(sumOfDays(meta)).toBe(12);
    const one = await newPeriod(courses.slice(0, 2), closed, { minimum_response_threshold: 17 });
    const rates = (await read(one)).document.meta;
    expect(rates).toMatchObject({ completed: null, response_rate: null, days: [], behind: [] });
    expect(sizesOf(rates)).toEqual([null, null]);
  });

  it('count neither by day nor by size of class what the number of all leaves out', async () => {
    const taught = [await newCourse(12, physicist), await newCourse(4, physicist)];
    const id = await newPeriod(taught, closed, { minimum_response_threshold: 7 });
    await respond(service.store);
    const { meta } = (await read(id)).document;
    expect(meta.completed).toBe(12);
    expect(sumOfDays(meta)).toBe(12);
    expect(sizesOf(meta)).toEqual([null, 12]);
  });

  it('show the office which sections are behind while the period is open, the lowest first', async () => {
    expect((await read(running)).document.meta.behind).toEqual([]);
    const id = await newPeriod(courses, open);
    await respond(service.store);
    const quiet = [await newCourse(3, musician), await newCourse(6, musician)];
    const data = { type: 'course_evaluation_period', id, attributes: { course_uuids: ids([...courses, ...quiet]) } };
    expect((await service.call('PATCH', `${periods}/${id}`, { body: { data } })).status).toBe(200);
    const behind = (enrolled: number) => ({
      ...{ evaluation: expect.any(String), section: expect.any(String), section_name: '01', course_name: 'C' },
      ...{ enrolled, completed: 0, response_rate: 0 },
    });
    expect((await read(id)).document.meta.behind).toEqual([behind(6), behind(3)]);
  });

  it('of some departments or courses are sums of them, and rates by course', async () => {
    const narrowed = async (query: string) =>
      (await service.call('GET', `${periods}/${running}/response_rates?${query}`)).document;
    const [large, both, alone] = ids(courses);
    const full = (students: number) => ({ sections: 1, enrolled: students, completed: students, response_rate: 1 });
    const { meta } = await narrowed(`filter[department]=${physics?.id}`);
    expect(meta).toMatchObject({ sections: 2, enrolled: 16, completed: 16, days: [], class_sizes: [{}, {}] });
    expect(meta.courses).toEqual(
      expect.arrayContaining([
        { course: large, course_name: 'C', ...full(12) },
        { course: both, course_name: 'C', ...full(4) },
      ]),
    );
    expect((await narrowed(`filter[course]=${alone},${both}`)).meta).toMatchObject({ sections: 2, completed: 6 });
    const none = await narrowed(`filter[course]=${alone}&filter[department]=${music?.id}`);
    expect(none.meta).toMatchObject({ sections: 0, completed: null, departments: [], courses: [] });
    const [error] = (await narrowed('filter[course]=x')).errors;
    expect(error).toMatchObject({ code: 'invalid_filter', source: { parameter: 'filter[course]' } });
  });

  it('of some courses leave out what is withheld, and are for the evaluation office alone', async () => {
    const query = `filter[course]=${ids(courses).join(',')}`;
    const { meta } = (await service.call('GET', `${periods}/${over}/response_rates?${query}`)).document;
    expect(meta).toMatchObject({ sections: 1, completed: 12 });
    expect(meta.courses.map(({ completed }: { completed: unknown }) => completed).sort()).toEqual([12, null, null]);
    const { id } = await service.seedUser();
    const wanted = { name: 'person', scopes, principal: { kind: 'user', id }, now: new Date() } as const;
    const headers = { authorization: `Bearer ${(await issueToken(service.store, wanted)).token}` };
    const refused = await service.call('GET', `${periods}/${running}/response_rates?${query}`, { headers });
    expect([refused.status, refused.document.errors[0].code]).toEqual([403, 'integration_only']);
  });

  it('show a person whose groups grant it what they show an integration', async () => {
    const { id } = await service.seedUser();
    const principal = { kind: 'user', id, granted: ['responses:read'] } as const;
    const { token } = await issueToken(service.store, { name: 'officer', scopes, principal, now: new Date() });
    const { meta } = (await read(running, { authorization: `Bearer ${token}` })).document;
    expect(meta).toEqual((await read(running)).document.meta);
  });

  it('heed the thresholds that evaluations have of their own', async () => {
    const id = await newPeriod(courses, closed, { minimum_response_threshold: 2 });
    const [, second] = (await service.call('GET', `/api/v1/course_evaluations?filter[period]=${id}`)).document.data;
    const own = { overrides_minimum_response_threshold: true, minimum_response_threshold: 19 };
    const key = keyOf.record({ type: 'course_evaluation', id: second.id });
    await service.store.write([changeStep(key, settingAll(own), () => 'gone')]);
    await respond(service.store);
    const { meta } = (await read(id)).document;
    // Its own threshold withholds one; the two of the smallest are too few for any.
    expect([
      { sections: 2, completed: 12 + 4 },
      { sections: 1, completed: 12 },
      { sections: 1, completed: 4 },
    ]).toContainEqual({ sections: meta.sections, completed: meta.completed });
  });

  it('show instructors a band where few are enrolled', async () => {
    const principal = { kind: 'user', id: (await service.seedUser()).id } as const;
    const now = new Date();
    const { token } = await issueToken(service.store, { name: 'person', scopes, principal, now });
    const { meta } = (await read(running, { authorization: `Bearer ${token}` })).document;
    const by = (id: unknown) => meta.departments.find(({ department }: { department: unknown }) => department === id);
    expect(by(physics?.id).completed).toBe(16);
    expect(by(music?.id)).toMatchObject({ enrolled: 4, completed: '1–4', response_rate: null });
    expect(by(null)).toMatchObject({ enrolled: 2, completed: '1–4' });
    // The figures of all would reveal those of the others.
    expect(meta.completed).toBeNull();
    expect(meta).toMatchObject({ days: [], class_sizes: [], behind: [] });
  });

  it('count people, one of them with two student records', async () => {
    const section = await seed('course_evaluation_section', { name: '02' }, { term: toOne(term) });
    const twice = { user: toOne(await service.seedUser()), sections: toMany(section) };
    for (let record = 0; record < 2; record += 1) await seed('course_evaluation_student', {}, twice);
    const course = await seed('course_evaluation_course', { name: 'Twice' }, { sections: toMany(section) });
    const { document } = await read(await newPeriod([course], open));
    expect(document.meta).toMatchObject({ sections: 1, enrolled: 1, class_sizes: [{ enrolled: 1 }] });
  });

  it('need the scope of responses', async () => {
    expect((await read(running, await service.authorize('periods:read'))).status).toBe(403);
    expect((await read(running, await service.authorize('responses:read'))).status).toBe(200);
  });

  it('cost as many requests for many sections as for few', async () => {
    const before = costOf(await read(running)).requests;
    const more = await Promise.all(Array.from({ length: 40 }, () => newCourse(0, physicist)));
    const { document, headers } = await read(await newPeriod([...courses, ...more], open));
    expect(document.meta).toMatchObject({ sections: 43, enrolled: 18, completed: 0 });
    expect(costOf({ headers }).requests).toBe(before);
    expect(before).toBeLessThan(30);
  });

  it('count as students come and evaluations go', async () => {
    const course = await newCourse(3, musician);
    const id = await newPeriod([course, ...courses], open);
    const patch = (ids: string[]) => {
      const attributes = { course_uuids: ids };
      const data = { type: 'course_evaluation_period', id, attributes };
      return service.call('PATCH', `${periods}/${id}`, { body: { data, meta: { discard_results: true } } });
    };
    await respond(service.store);
    expect((await read(id)).document.meta).toMatchObject({ enrolled: 21, completed: 21 });
    await patch(courses.map((each) => each.id));
    expect((await read(id)).document.meta).toMatchObject({ enrolled: 18, completed: 18 });
    await patch([course, ...courses].map((each) => each.id));
    expect((await read(id)).document.meta).toMatchObject({ enrolled: 21, completed: 18, response_rate: 0.857143 });
  });
});
