import { notOpen } from '../../../errors/answering.ts';
import { refuse } from '../../../errors/error-kind.ts';
import type { Reminder } from '../../../resources/course-evaluations/answers/invitations.ts';
import {
  type CoveredPeriod,
  coveredCourses,
  evaluationId,
  isEvaluated,
} from '../../../resources/course-evaluations/coverage.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { readPeriod } from '../periods/read-period.ts';
import { type Narrowing, narrow } from '../response-rates/narrow.ts';
import { readResponseCounts } from '../response-rates/read-counts.ts';
import { departmentsOf } from '../response-rates/teaching.ts';
import { readRecipients } from './recipients.ts';
import { type Accounts, type Class, type EvaluatedSection, readClasses } from './silent-students.ts';

/** A student with something to answer in a period. */
export interface OpenStudent {
  readonly id: string;
  /** How many evaluations: never which. */
  readonly open: number;
}

/** An evaluation with its section, and the course of that. Ids. */
export interface EvaluatedCourse extends EvaluatedSection {
  readonly course: string;
}

const sectionReference = (id: string) => ({ type: 'course_evaluation_section', id });

const stillEvaluated = async (
  store: Store,
  evaluations: readonly EvaluatedCourse[],
): Promise<readonly EvaluatedCourse[]> => {
  const found = await store.getMany(evaluations.map(({ section }) => keyOf.record(sectionReference(section))));
  const sections = new Set(found.filter(isEvaluated).map(({ id }) => String(id)));
  return evaluations.filter(({ section }) => sections.has(section));
};

/** Sections whose students are read at once. */
const atOnce = 100;

/** Which classes are looked for, and the accounts of students that are known already; more are added to them. */
export interface Search {
  readonly accounts?: Accounts;
  readonly narrowing?: Narrowing;
}

/**
 * The classes that a period evaluates. One request per section, one more where somebody has answered, one for a hundred
 * sections, and one for a hundred students of classes in which somebody has answered.
 */
export async function* classesIn(
  store: Store,
  { record, chunks }: CoveredPeriod,
  { accounts = new Map(), narrowing = {} }: Search = {},
): AsyncGenerator<Class<EvaluatedCourse>, void, void> {
  // Counted in the transaction of each answer: a class without a count needs no look at who has answered.
  const counts = await readResponseCounts(store, record.id);
  const known = { accounts, isAnswered: (evaluation: string) => counts.has(evaluation) };
  const courses = coveredCourses(chunks.values());
  const taughtIn =
    narrowing.departments === undefined ? () => [] : await departmentsOf(store, new Set([...courses.values()].flat()));
  const wanted = narrow(courses, narrowing, taughtIn);
  const covered = [...wanted].flatMap(([course, sections]) =>
    sections.map((section) => ({ id: evaluationId(record.id, section), section, course })),
  );
  for (const part of chunk(covered, atOnce)) yield* await readClasses(store, await stillEvaluated(store, part), known);
}

/**
 * The students who have something to answer in a period, in the order of their ids: all who are enrolled in a section that
 * it evaluates, but for those who have answered. Throws 404.
 */
export async function* openStudents(
  store: Store,
  period: string,
  search?: Search,
): AsyncGenerator<OpenStudent, void, void> {
  const open = new Map<string, number>();
  for await (const { silent } of classesIn(store, await readPeriod(store, period), search))
    for (const id of silent) open.set(id, (open.get(id) ?? 0) + 1);
  for (const id of [...open.keys()].sort()) yield { id, open: open.get(id) ?? 0 };
}

/**
 * The students who have something left to answer in a period, or in some of its courses, by their ids. Throws 404, and 409 once the period has closed:
 * who is missing would show how many have answered a class whose result is withheld.
 */
export const readReminders = async (
  store: Store,
  period: string,
  { now, narrowing = {} }: { readonly now: Date; readonly narrowing?: Narrowing },
): Promise<Reminder[]> => {
  const { record } = await readPeriod(store, period);
  const status = statusOfPeriod(record, now);
  if (status === 'closed' || status === 'released') throw refuse(notOpen, status);
  const accounts: Accounts = new Map();
  const students = await Array.fromAsync(openStudents(store, period, { accounts, narrowing }));
  const open = new Map(students.map((each) => [each.id, each.open]));
  const recipients = await readRecipients(store, [...open.keys()], accounts);
  return recipients.map(({ student, name, email }) => ({ student, name, email, open: open.get(student) ?? 0 }));
};
