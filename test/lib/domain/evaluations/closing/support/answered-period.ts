import { createPeriod } from '../../../../../../lib/domain/evaluations/periods/create-period.ts';
import { readChange } from '../../../../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../../../../lib/model/write/create.ts';
import { updateRecord } from '../../../../../../lib/model/write/update.ts';
import { evaluationId } from '../../../../../../lib/resources/course-evaluations/coverage.ts';
import { resourceOf } from '../../../../../../lib/resources/registry.ts';
import { type Answer, putBallotStep } from '../../../../../../lib/store/ballots.ts';
import { keyOf } from '../../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import { changeStep, putStep } from '../../../../../../lib/store/steps.ts';
import type { Store } from '../../../../../../lib/store/store.ts';
import { toOne } from '../../../../../support/service.ts';
import { newPeriod } from '../../support/new-period.ts';

const made = new Date('2025-11-01T09:00:00.000Z');

export const opens = '2025-11-24T05:00:00.000Z';
export const closes = '2025-12-08T05:00:00.000Z';
export const beforeClosing = new Date('2025-12-08T04:59:00.000Z');
export const afterClosing = new Date('2025-12-08T05:01:00.000Z');

/** Creates a record as an operation does. */
export const make = (
  store: Store,
  type: string,
  attributes: object = {},
  relationships: object = {},
): Promise<StoredRecord> => {
  const data = { attributes: { ...attributes }, relationships: { ...relationships } };
  const change = readChange(resourceOf(type), data, { creates: true, trusted: true });
  return createRecord(store, resourceOf(type), change, { now: made });
};

/** A class: how many are enrolled, and who teaches it, by number. */
export interface Class {
  readonly enrolled: number;
  readonly teachers: number;
}

/** An evaluation of the period, with the people that its answers name. */
export interface Evaluated {
  readonly id: string;
  readonly section: string;
  readonly students: readonly string[];
  /** Section instructors. */
  readonly teaching: readonly string[];
}

/** A period without answers yet. */
export interface AskedPeriod {
  readonly id: string;
  readonly term: string;
  readonly course: StoredRecord;
  /** By name: `overall` (scale), `pace` (single choice), `words` (text), `clear` (scale, of instructors). */
  readonly questions: Readonly<Record<'overall' | 'pace' | 'words' | 'clear', string>>;
  readonly evaluations: readonly Evaluated[];
  readonly departments: readonly string[];
}

const many = <Value>(count: number, value: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => value(index)));

const makeQuestions = async (store: Store, period: string): Promise<AskedPeriod['questions']> => {
  const identifier = { type: 'course_evaluation_period', id: period };
  const set = await make(store, 'course_evaluation_question_set', { name: 'Q' }, { period: toOne(identifier) });
  const part = await make(store, 'course_evaluation_question_set_section', { name: 'P' }, { question_set: toOne(set) });
  const ask = async (attributes: object) => {
    const relationships = { question_set_section: toOne(part) };
    return (await make(store, 'course_evaluation_question', attributes, relationships)).id;
  };
  const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };
  const choices = ['slow', 'right', 'fast'].map((key) => ({ key, label: key }));
  return {
    overall: await ask({ text: 'Overall?', kind: 'scale', scale, allows_comment: true }),
    pace: await ask({ text: 'Pace?', kind: 'single_choice', choices }),
    words: await ask({ text: 'What else?', kind: 'text' }),
    clear: await ask({ text: 'Clear?', kind: 'scale', subject: 'instructor', scale, allows_comment: true }),
  };
};

/** A period that covers a course with classes, its questions and its schedule. */
export const askPeriod = async (
  store: Store,
  classes: readonly Class[],
  settings: object = {},
): Promise<AskedPeriod> => {
  const term = await make(store, 'course_evaluation_term', { name: 'T' });
  const course = await make(store, 'course_evaluation_course', { name: 'Linear Algebra' });
  const department = await make(store, 'department', { name: 'Mathematics' });
  const person = async () => {
    const user = await make(store, 'user', { display_name: 'N' });
    const profile = await make(store, 'profile', {}, { user: toOne(user), department: toOne(department) });
    const key = keyOf.record(user);
    await store.write([changeStep(key, { set: [[['profile'], profile.id]] }, () => undefined)]);
    return user;
  };
  const most = Math.max(0, ...classes.map(({ teachers }) => teachers));
  const instructors = await many(most, async () =>
    make(store, 'course_evaluation_instructor', {}, { user: toOne(await person()) }),
  );
  const sections: Omit<Evaluated, 'id'>[] = [];
  for (const [index, { enrolled, teachers }] of classes.entries()) {
    const relations = { term: toOne(term), course: toOne(course) };
    const section = await make(store, 'course_evaluation_section', { name: `00${index + 1}` }, relations);
    const students = await many(enrolled, async () => {
      const user = await make(store, 'user', { display_name: 'S' });
      const taken = { user: toOne(user), sections: { data: [{ type: section.type, id: section.id }] } };
      return (await make(store, 'course_evaluation_student', {}, taken)).id;
    });
    const teaching = [];
    for (const instructor of instructors.slice(0, teachers)) {
      const pair = { section: toOne(section), instructor: toOne(instructor) };
      teaching.push((await make(store, 'course_evaluation_section_instructor', {}, pair)).id);
    }
    sections.push({ section: section.id, students, teaching });
  }
  const attributes = { name: 'P', evaluation_type: 'end_of_term', course_uuids: [course.id], ...settings };
  const created = await createPeriod(store, newPeriod({ attributes, relationships: { term: toOne(term) } }), {
    now: made,
  });
  const times = { opens_at: opens, closes_at: closes };
  await make(store, 'course_evaluation_period_schedule', times, { period: toOne(created) });
  await setPeriod(store, created.id, { draft: false });
  return {
    id: created.id,
    term: term.id,
    course,
    questions: await makeQuestions(store, created.id),
    evaluations: sections.map((each) => ({ ...each, id: evaluationId(created.id, each.section) })),
    departments: [department.id],
  };
};

/** Changes a period without the other effects of its own operation. */
export const setPeriod = async (store: Store, id: string, attributes: object): Promise<void> => {
  const resource = resourceOf('course_evaluation_period');
  const data = { attributes: { ...attributes }, relationships: {} };
  const change = readChange(resource, data, { creates: false, trusted: true });
  await updateRecord(store, resource, id, change, made);
};

/** Puts a ballot, and what goes with it, as a submission does. */
export const answer = async (
  store: Store,
  { id, students }: Evaluated,
  student: number,
  answers: readonly Answer[],
): Promise<void> => {
  const shard = keyOf.tally(id, student % 8);
  await store.write([
    putBallotStep(id, { answers }),
    putStep(keyOf.participation(id, students[student] ?? ''), { day: '2025-11-25' }, () => 'already answered'),
    changeStep(
      shard,
      { conditions: [{ kind: 'absent', path: ['folded'] }], add: [[['completed'], 1]] },
      () => 'not open',
    ),
  ]);
};
