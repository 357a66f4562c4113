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
import { readRecipients } from '../../evaluations/invitations/recipients.ts';
import { answerPath } from '../../evaluations/invitations/take-links.ts';
import { stillInState } from '../plan/items.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import { canBeRefused } from '../suppressions/kept-from.ts';
import { unsubscribePath } from '../suppressions/unsubscribe.ts';
import type { Addressee, Audience, Content } from './audience.ts';
import type { PeriodLinks } from './links.ts';
import { evaluatedByStudent, openByStudent } from './recipients.ts';

/** A message to students, and the links that its mails have. */
export interface ToStudents {
  readonly message: PeriodMessage;
  readonly period: StoredRecord;
  readonly links: PeriodLinks;
  /** Address of the web application, without its path. */
  readonly base: string;
}

/** Gives the students that have none the link of the period. */
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
    // A link under a key that was thrown away: the period had closed, and has opened again.
    replaces: () => true,
  };
  await inviteStudents(store, work, students, known);
};

type Open = ReadonlyMap<string, readonly EvaluatedCourse[]>;

const courseNames = async (store: Store, open: Open): Promise<ReadonlyMap<string, string>> => {
  const ids = new Set([...open.values()].flatMap((evaluations) => evaluations.map(({ course }) => course)));
  const courses = await readBare(store, 'course_evaluation_course', ids);
  return new Map(courses.map((record) => [record.id, courseNameOf(record)]));
};

/** Which of the evaluations that some had open are open at this moment. 1 request per 100. */
const stillOpen = async (store: Store, open: Open, some: readonly Addressee[]): Promise<Open> => {
  const keyed = some.map(({ id, user }) => ({
    id,
    evaluations: (open.get(id) ?? []).map((evaluation) => ({
      evaluation,
      key: keyOf.participation(evaluation.id, user),
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
 * The students with something to answer in a period, each with the link; all students of an invitation that is for everybody.
 * Reads the participation of those who are reminded just before their mails are sent.
 */
export const studentAudience = async (store: Store, sending: ToStudents): Promise<Audience> => {
  const { message, period, links, base } = sending;
  // What says nothing about answers needs no look at them.
  const open = await (message.is_for_everybody ? evaluatedByStudent : openByStudent)(store, period.id);
  const names = await courseNames(store, open);
  return {
    ids: [...open.keys()],
    prepare: async (ids) => {
      await invite(
        store,
        sending,
        ids.map((id) => ({ id, open: open.get(id)?.length ?? 0 })),
      );
      return (await readRecipients(store, ids)).map(({ student, ...person }) => ({ id: student, ...person }));
    },
    contentsFor: async (some) => {
      const addressees = some.map(({ addressee }) => addressee);
      const left = message.purpose === 'invitation' ? open : await stillOpen(store, open, addressees);
      return new Map(
        addressees.flatMap(({ id }): [string, Content][] => {
          const evaluations = left.get(id) ?? [];
          if (evaluations.length === 0) return [];
          const code = codeOf(links.key, period.id, id);
          const courses = new Set(evaluations.flatMap(({ course }) => names.get(course) ?? []));
          const values = { count: evaluations.length, courses: [...courses], link: `${base}${answerPath}#${code}` };
          // The hash of the code names the student and opens nothing.
          const unsubscribe = `${base}${unsubscribePath}/${digestOf(code)}`;
          return [[id, canBeRefused(message.purpose) ? { values, unsubscribe } : { values }]];
        }),
      );
    },
  };
};
