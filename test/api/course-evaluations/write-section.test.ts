import { describe, expect, it } from 'vitest';
import { createSection } from '../../../lib/domain/evaluations/coverage/create-section.ts';
import { createPeriod } from '../../../lib/domain/evaluations/periods/create-period.ts';
import { coverCourses } from '../../../lib/domain/evaluations/periods/update-period.ts';
import { create } from '../../../lib/http/operations/create.ts';
import { update } from '../../../lib/http/operations/update.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { courseEvaluationSection } from '../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { evaluationId, readCoverage } from '../../../lib/resources/course-evaluations/coverage.ts';
import { resources } from '../../../lib/resources/registry.ts';
import { inlineEntries } from '../../../lib/store/linkage.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import type { Step } from '../../../lib/store/steps.ts';
import { Store } from '../../../lib/store/store.ts';
import { newPeriod } from '../../lib/domain/evaluations/support/new-period.ts';
import { seedCourses } from '../../lib/domain/evaluations/support/seed-courses.ts';
import { attributesWith, expectInvalid, expectRefusal, timestamp, uuid } from '../../support/expectations.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const type = 'course_evaluation_section';
const collection = '/api/v1/course_evaluation_sections';

const newTerm = () => service.seed('course_evaluation_term', { name: 'Spring' });
const newCourse = () => service.seed('course_evaluation_course', { name: 'Topology' });
const [term, otherTerm] = [await newTerm(), await newTerm()];

const post = (relationships: object, attributes: object = { name: '0101' }) =>
  service.call('POST', collection, { body: { data: { type, attributes, relationships } } });
const patch = (id: string, relationships: object, attributes: object = {}) =>
  service.call('PATCH', `${collection}/${id}`, { body: { data: { type, id, attributes, relationships } } });

const cover = async (courses: readonly StoredRecord[], of = term): Promise<string> => {
  const data = {
    attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: courses.map(({ id }) => id) },
    relationships: { term: toOne(of) },
  };
  return (await createPeriod(service.store, newPeriod(data), { now: new Date() })).id;
};

const evaluation = (period: string, section: string) =>
  service.store.read({ type: 'course_evaluation', id: evaluationId(period, section) });

/** Those of sections in periods that there are. */
const evaluations = (periods: readonly string[], sections: readonly string[]) =>
  service.store.readMany(
    periods.flatMap((period) =>
      sections.map((section) => ({ type: 'course_evaluation', id: evaluationId(period, section) })),
    ),
  );

const coveredSections = async (period: string): Promise<string[]> =>
  [...((await readCoverage(service.store, period))?.chunks.values() ?? [])].flatMap(({ sections }) =>
    Object.keys(sections),
  );

describe('a section of a course that very many periods cover', () => {
  it('joins and leaves as many as one write takes, and is refused where they are more', async () => {
    const [course, spring] = [await newCourse(), await newTerm()];
    const periods = await Promise.all(Array.from({ length: 30 }, () => cover([course], spring)));
    const { status, document } = await post({ term: toOne(spring), course: toOne(course) });
    expect(status).toBe(201);
    const { id } = document.data;
    for (const cancelled of [true, false]) {
      expect((await patch(id, {}, { cancelled })).status).toBe(200);
      expect(await evaluations(periods, [id])).toHaveLength(cancelled ? 0 : periods.length);
    }
    await Promise.all([cover([course], spring), cover([course], spring)]);
    const refusal = {
      code: 'covered_by_many',
      detail:
        'Too many evaluation periods cover the course of the section: it can not join or leave all of them in one write',
    };
    expectRefusal(await post({ term: toOne(spring), course: toOne(course) }), 409, refusal);
    expectRefusal(await patch(id, {}, { cancelled: true }), 409, refusal);
    expect((await patch(id, {}, { name: '0102' })).status).toBe(200);
  });
});

describe('creating a section', () => {
  it('answers it, and its course knows it', async () => {
    const course = await newCourse();
    const { status, document, headers } = await post(
      { term: toOne(term), course: toOne(course) },
      { name: '0101', external_id: 'T-1' },
    );
    const self = `http://facet.test${collection}/${document.data?.id}`;
    expect(status).toBe(201);
    expect(headers.location).toBe(self);
    expect(document.data).toEqual({
      type,
      id: uuid,
      attributes: attributesWith({ name: '0101', external_id: 'T-1', created_at: timestamp, updated_at: timestamp }),
      relationships: {
        course: { links: { related: `${self}/course` }, ...toOne(course), meta: {} },
        term: { links: { related: `${self}/term` }, ...toOne(term), meta: {} },
      },
      links: { self },
      meta: { version: 1 },
    });
    expect(await service.store.read(course)).toMatchObject({ sections: { [document.data.id]: { term: term.id } } });
  });

  it('makes its evaluations in every period that covers its course in its term, and in no other', async () => {
    const [course, other] = [await newCourse(), await newCourse()];
    const covering = [await cover([course]), await cover([course, other])];
    const others = [await cover([other]), await cover([course], otherTerm)];
    const { document } = await post({ term: toOne(term), course: toOne(course) });
    for (const period of covering) {
      expect(await evaluation(period, document.data.id)).toMatchObject({ period, section: document.data.id });
      expect(await coveredSections(period)).toEqual([document.data.id]);
    }
    for (const period of others) expect(await evaluation(period, document.data.id)).toBeUndefined();
  });

  it('takes one round trip without a course, three with one', async () => {
    const [at, of] = [await newTerm(), await newCourse()];
    await cover([of], at);
    expect(costOf(await post({ term: toOne(at) })).roundTrips).toBe(1);
    expect(costOf(await post({ term: toOne(at), course: toOne(of) })).roundTrips).toBe(3);
  });

  it('refuses a blank name, no term, and a course and a term that do not exist', async () => {
    expectInvalid(await post({ term: toOne(term) }, { name: ' ' }), "Name can't be blank");
    expectInvalid(await post({}), "Term can't be blank");
    const id = crypto.randomUUID();
    const answer = await post({
      term: toOne({ type: 'course_evaluation_term', id }),
      course: toOne({ type: 'course_evaluation_course', id }),
    });
    expect(answer.document.errors.map(({ source }: { source: object }) => source)).toEqual([
      { pointer: '/data/relationships/course/data' },
      { pointer: '/data/relationships/term/data' },
    ]);
    expect(answer.status).toBe(404);
  });
});

describe('updating a section', () => {
  it('takes it to the course that it was moved to once a period covers that too, counted once', async () => {
    const [course, next] = [await newCourse(), await newCourse()];
    const period = await cover([course]);
    const { id } = (await post({ term: toOne(term), course: toOne(course) })).document.data;
    await patch(id, { course: toOne(next) });
    await coverCourses(service.store, period, [course.id, next.id], new Date());
    expect(await coveredSections(period)).toEqual([id]);
    const listed = await service.call('GET', '/api/v1/course_evaluation_periods?sort=-created_at&page[size]=1');
    expect(listed.document.data).toMatchObject([
      { id: period, relationships: { evaluations: { meta: { count: 1 } } } },
    ]);
    await patch(id, {}, { cancelled: true });
    expect(await evaluation(period, id)).toBeUndefined();
    expect(await coveredSections(period)).toEqual([]);
  });

  it('changes what it says, and nothing of its evaluations', async () => {
    const course = await newCourse();
    const period = await cover([course]);
    const { id } = (await post({ term: toOne(term), course: toOne(course) })).document.data;
    const before = await evaluation(period, id);
    // The first call of a function reads the token too.
    await patch(id, {}, {});
    const answer = await patch(id, {}, { name: '0301' });
    expect(answer.document.data.attributes.name).toBe('0301');
    expect(costOf(answer).roundTrips).toBe(2);
    expect(await evaluation(period, id)).toEqual(before);
  });

  it('with another course joins the periods that cover that, and keeps the evaluations that it has', async () => {
    const [from, to] = [await newCourse(), await newCourse()];
    const [left, joined] = [await cover([from]), await cover([to])];
    const { id } = (await post({ term: toOne(term), course: toOne(from) })).document.data;
    expect((await patch(id, { course: toOne(to) })).status).toBe(200);
    expect(await evaluation(joined, id)).toBeDefined();
    expect(await evaluation(left, id)).toBeDefined();
    expect(await service.store.read(from)).toMatchObject({ sections: {} });
  });

  it('with another term joins the periods of that', async () => {
    const course = await newCourse();
    const period = await cover([course], otherTerm);
    const { id } = (await post({ term: toOne(term), course: toOne(course) })).document.data;
    expect(await evaluation(period, id)).toBeUndefined();
    expect((await patch(id, { term: toOne(otherTerm) })).status).toBe(200);
    expect(await evaluation(period, id)).toBeDefined();
    expect(await service.store.read(course)).toMatchObject({ sections: { [id]: { term: otherTerm.id } } });
  });

  it('without a course any more keeps its evaluations', async () => {
    const course = await newCourse();
    const period = await cover([course]);
    const { id } = (await post({ term: toOne(term), course: toOne(course) })).document.data;
    const answer = await patch(id, { course: { data: null } });
    expect(answer.document.data.relationships.course.data).toBeNull();
    expect(await evaluation(period, id)).toBeDefined();
  });

  it('refuses one that does not exist, and a term of nothing', async () => {
    const id = crypto.randomUUID();
    expectRefusal(await patch(id, {}, { name: 'X' }), 404, { detail: expect.stringContaining(id) });
    const section = (await post({ term: toOne(term) })).document.data.id;
    expectInvalid(await patch(section, { term: { data: null } }), "Term can't be blank");
  });
});

/** The table as a writer sees it that another one overtakes before the first write. */
class OvertakenStore extends Store {
  #meddle: (() => Promise<unknown>) | undefined;

  constructor(meddle: () => Promise<unknown>) {
    super(service.store.client, service.store.tableName);
    this.#meddle = meddle;
  }

  override async write(steps: readonly Step[]) {
    const meddle = this.#meddle;
    this.#meddle = undefined;
    await meddle?.();
    return super.write(steps);
  }
}

describe('a section whose course is covered while it is created', () => {
  const createIn = async (store: Store, course: StoredRecord): Promise<string> => {
    const relationships = { term: toOne(term), course: toOne(course) };
    const change = readChange(
      courseEvaluationSection,
      { attributes: { name: '0101' }, relationships },
      { creates: true },
    );
    return (await createSection(store, change, { now: new Date() })).id;
  };

  it('by a new period is evaluated there', async () => {
    const course = await newCourse();
    let period = '';
    const overtaken = new OvertakenStore(async () => {
      period = await cover([course]);
    });
    const section = await createIn(overtaken, course);
    expect(await coveredSections(period)).toEqual([section]);
    expect(await evaluation(period, section)).toBeDefined();
  });

  it('no more, because of a change of the period, is not', async () => {
    const course = await newCourse();
    const period = await cover([course]);
    const section = await createIn(
      new OvertakenStore(() => coverCourses(service.store, period, [], new Date())),
      course,
    );
    expect(await coveredSections(period)).toEqual([]);
    expect(await evaluation(period, section)).toBeUndefined();
  });

  it('and whose course is full is evaluated there too', async () => {
    const [id = ''] = await seedCourses(service.store, term.id, 1, inlineEntries);
    const course = { ...(await newCourse()), id };
    let period = '';
    const overtaken = new OvertakenStore(async () => {
      period = await cover([course]);
    });
    const section = await createIn(overtaken, course);
    const covered = await coveredSections(period);
    expect(covered).toHaveLength(inlineEntries + 1);
    expect(covered).toContain(section);
    // More than one write takes: each batch has made its own.
    expect(await evaluations([period], covered)).toHaveLength(covered.length);
  });
});

describe('the general operations', () => {
  it.each(resources.filter(({ writtenBy }) => writtenBy !== undefined))(
    'refuse $type, whose writing has effects elsewhere',
    (resource) => {
      expect(() => create(resource)).toThrow(String(resource.writtenBy));
      expect(() => update(resource)).toThrow(String(resource.writtenBy));
    },
  );
});
