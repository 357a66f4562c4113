import { readBare } from '../../../model/read/read-linked.ts';
import { classNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { now } from '../../../runtime/clock.ts';
import { backReferencesOf, keyOf, referrerOf } from '../../../store/keys.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { studentType } from '../../evaluations/invitations/evaluations-of-student.ts';
import { readPersons } from '../../evaluations/invitations/recipients.ts';
import { type Accounts, readAccounts } from '../../evaluations/invitations/silent-students.ts';
import { answerPath } from '../../evaluations/invitations/take-links.ts';
import { readRepliesOut } from '../../evaluations/replies/replies-out.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import type { Audience } from './audience.ts';

const atOnce = 25;

/** Returns the evaluations of a message whose replies are visible. */
const repliedTo = async (store: Store, message: PeriodMessage, period: StoredRecord): Promise<StoredRecord[]> => {
  const evaluations = Object.keys(message.replies ?? {});
  const out = await readRepliesOut(store, { period, evaluations }, now());
  return readBare(store, 'course_evaluation', new Set(out.keys()));
};

const studentsOf = async (store: Store, section: string): Promise<string[]> => {
  const { pk } = keyOf.record({ type: 'course_evaluation_section', id: section });
  const items = await store.queryRange(pk, backReferencesOf(studentType));
  return items.map(({ sk }) => referrerOf(String(sk)).id);
};

/** Reads the enrolled users by section, without a look at who has answered. 1 request for each section. */
const enrolledIn = async (store: Store, sections: readonly string[]): Promise<Map<string, string[]>> => {
  const enrolled = new Map<string, string[]>();
  const accounts: Accounts = new Map();
  for (const some of chunk(sections, atOnce)) {
    const students = await Promise.all(some.map((section) => studentsOf(store, section)));
    await readAccounts(store, accounts, students.flat());
    for (const [place, section] of some.entries())
      enrolled.set(
        section,
        (students[place] ?? []).flatMap((id) => accounts.get(id) ?? []),
      );
  }
  return enrolled;
};

/** What the sections of some evaluations are called, by section. */
const classNames = async (store: Store, evaluations: readonly StoredRecord[]): Promise<Map<string, string>> => {
  const sections = await readBare(
    store,
    'course_evaluation_section',
    new Set(evaluations.map(({ section }) => String(section))),
  );
  const courses = recordsById(
    await readBare(store, 'course_evaluation_course', new Set(sections.map(({ course }) => String(course)))),
  );
  return new Map(sections.map((section) => [section.id, classNameOf(section, courses.get(String(section.course)))]));
};

/**
 * Returns the students of sections with replies to their evaluations. Each gets one mail, with all of the student's
 * sections.
 */
export const replyAudience = async (
  store: Store,
  { message, period, base }: { readonly message: PeriodMessage; readonly period: StoredRecord; readonly base: string },
): Promise<Audience> => {
  const names = await classNames(store, await repliedTo(store, message, period));
  const courses = new Map<string, string[]>();
  for (const [section, users] of await enrolledIn(store, [...names.keys()]))
    for (const user of new Set(users)) courses.set(user, [...(courses.get(user) ?? []), names.get(section) ?? '']);
  return {
    ids: [...courses.keys()],
    prepare: async (ids) => [...(await readPersons(store, ids)).values()].map((each) => ({ id: each.user, ...each })),
    contentsFor: async (some) =>
      new Map(
        some.map(({ addressee: { id }, language }) => {
          const own = (courses.get(id) ?? []).toSorted((one, other) => one.localeCompare(other, language));
          // The link has no code, because the mail names nobody.
          return [id, { values: { count: own.length, courses: own, link: `${base}${answerPath}` } }] as const;
        }),
      ),
  };
};
