import { BrokenHeader } from '../../../mail/header-text.ts';
import { readBare } from '../../../model/read/read-linked.ts';
import { courseNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { periodTimes, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { MessageCounts } from '../../../resources/messages/period-message-fields.ts';
import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { now } from '../../../runtime/clock.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { BatchEnded } from '../../evaluations/invitations/batch-record.ts';
import { codeOf, digestOf } from '../../evaluations/invitations/codes.ts';
import { evaluationsOfStudent } from '../../evaluations/invitations/evaluations-of-student.ts';
import { endOfInvitations, readInvitationsOf } from '../../evaluations/invitations/invitations.ts';
import { inviteStudents } from '../../evaluations/invitations/invite-students.ts';
import { type Recipient, readRecipients } from '../../evaluations/invitations/recipients.ts';
import { answerPath } from '../../evaluations/invitations/take-links.ts';
import { contactOf, languagesFor, zoneOf } from '../institution-values.ts';
import { stillInState } from '../plan/items.ts';
import type { PeriodMessage } from '../plan/write-message.ts';
import { renderMessage } from '../render-message.ts';
import { readSuppressed, type Suppressed } from '../suppressions/items.ts';
import { canBeRefused, isKeptFrom } from '../suppressions/kept-from.ts';
import { unsubscribePath } from '../suppressions/unsubscribe.ts';
import { chooseTexts, type TextsByLanguage } from '../template-texts.ts';
import { countReturned } from './count-returned.ts';
import {
  beginRecipient,
  countOutcomes,
  endRecipient,
  forgetRecipient,
  type Outcome,
  type Reached,
  readOutcomes,
  wentOut,
} from './items.ts';
import type { PeriodLinks } from './links.ts';
import type { Mailer, MailOutcome } from './mailer.ts';
import { paced } from './pace.ts';
import { type StudentWithCourses, studentsWithOpen } from './recipients.ts';

/** What sending a message needs besides its record. */
export interface Sending {
  readonly message: PeriodMessage;
  readonly period: StoredRecord;
  readonly institution: StoredRecord;
  readonly texts: TextsByLanguage;
  readonly links: PeriodLinks;
  readonly mailer: Mailer;
  /** Address of the web application, without its path. */
  readonly base: string;
  /** When to stop and continue in a later run. */
  readonly until: Date;
}

/** How far a run came: to the end, or until it was stopped, or until the mail server took no more. */
export interface SendingRun {
  readonly ended: 'finished' | 'stopped' | 'unavailable';
  readonly counts: MessageCounts;
}

// Mails under way at once, and recipients between two looks at the message's state.
const atOnce = 8;
const ofOneLook = 100;

const daySeconds = 86_400;
const keptAfterClosing = 30 * daySeconds;

/** When what is kept of recipients goes: 30 days after the period has closed. */
const endOfRecipients = (period: StoredRecord, at: Date): number => {
  const { closesAt } = periodTimes(period);
  return Math.ceil(Math.max(at.getTime(), closesAt === null ? 0 : Date.parse(closesAt)) / 1_000) + keptAfterClosing;
};

/** In doubt an invitation is sent again, and a reminder is not. */
const repeatsInDoubt = ({ purpose }: PeriodMessage): boolean => purpose === 'invitation';

const outcomeOf = (message: PeriodMessage, sent: MailOutcome): Outcome | 'later' => {
  if (sent === 'in_doubt') return repeatsInDoubt(message) ? 'later' : 'in_doubt';
  return sent === 'refused_for_now' ? 'later' : sent;
};

/** Gives the students that have none the link of the period. */
const invite = async (store: Store, { message, period, links }: Sending, students: readonly StudentWithCourses[]) => {
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

const render = (
  { message, institution, links, base, period, texts }: Sending,
  { name, language, student }: Recipient,
  { count, courses }: { readonly count: number; readonly courses: readonly string[] },
) => {
  const { closesAt } = periodTimes(period);
  const code = codeOf(links.key, period.id, student);
  const values = {
    'person.display_name': name,
    'period.name': String(period.name),
    ...(closesAt !== null && { 'period.closes_at': new Date(closesAt) }),
    count,
    courses,
    link: `${base}${answerPath}#${code}`,
    ...contactOf(institution),
  };
  const rendered = renderMessage(chooseTexts(texts, languagesFor(institution, language)), values, zoneOf(institution));
  // The hash of the code names the student and opens nothing.
  return canBeRefused(message.purpose)
    ? { ...rendered, unsubscribe: `${base}${unsubscribePath}/${digestOf(code)}` }
    : rendered;
};

/**
 * Whether a message is still to be sent: the office can pause or cancel it, or close its period, at any time, and it is
 * paused where too many of its mails come back.
 */
const isStillSending = async (store: Store, { message, period, until }: Sending): Promise<boolean> => {
  if (now() >= until) return false;
  await countReturned(store);
  const [record, current] = await Promise.all([
    store.read({ type: message.type, id: message.id }),
    store.read(periodReference(period.id), ['question_sets']),
  ]);
  return record?.state === 'sending' && current !== undefined && statusOfPeriod(current, now()) === 'open';
};

/** Whether a run continues after some work; not where the message was paused or cancelled during it. */
const continuesAfter = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof BatchEnded) return false;
    throw error;
  }
};

const countsOf = (recipients: number, outcomes: ReadonlyMap<string, Reached>, isFinished: boolean): MessageCounts => ({
  recipients,
  sent: countOutcomes(outcomes, wentOut),
  without_address: countOutcomes(outcomes, ['without_address']),
  suppressed: countOutcomes(outcomes, ['suppressed']),
  refused: countOutcomes(outcomes, ['refused']),
  bounced: countOutcomes(outcomes, ['bounced']),
  complained: countOutcomes(outcomes, ['complained']),
  finished_meanwhile: isFinished ? recipients - outcomes.size : 0,
});

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** What a run knows while it sends. */
interface Run {
  readonly id: string;
  readonly deleteAfter: number;
  readonly known: ReadonlyMap<string, Reached>;
  readonly names: ReadonlyMap<string, string>;
  pace(): Promise<void>;
  /** How many mails were refused for now, one after the other. */
  refusedInARow: number;
  /** Somebody is left for a later run. */
  isIncomplete: boolean;
}

// So many refusals in a row are the server's, not the recipients'.
const mostRefusedInARow = 20;

/** Whether the mail server takes no mail for now. */
const isUnavailable = ({ refusedInARow }: Run): boolean => refusedInARow >= mostRefusedInARow;

/** What work answers; undefined where a name has a line break, which no header can hold. */
const unlessBroken = async <Made>(work: () => Made | Promise<Made>): Promise<Made | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BrokenHeader) return undefined;
    throw error;
  }
};

/** One recipient of a run. */
interface Addressing {
  readonly recipient: Recipient;
  readonly open: StudentWithCourses;
  readonly suppressed: Suppressed | undefined;
  readonly run: Run;
}

const sendTo = async (
  store: Store,
  sending: Sending,
  { recipient, open, suppressed, run }: Addressing,
): Promise<void> => {
  const { message, period, mailer } = sending;
  const { student, email: address, name } = recipient;
  const kept = { run: run.id, deleteAfter: run.deleteAfter, day: now().toISOString().slice(0, 10) };
  if (address === null) {
    await beginRecipient(store, message.id, student, { ...kept, outcome: 'without_address' });
    return;
  }
  if (suppressed !== undefined && (await isKeptFrom(store, suppressed, { address, purpose: message.purpose }))) {
    await beginRecipient(store, message.id, student, { ...kept, outcome: 'suppressed' });
    return;
  }
  await run.pace();
  if (isUnavailable(run)) return;
  const count = repeatsInDoubt(message) ? open.open : await leftNow(store, period.id, student);
  if (count === 0) return;
  const courses = open.courses.flatMap((id) => run.names.get(id) ?? []);
  // Before anything is noted: what fails here is tried again.
  const mail = await unlessBroken(() => render(sending, recipient, { count, courses }));
  const isNew = await beginRecipient(store, message.id, student, { ...kept, outcome: 'begun' });
  // Only what an earlier run has left is begun already: one process sends at a time.
  if (!isNew && run.known.get(student)?.outcome !== 'begun') return;
  const addressed = mail && { ...mail, to: { name, address }, message: message.id, person: student };
  const sent = (await unlessBroken(async () => addressed && mailer.send(addressed))) ?? 'refused';
  run.refusedInARow = sent === 'refused_for_now' ? run.refusedInARow + 1 : 0;
  const outcome = outcomeOf(message, sent);
  if (outcome !== 'later') return endRecipient(store, message.id, student, outcome);
  run.isIncomplete = true;
  await retryBusy(() => forgetRecipient(store, message.id, student));
};

/** Sends a message to some students, whose links are made first; deleted ones get none. */
const sendToSome = async (
  store: Store,
  sending: Sending,
  { some, run }: { readonly some: readonly StudentWithCourses[]; readonly run: Run },
): Promise<void> => {
  await invite(store, sending, some);
  const recipients = await readRecipients(
    store,
    some.map(({ id }) => id),
  );
  const suppressions = await readSuppressed(store, [...new Set(recipients.map(({ user }) => user))]);
  const byId = new Map(some.map((each) => [each.id, each]));
  await forEachAtOnce(recipients, atOnce, async (recipient) => {
    const open = byId.get(recipient.student);
    const suppressed = suppressions.get(recipient.user);
    if (open !== undefined) await sendTo(store, sending, { recipient, open, suppressed, run });
  });
};

/**
 * Sends a message to all who have not got it. Can be interrupted and repeated at any point: nobody gets it twice, but for an
 * invitation of which nobody knows whether it went out. Reads the participation of a recipient of a reminder just before its
 * mail is sent.
 */
export const sendMessage = async (store: Store, sending: Sending): Promise<SendingRun> => {
  const { message, period, mailer } = sending;
  const students = await studentsWithOpen(store, period.id);
  const known = await readOutcomes(store, message.id);
  const reached = new Set([...known.keys(), ...students.map(({ id }) => id)]).size;
  const recipients = Math.max(message.counts?.recipients ?? 0, reached);
  const left = students.filter(({ id }) => {
    const outcome = known.get(id)?.outcome;
    return outcome === undefined || (outcome === 'begun' && repeatsInDoubt(message));
  });
  const run: Run = {
    id: newOpaqueId(),
    deleteAfter: endOfRecipients(period, now()),
    known,
    names: await courseNames(store, left),
    pace: paced(mailer.perSecond),
    refusedInARow: 0,
    isIncomplete: false,
  };
  // In another order each time: recipients that the server refuses for now do not keep the others waiting.
  for (const some of chunk(shuffled(left), ofOneLook)) {
    const continues =
      !isUnavailable(run) &&
      (await isStillSending(store, sending)) &&
      (await continuesAfter(sendToSome(store, sending, { some, run })));
    if (continues) continue;
    run.isIncomplete = true;
    break;
  }
  const isFinished = !run.isIncomplete;
  return {
    ended: isUnavailable(run) ? 'unavailable' : isFinished ? 'finished' : 'stopped',
    counts: countsOf(recipients, await readOutcomes(store, message.id), isFinished),
  };
};
