import { readBare } from '../../../model/read/read-linked.ts';
import { courseNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { now } from '../../../runtime/clock.ts';
import { keyName, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { BatchEnded } from '../../evaluations/invitations/batch-record.ts';
import { codeOf, digestOf } from '../../evaluations/invitations/codes.ts';
import { endOfInvitations, readInvitationsOf } from '../../evaluations/invitations/invitations.ts';
import { inviteStudents } from '../../evaluations/invitations/invite-students.ts';
import type { EvaluatedCourse, OpenStudent } from '../../evaluations/invitations/open-students.ts';
import { readPersons } from '../../evaluations/invitations/recipients.ts';
import { answerPath } from '../../evaluations/invitations/take-links.ts';
import { stillInState } from '../plan/items.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import { canUnsubscribe } from '../suppressions/is-suppressed.ts';
import { unsubscribePath } from '../suppressions/unsubscribe.ts';
import type { Addressee, Audience, Content } from './audience.ts';
import type { PeriodLinks } from './links.ts';
import { type StudyingPerson, studyingPersons, withOpen } from './recipients.ts';

/** A message to students, and the links that its mails have. */
export interface ToStudents {
  readonly message: PeriodMessage;
  readonly period: StoredRecord;
  readonly links: PeriodLinks;
  /** Address of the web application, without its path. */
  readonly base: string;
}

/** Gives the period's link to the students without one. */
const invite = async (store: Store, { message, period, links }: ToStudents, students: readonly OpenStudent[]) => {
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
    // The old link has a deleted key: the period had closed, and has opened again.
    replaces: () => true,
  };
  await inviteStudents(store, work, students, known);
};

type Persons = ReadonlyMap<string, StudyingPerson>;

const courseNames = async (store: Store, persons: Persons): Promise<ReadonlyMap<string, string>> => {
  const ids = new Set([...persons.values()].flatMap(({ enrolled }) => enrolled.map(({ course }) => course)));
  const courses = await readBare(store, 'course_evaluation_course', ids);
  return new Map(courses.map((record) => [record.id, courseNameOf(record)]));
};

/** Returns which evaluations are still open, by person. 1 request per 100. */
const stillOpen = async (
  store: Store,
  persons: Persons,
  some: readonly Addressee[],
): Promise<ReadonlyMap<string, readonly EvaluatedCourse[]>> => {
  const keyed = some.map(({ id }) => ({
    id,
    evaluations: (persons.get(id)?.open ?? []).map((evaluation) => ({
      evaluation,
      key: keyOf.participation(evaluation.id, id),
    })),
  }));
  const keys = keyed.flatMap(({ evaluations }) => evaluations.map(({ key }) => key));
  const answered = new Set((await store.getMany(keys)).map(keyName));
  return new Map(
    keyed.map(({ id, evaluations }) => [
      id,
      evaluations.filter(({ key }) => !answered.has(keyName(key))).map(({ evaluation }) => evaluation),
    ]),
  );
};

/**
 * Returns the persons with something to answer in a period, or all students for an invitation to everybody. Each gets
 * one mail with the links of all the person's student records, so that the mail does not show which of them has
 * something left. Reads the participation of reminded students just before their mails are sent.
 */
export const studentAudience = async (store: Store, sending: ToStudents): Promise<Audience> => {
  const { message, period, links, base } = sending;
  const all = await studyingPersons(store, period.id);
  // A message for everybody says nothing about answers.
  const persons = message.is_for_everybody ? all : withOpen(all);
  const names = await courseNames(store, persons);
  const evaluationsFor = async (some: readonly Addressee[]) => {
    if (message.purpose !== 'invitation') return stillOpen(store, persons, some);
    const which = message.is_for_everybody ? 'enrolled' : 'open';
    return new Map(some.map(({ id }) => [id, persons.get(id)?.[which] ?? []]));
  };
  return {
    ids: [...persons.keys()],
    prepare: async (ids) => {
      const students = ids.flatMap((id) => [...(persons.get(id)?.students ?? [])]);
      await invite(
        store,
        sending,
        students.map(([id, open]) => ({ id, open })),
      );
      return [...(await readPersons(store, ids)).values()].map((each) => ({ id: each.user, ...each }));
    },
    contentsFor: async (some) => {
      const addressees = some.map(({ addressee }) => addressee);
      const left = await evaluationsFor(addressees);
      return new Map(
        addressees.flatMap(({ id }): [string, Content][] => {
          const evaluations = left.get(id) ?? [];
          const codes = [...(persons.get(id)?.students.keys() ?? [])].map((student) =>
            codeOf(links.key, period.id, student),
          );
          const [first] = codes;
          if (evaluations.length === 0 || first === undefined) return [];
          const courses = new Set(evaluations.flatMap(({ course }) => names.get(course) ?? []));
          const link = codes.map((code) => `${base}${answerPath}#${code}`);
          const values = { count: evaluations.length, courses: [...courses], link };
          // The hash of the code names the student and opens nothing.
          const unsubscribe = `${base}${unsubscribePath}/${digestOf(first)}`;
          return [[id, canUnsubscribe(message.purpose) ? { values, unsubscribe } : { values }]];
        }),
      );
    },
  };
};
