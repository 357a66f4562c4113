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
  /** The number of open evaluations, without their ids. */
  readonly open: number;
}

/** An evaluation with its section and the course of the section. All are ids. */
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

/** Which classes to look for, and the known accounts of students. The search adds more accounts to them. */
export interface Search {
  readonly accounts?: Accounts;
  readonly narrowing?: Narrowing;
}

/**
 * Yields the classes that a period evaluates. One request per section, one more for a section with answers, one for a
 * hundred sections, and one for a hundred students of classes with answers.
 */
export async function* classesIn(
  store: Store,
  { record, chunks }: CoveredPeriod,
  { accounts = new Map(), narrowing = {} }: Search = {},
): AsyncGenerator<Class<EvaluatedCourse>, void, void> {
  // The transaction of each answer counts it, so the participations of a class without a count need not be read.
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
 * Yields the students with something to answer in a period, in the order of their ids: all who are enrolled in an
 * evaluated section, except those who have answered. Throws 404.
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
 * Reads the students with something left to answer in a period, or in some of its courses, by id. Throws 404, and 409
 * after the period has closed, because the missing students would show how many have answered a class whose result is
 * withheld.
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
