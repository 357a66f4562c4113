import { beforeAll, describe, expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import { readPeriod } from '../../../lib/domain/evaluations/periods/read-period.ts';
import { isAnsweredSet } from '../../../lib/domain/evaluations/tally/items.ts';
import { linkedIds } from '../../../lib/model/definition/record-fields.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import { courseEvaluationCourse } from '../../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { user } from '../../../lib/resources/people/user.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { fillWithSample } from '../../support/sample.ts';
import { startService, type TestService, toOne } from '../../support/service.ts';

let service: TestService;
let samples: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startService();
  samples = await fillWithSample(service.store);
});

const idOf = (type: string): string => samples[type] ?? `no sample of ${type}`;
const identify = (type: string) => ({ type, id: idOf(type) });

const sampleOf = async (type: string): Promise<StoredRecord> => {
  const record = await service.store.read(identify(type));
  if (record === undefined) throw new Error(`there is no sample of ${type}`);
  return record;
};

const recordsOf = async (type: string): Promise<StoredRecord[]> => {
  const items = await scanTable(service.store);
  // What has a type is a record.
  return items.filter((item) => item.type === type) as unknown as StoredRecord[];
};

describe('the people', () => {
  it.each([
    ['profile', ['user']],
    ['employment', ['user', 'profile']],
    ['address', ['user', 'profile']],
    ['phone_number', ['user', 'profile']],
    ['additional_appointment', ['profile']],
    ['credit_line_item', ['profile']],
    ['course_evaluation_instructor', ['user']],
  ])('are one: the sample %s is of the sample user', async (type, owners) => {
    const record = await sampleOf(type);
    for (const owner of owners) expect(record[owner]).toBe(idOf(owner));
  });

  it('have each a profile that knows its user', async () => {
    const [users, profiles] = await Promise.all([recordsOf('user'), recordsOf('profile')]);
    expect(new Map(users.map(({ id, profile }) => [profile, id]))).toEqual(
      new Map(profiles.map(({ id, user }) => [id, user])),
    );
  });

  it('work in the sample employment', async () => {
    const rendered = renderResource(user, await sampleOf('user'), { base: '', now: new Date() });
    expect(rendered.relationships?.current_employment?.data).toEqual(identify('employment'));
  });

  it('assist one another', async () => {
    const { admin_assistant: assistant, faculty_member: member } = await sampleOf('admin_assistant_role');
    expect(member).toBe(idOf('user'));
    expect(assistant).not.toBe(member);
  });

  it('are paid to the cent', async () => {
    expect((await sampleOf('credit_line_item')).amount).toBe('1234.10');
  });
});

describe('the folders', () => {
  it('have a sample with files, that reads', async () => {
    const { status, document } = await service.call('GET', `/api/v1/folders/${idOf('folder')}`);
    expect(status).toBe(200);
    expect(document.data.meta.children_count).toBeGreaterThan(0);
    expect(document.data.meta.files_count).toBeGreaterThan(0);
    expect((await sampleOf('file')).folder).toBe(idOf('folder'));
  });

  it('have a sample with a parent and children, a locked one among them', async () => {
    const parent = await service.call('GET', `/api/v1/folders/${idOf('folder')}/parent`);
    expect(parent.document.data).toMatchObject({ type: 'folder' });
    const children = await service.call('GET', `/api/v1/folders/${idOf('folder')}/children`);
    expect(children.document.data).toContainEqual(
      expect.objectContaining({ attributes: expect.objectContaining({ locked: true }) }),
    );
  });
});

describe('the samples that a user joins', () => {
  it.each([
    [
      'course_evaluation_section_instructor',
      { section: 'course_evaluation_section', instructor: 'course_evaluation_instructor' },
    ],
    ['department_chair', { department: 'department', chair: 'profile' }],
  ])('are free for a %s', async (type, ends) => {
    const relationships = Object.fromEntries(
      Object.entries(ends).map(([name, target]) => [name, toOne(identify(target))]),
    );
    const body = { data: { type, attributes: {}, relationships } };
    expect(await service.call('POST', `/api/v1/${type}s`, { body })).toMatchObject({ status: 201 });
  });
});

describe('the courses', () => {
  it('have a sample section of the sample course in the sample term, with the sample student', async () => {
    expect(await sampleOf('course_evaluation_section')).toMatchObject({
      course: idOf('course_evaluation_course'),
      term: idOf('course_evaluation_term'),
    });
    const student = await sampleOf('course_evaluation_student');
    expect(linkedIds(student, 'sections')).toContain(idOf('course_evaluation_section'));
  });

  it('are shown under the number that comes first in the files', async () => {
    const rendered = renderResource(courseEvaluationCourse, await sampleOf('course_evaluation_course'), {
      base: '',
      now: new Date(),
    });
    expect(rendered.attributes.display_name).toBe('MATH 341 Probability');
  });
});

describe('the evaluation periods', () => {
  const statusesAt = async (now: Date): Promise<unknown[]> => {
    const periods = await recordsOf('course_evaluation_period');
    return periods.map((each) => renderResource(courseEvaluationPeriod, each, { base: '', now }).attributes.status);
  };

  it.each([new Date('2026-01-01T00:00:00Z'), new Date(), new Date('2126-01-01T00:00:00Z')])(
    'are in all five states at %s',
    async (now) => {
      expect((await statusesAt(now)).sort()).toEqual(['closed', 'draft', 'open', 'released', 'scheduled']);
    },
  );

  it('have the open one as sample, with its schedule, evaluation and answers', async () => {
    const period = await sampleOf('course_evaluation_period');
    const rendered = renderResource(courseEvaluationPeriod, period, { base: '', now: new Date() });
    expect(rendered.attributes.status).toBe('open');
    expect(rendered.relationships?.schedule?.data).toEqual(identify('course_evaluation_period_schedule'));
    expect(await sampleOf('course_evaluation')).toMatchObject({
      period: period.id,
      section: idOf('course_evaluation_section'),
    });
    expect(await sampleOf('course_evaluation_response')).toMatchObject({ evaluation: idOf('course_evaluation') });
    const { question_set_section: id, ...answered } = await sampleOf('course_evaluation_section_response');
    expect(answered).toMatchObject({ evaluation_response: idOf('course_evaluation_response') });
    const part = await service.store.read({ type: 'course_evaluation_question_set_section', id: String(id) });
    expect(linkedIds(period, 'question_sets')).toContain(part?.question_set);
  });

  it('have a question of a set that nobody has answered as sample, so that the examples can change it', async () => {
    const [set, part] = [idOf('course_evaluation_question_set'), idOf('course_evaluation_question_set_section')];
    expect(await sampleOf('course_evaluation_question')).toMatchObject({
      question_set: set,
      question_set_section: part,
    });
    expect(await sampleOf('course_evaluation_question_set_section')).toMatchObject({ question_set: set });
    expect(isAnsweredSet(await sampleOf('course_evaluation_question_set'))).toBe(false);
  });

  it('evaluate just the sections of their courses in their term', async () => {
    const [periods, evaluations, sections] = await Promise.all(
      ['course_evaluation_period', 'course_evaluation', 'course_evaluation_section'].map(recordsOf),
    );
    for (const period of periods ?? []) {
      const { record } = await readPeriod(service.store, period.id);
      const courses = linkedIds(record, 'courses');
      expect(courses).not.toEqual([]);
      const covered = sections?.filter(({ course, term }) => term === period.term && courses.includes(String(course)));
      const evaluated = evaluations?.filter((each) => each.period === period.id).map(({ section }) => section);
      expect(evaluated?.sort()).toEqual(covered?.map(({ id }) => id).sort());
      const ids = evaluations?.filter((each) => each.period === period.id).map(({ id }) => id);
      expect(linkedIds(record, 'evaluations')).toEqual(ids?.sort());
    }
  });

  it('have section responses both completed and not', async () => {
    const responses = await recordsOf('course_evaluation_section_response');
    for (const { completed, completed_at: at } of responses) expect(at !== undefined).toBe(completed);
    expect(new Set(responses.map(({ completed }) => completed))).toEqual(new Set([true, false]));
  });
});
