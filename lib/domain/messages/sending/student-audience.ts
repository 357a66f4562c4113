import { readBare } from '../../../model/read/read-linked.ts';
import { courseNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { now } from '../../../runtime/clock.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { BatchEnded } from '../../evaluations/invitations/batch-record.ts';
import { codeOf, digestOf } from '../../evaluations/invitations/codes.ts';
import { evaluationsOfStudent } from '../../evaluations/invitations/evaluations-of-student.ts';
import { endOfInvitations, readInvitationsOf } from '../../evaluations/invitations/invitations.ts';
import { inviteStudents } from '../../evaluations/invitations/invite-students.ts';
import { readRecipients } from '../../evaluations/invitations/recipients.ts';
import { answerPath } from '../../evaluations/invitations/take-links.ts';
import { stillInState } from '../plan/items.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import { canBeRefused } from '../suppressions/kept-from.ts';
import { unsubscribePath } from '../suppressions/unsubscribe.ts';
import type { Audience } from './audience.ts';
import type { PeriodLinks } from './links.ts';
import { type StudentWithCourses, studentsWithOpen } from './recipients.ts';

/** A message to students, and the links that its mails have. */
export interface ToStudents {
  readonly message: PeriodMessage;
  readonly period: StoredRecord;
  readonly links: PeriodLinks;
  /** Address of the web application, without its path. */
  readonly base: string;
}

/** Gives the students that have none the link of the period. */
const invite = async (
  store: Store,
  { message, period, links }: ToStudents,
  students: readonly StudentWithCourses[],
) => {
  const { id } = period;
  const known = await readInvitationsOf(
    store,
    id,
    students.map((each) => each.id),
  );
  const work = {
    ...links,
    period: id,
    deleteAfter: endOfInvitations(period, now()),
    stillAtWork: stillInState(message.id, 'sending', () => new BatchEnded('the message is no longer sent')),
    // A link under a key that was thrown away: the period had closed, and has opened again.
    replaces: () => true,
  };
  await inviteStudents(store, work, students, known);
};

const courseNames = async (
  store: Store,
  students: readonly StudentWithCourses[],
): Promise<ReadonlyMap<string, string>> => {
  const courses = await readBare(
    store,
    'course_evaluation_course',
    new Set(students.flatMap(({ courses }) => courses)),
  );
  return new Map(courses.map((record) => [record.id, courseNameOf(record)]));
};

/** How many evaluations a student has left at this moment. */
const leftNow = async (store: Store, period: string, student: string): Promise<number> => {
  const found = await evaluationsOfStudent(store, { student, period });
  return (found?.evaluations ?? []).filter(({ isAnswered }) => !isAnswered).length;
};

/**
 * The students with something to answer in a period, each with the link. Reads the participation of a recipient of a
 * reminder just before its mail is sent.
 */
export const studentAudience = async (store: Store, sending: ToStudents): Promise<Audience> => {
  const { message, period, links, base } = sending;
  const students = await studentsWithOpen(store, period.id);
  const byId = new Map(students.map((each) => [each.id, each]));
  const names = await courseNames(store, students);
  return {
    ids: [...byId.keys()],
    prepare: async (ids) => {
      await invite(
        store,
        sending,
        ids.flatMap((id) => byId.get(id) ?? []),
      );
      return (await readRecipients(store, ids)).map(({ student, ...person }) => ({ id: student, ...person }));
    },
    contentFor: async ({ id }) => {
      const student = byId.get(id);
      const count = message.purpose === 'invitation' ? (student?.open ?? 0) : await leftNow(store, period.id, id);
      if (count === 0) return undefined;
      const code = codeOf(links.key, period.id, id);
      const courses = (student?.courses ?? []).flatMap((course) => names.get(course) ?? []);
      return {
        values: { count, courses, link: `${base}${answerPath}#${code}` },
        // The hash of the code names the student and opens nothing.
        ...(canBeRefused(message.purpose) && { unsubscribe: `${base}${unsubscribePath}/${digestOf(code)}` }),
      };
    },
  };
};
