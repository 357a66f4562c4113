import { createPeriod } from '../../../lib/domain/evaluations/periods/create-period.ts';
import { updatePeriod } from '../../../lib/domain/evaluations/periods/update-period.ts';
import { readChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { courseEvaluationPeriod } from '../../../lib/resources/course-evaluations/course-evaluation-period.ts';
import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import type { Store } from '../../../lib/store/store.ts';

/** One submission, by ids. */
export interface Pair {
  readonly student: string;
  readonly period: string;
  readonly evaluation: string;
  readonly question: string;
}

interface Plan {
  readonly sections: number;
  readonly students: number;
  /** The number of sections of each student. */
  readonly perStudent: number;
}

type Reference = Pick<StoredRecord, 'type' | 'id'>;

const dayMs = 86_400_000;

/**
 * Creates an open period with so many sections and students. Returns everything that they can answer, student after
 * student.
 */
export const answeringTerm = async (store: Store, { sections, students, perStudent }: Plan): Promise<Pair[]> => {
  const now = new Date();
  const named = ({ type, id }: Reference) => ({ type, id });
  const create = (
    type: string,
    attributes: object,
    targets: Readonly<Record<string, Reference | Reference[]>> = {},
  ) => {
    const relationships = Object.fromEntries(
      Object.entries(targets).map(([name, to]) => [name, { data: Array.isArray(to) ? to.map(named) : named(to) }]),
    );
    const given = { attributes: { ...attributes }, relationships };
    const change = readChange(resourceOf(type), given, { creates: true, trusted: true });
    return createRecord(store, resourceOf(type), change, { now });
  };
  const term = await create('course_evaluation_term', { name: 'Term' });
  const course = await create('course_evaluation_course', { name: 'Course' });
  const classes: StoredRecord[] = [];
  for (let count = 0; count < sections; count += 1)
    classes.push(await create('course_evaluation_section', { name: 'S' }, { course, term }));
  const data = {
    attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: [course.id] },
    relationships: { term: { data: named(term) } },
  };
  const period = await createPeriod(store, readChange(courseEvaluationPeriod, data, { creates: true }), { now });
  const set = await create('course_evaluation_question_set', { name: 'Set' }, { period });
  const part = await create('course_evaluation_question_set_section', { name: 'Part' }, { question_set: set });
  const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };
  const question = await create(
    'course_evaluation_question',
    { text: 'Why?', kind: 'scale', scale },
    { question_set_section: part, question_set: set },
  );
  const [opens_at, closes_at] = [-dayMs, dayMs].map((ms) => new Date(now.getTime() + ms).toISOString());
  await create('course_evaluation_period_schedule', { opens_at, closes_at }, { period });
  const opening = readChange(
    courseEvaluationPeriod,
    { attributes: { draft: false }, relationships: {} },
    { creates: false },
  );
  await updatePeriod(store, period.id, opening, { now });
  const pairs: Pair[] = [];
  for (let count = 0; count < students; count += 1) {
    const user = await create('user', { display_name: 'Student', emails: [`student${count}@college.example`] });
    const taken = Array.from(
      { length: perStudent },
      (_, each) => classes[(count * perStudent + each) % sections],
    ).flatMap((each) => each ?? []);
    const student = await create('course_evaluation_student', {}, { user, sections: taken });
    for (const { id } of taken)
      pairs.push({
        student: student.id,
        period: period.id,
        evaluation: evaluationId(period.id, id),
        question: question.id,
      });
  }
  return pairs;
};
