import { countResponseStep } from '../../../../../../lib/domain/evaluations/response-rates/items.ts';
import { evaluationId } from '../../../../../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import { putStep } from '../../../../../../lib/store/steps.ts';
import { type TestService, toMany, toOne } from '../../../../../support/service.ts';

const hour = 3_600_000;

/** A period that is open for an hour more, with sections and students. */
export interface OpenTerm {
  readonly period: string;
  readonly schedule: string;
  readonly sections: readonly StoredRecord[];
  readonly students: readonly StoredRecord[];
  readonly users: readonly StoredRecord[];
  /** Closes the period at an instant. */
  close(at: Date): Promise<void>;
}

/** Notes that a student has answered the evaluation of a section, as a submission does. */
export const noteAnswer = (
  { store }: Pick<TestService, 'store'>,
  period: string,
  student: StoredRecord,
  section: StoredRecord,
): Promise<unknown> =>
  store.write([
    putStep(
      keyOf.participation(evaluationId(period, section.id), String(student.user)),
      { day: '2026-11-22' },
      () => 'there',
    ),
    countResponseStep({ period, evaluation: evaluationId(period, section.id), day: '2026-11-22T00:00:00.000Z' }),
  ]);

/**
 * An open period with sections of one course; each student is enrolled in the sections of the given numbers, and called
 * Student <number>.
 */
export const openTerm = async (
  service: TestService,
  sectionCount: number,
  enrolments: readonly (readonly number[])[],
  now = new Date(),
): Promise<OpenTerm> => {
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const course = await service.seed('course_evaluation_course', { name: 'Algebra' });
  const sections: StoredRecord[] = [];
  for (let number = 0; number < sectionCount; number += 1) {
    const links = { course: toOne(course), term: toOne(term) };
    sections.push(await service.seed('course_evaluation_section', { name: String(number) }, links));
  }
  const users: StoredRecord[] = [];
  const students: StoredRecord[] = [];
  for (const [number, taken] of enrolments.entries()) {
    const emails = [`student${number}@college.example`];
    const user = await service.seed('user', { display_name: `Student ${number}`, emails });
    const enrolled = toMany(...taken.flatMap((each) => sections[each] ?? []));
    users.push(user);
    const links = { user: toOne(user), sections: enrolled };
    // Whoever enrols after the opening hides nobody in a small class.
    const before = new Date(now.getTime() - 2 * hour);
    students.push(await service.seed('course_evaluation_student', {}, links, before));
  }
  const { document } = await service.call('POST', '/api/v1/course_evaluation_periods', {
    body: {
      data: {
        type: 'course_evaluation_period',
        attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: [course.id] },
        relationships: { term: toOne(term) },
      },
    },
  });
  const { id: period } = document.data;
  const schedule = await service.seed(
    'course_evaluation_period_schedule',
    {
      opens_at: new Date(now.getTime() - hour).toISOString(),
      closes_at: new Date(now.getTime() + hour).toISOString(),
    },
    { period: toOne(document.data) },
  );
  const patch = async (type: string, id: string, attributes: object): Promise<void> => {
    const answer = await service.call('PATCH', `/api/v1/${type}s/${id}`, { body: { data: { type, id, attributes } } });
    if (answer.status !== 200) throw new Error(answer.text);
  };
  await patch('course_evaluation_period', period, { draft: false });
  const close = (at: Date) => patch('course_evaluation_period_schedule', schedule.id, { closes_at: at.toISOString() });
  return { period, schedule: schedule.id, sections, students, users, close };
};
