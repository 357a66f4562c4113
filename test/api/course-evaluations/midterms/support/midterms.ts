import { expect, vi } from 'vitest';
import { sweepFolds } from '../../../../../lib/domain/evaluations/closing/sweep-folds.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { actingFor, seedChair, seedTeacher, type Teacher } from '../../../../support/results.ts';
import { startService, toMany, toOne } from '../../../../support/service.ts';
import { authorizeStudent } from '../../../../support/student-token.ts';

interface Asked {
  readonly id: string;
  readonly attributes: Readonly<Record<'kind' | 'subject', string>>;
}

export type Headers = { readonly authorization: string };

export const dayMs = 86_400_000;
export const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
export const dayAfter = (days: number): string => inDays(days).slice(0, 10);

const scopes = ['results:read', 'comments:read', 'replies:read', 'replies:write'] as const;
const points = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };

export interface Class {
  readonly section: StoredRecord;
  readonly students: readonly StoredRecord[];
}

/** A class whose midterm evaluation has begun, with the ids of its evaluation and period. */
export interface Begun extends Class {
  readonly evaluation: string;
  readonly period: string;
}

/** What the tests of midterms have in common: Ada and Bob teach, a term that ends in two months, and a bank. */
export const openMidterms = async () => {
  const service = await startService();
  const college = await service.seed('department', { name: 'College' });
  const department = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(college) });
  const ada = await seedTeacher(service, 'Ada', department);
  const bob = await seedTeacher(service, 'Bob', department);
  const chair = await seedTeacher(service, 'Chair');
  await seedChair(service, chair, college.id);
  const actAs = ({ user }: Teacher): Promise<Headers> => actingFor(service.store, user, ...scopes);
  const asAda = await actAs(ada);
  const asBob = await actAs(bob);
  const asChair = await actAs(chair);
  const asOffice = await service.authorize(
    'results:read',
    'results:preview',
    'responses:read',
    'periods:read',
    'periods:write',
  );
  const asReader = await service.authorize('results:read', 'comments:read');
  const asReviewer = await service.authorize('comments:read', 'comments:review');

  const item = (attributes: object) =>
    service.seed('question_bank_item', { kind: 'scale', subject: 'course', state: 'offered', ...attributes });

  const setThreshold = (midterm_threshold: number | null) =>
    service.call('PATCH', '/api/v1/institution', {
      body: {
        data: {
          type: 'institution',
          id: '00000000-0000-4000-8000-696e73746974',
          attributes: { midterm_threshold, time_zone: 'America/New_York' },
        },
      },
    });

  const scale = await item({ text: 'The pace suits me.', scale: points });
  const aboutInstructor = await item({ text: 'Explains well.', subject: 'instructor', scale: points });
  const words = await item({ text: 'What should change?', kind: 'text' });
  const draft = await item({ text: 'Not yet.', scale: points, state: 'draft' });
  const term = await service.seed('course_evaluation_term', { name: 'Autumn', end_date: dayAfter(60) });
  const course = await service.seed('course_evaluation_course', { name: 'Topology' });
  await setThreshold(4);

  /** A section of Ada's, with students; taught with Bob where wanted. */
  const newClass = async (
    size = 1,
    {
      of = term,
      attributes = {},
      isShared = false,
    }: { of?: StoredRecord; attributes?: object; isShared?: boolean } = {},
  ): Promise<Class> => {
    const section = await service.seed(
      'course_evaluation_section',
      { name: '01', ...attributes },
      { course: toOne(course), term: toOne(of) },
    );
    for (const teacher of isShared ? [ada, bob] : [ada])
      await service.seed(
        'course_evaluation_section_instructor',
        {},
        { section: toOne(section), instructor: toOne(teacher.instructor) },
      );
    const students = [];
    for (let index = 0; index < size; index += 1) {
      const user = await service.seed('user', { display_name: `Student ${index}` });
      students.push(
        await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) }),
      );
    }
    return { section, students };
  };

  const start = (
    { section }: Pick<Class, 'section'>,
    attributes: object = {},
    { headers = asAda, ...options }: { readonly headers?: Headers; readonly idempotencyKey?: string } = {},
  ) =>
    service.call('POST', `/api/v1/my/sections/${section.id}/midterms`, {
      headers: {
        ...headers,
        ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
      },
      body: {
        data: {
          type: 'course_evaluation_midterm',
          attributes: { items: [scale.id], closes_at: inDays(7), ...attributes },
        },
      },
    });

  const begin = async (taught: Class, attributes: object = {}): Promise<Begun> => {
    const answer = await start(taught, attributes);
    expect(answer.status, answer.text).toBe(201);
    const { id, relationships } = answer.document.data;
    return { ...taught, evaluation: String(id), period: String(relationships.period.data.id) };
  };

  const formOf = async ({ evaluation, period, students: [student] }: Begun) =>
    (
      await service.call('GET', `/api/v1/course_evaluations/${evaluation}/form`, {
        headers: await authorizeStudent(service, String(student?.id), period),
      })
    ).document;

  /** Has the first students answer everything. */
  const answer = async (begun: Begun, count: number) => {
    const { included, data } = await formOf(begun);
    const questions = included.filter(({ type }: StoredRecord) => type === 'course_evaluation_question');
    const rated = data.relationships.instructors.data;
    for (const [index, student] of begun.students.slice(0, count).entries()) {
      const answers = questions.flatMap(({ id, attributes: { kind, subject } }: Asked) => {
        const given = kind === 'text' ? { text: `Words ${index}` } : { value: 2 + (index % 3) };
        return subject === 'instructor'
          ? rated.map((each: { id: string }) => ({ question: id, instructor: each.id, ...given }))
          : [{ question: id, ...given }];
      });
      const { status, text } = await service.call('POST', '/api/v1/course_evaluation_responses', {
        headers: await authorizeStudent(service, student.id, begun.period),
        body: {
          data: {
            type: 'course_evaluation_response',
            attributes: { answers },
            relationships: { evaluation: { data: { type: 'course_evaluation', id: begun.evaluation } } },
          },
        },
      });
      expect(status, text).toBe(201);
    }
  };

  /** A week and a day later, counts. */
  const close = async () => {
    const now = Date.now() + 8 * dayMs;
    vi.useFakeTimers({ now, toFake: ['Date'] });
    await sweepFolds(service.store, { now: new Date(now) });
  };

  const read = (path: string, headers: Headers | undefined) =>
    service.call('GET', `/api/v1/${path}`, { ...(headers && { headers }) });

  const resultOf = async ({ evaluation }: Begun, headers: Headers | undefined) =>
    (await read(`course_evaluations/${evaluation}/result`, headers)).document.data;

  const commentsOf = async ({ evaluation }: Begun, headers: Headers | undefined) =>
    (await read(`course_evaluation_comments?filter[evaluation]=${evaluation}`, headers)).document;

  return {
    service,
    department,
    ada,
    bob,
    chair,
    asAda,
    asBob,
    asChair,
    asOffice,
    asReader,
    asReviewer,
    item,
    setThreshold,
    scale,
    aboutInstructor,
    words,
    draft,
    term,
    course,
    newClass,
    start,
    begin,
    formOf,
    answer,
    close,
    read,
    resultOf,
    commentsOf,
  };
};
