import { flag, instant, oneOf } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { rate } from '../course-evaluations/rate.ts';
import { timestamps } from '../shared/timestamps.ts';
import { messagePreview } from './message-preview.ts';
import { messageCounts, when } from './period-message-fields.ts';
import { type ForRecipient, forRecipientSchema } from './recipient-fields.ts';

/** Why a message of a period is sent. */
export const messagePurposes = [
  'invitation',
  'reminder',
  'closing_soon',
  'response_rates',
  'results_available',
  'reply_available',
] as const;

export type MessagePurpose = (typeof messagePurposes)[number];

/** The recipients that a message can have. */
export const audiences = ['students', 'students_not_finished', 'instructors', 'chairs'] as const;

export type Audience = (typeof audiences)[number];

/** The audiences of each purpose, the usual one first. */
export const audiencesOf: Readonly<Record<MessagePurpose, readonly [Audience, ...Audience[]]>> = {
  invitation: ['students'],
  reminder: ['students_not_finished'],
  closing_soon: ['students_not_finished'],
  response_rates: ['instructors', 'chairs'],
  results_available: ['instructors', 'chairs'],
  reply_available: ['students'],
};

/** Whether messages of a purpose go to students. */
export const isToStudents = (purpose: MessagePurpose): boolean => audiencesOf[purpose][0].startsWith('students');

/** Whether the service plans messages of a purpose by itself, and nobody else. */
export const isPlannedByService = (purpose: MessagePurpose): boolean => purpose === 'reply_available';

/** Whether messages of a purpose go to those alone who have not answered everything. */
export const remindsOfAnswers = (purpose: MessagePurpose): boolean =>
  audiencesOf[purpose].includes('students_not_finished');

/** Whether messages of a purpose have links of the period. */
export const hasLinks = (purpose: MessagePurpose): boolean => isToStudents(purpose) && !isPlannedByService(purpose);

/** How far a message is. */
export const messageStates = ['planned', 'sending', 'sent', 'skipped', 'paused', 'cancelled'] as const;

export type MessageState = (typeof messageStates)[number];

/** Why a message is paused, was skipped, or waits. */
export const messageReasons = [
  'links_by_file',
  'mail_not_set_up',
  'mail_unavailable',
  'paused_by_office',
  'period_closed',
  'response_rate_reached',
  'too_many_bounces',
  'too_many_complaints',
  'too_soon',
] as const;

export type MessageReason = (typeof messageReasons)[number];

/** Days between two reminders of a period, unless a message says otherwise. */
export const usualDaysBetween = 2;

/** A message to students, instructors or chairs about an evaluation period, which the service sends by itself. */
export const courseEvaluationPeriodMessage = defineResource({
  type: 'course_evaluation_period_message',
  title: 'period message',
  collection: 'course_evaluation_period_messages',
  group: 'messages',
  area: 'messages',
  attributes: {
    /**
     * Why it is sent. An invitation goes to all students who have something to answer. A reminder and a note before closing
     * go to those of them alone who have not answered everything when their mail is sent. Response rates and the note that
     * there are results go to those who teach, or to chairs. That there are replies (`reply_available`) the service writes by
     * itself to all students of the sections, an hour after the first of them.
     * @example reminder
     */
    purpose: oneOf(messagePurposes, { required: 'on create', createOnly: true }),
    /**
     * When it is sent: `{"at": "2025-12-01T08:00:00Z"}`, or so many `days` after `opens_at`, `closes_at` or
     * `results_release_at` of the period (before it, where negative), at a `time` in the institution's zone; without `time`, at the time of day of the
     * schedule. What hangs on the schedule moves with it.
     * @example {"anchor": "closes_at", "days": -2, "time": "08:00"}
     */
    when: when(),
    /**
     * Who gets it; what its purpose usually takes, unless said. Instructors and chairs are those of the evaluated sections:
     * of their departments, and of those above.
     * @example students_not_finished
     */
    audience: oneOf(audiences),
    /**
     * A reminder is skipped if another message of the period was sent fewer days ago; 2 unless said.
     * @example 2
     */
    minimum_days_between: integer({ minimum: 0, maximum: 60 }),
    /**
     * It is skipped if this share of the answers that are possible has come when it is due.
     * @example 0.8
     */
    skip_above_response_rate: rate(),
    /**
     * How far it is: `planned`, `sending`, `sent`, `skipped` or `paused` (with a `reason`), or `cancelled`.
     * @example planned
     */
    state: oneOf(messageStates, { readOnly: true, filter: { slot: 2 } }),
    /**
     * Why it is paused, was skipped, or waits for the mail server; null otherwise.
     * @example too_soon
     */
    reason: oneOf(messageReasons, { readOnly: true }),
    /**
     * When sending began, in UTC; null before.
     * @example 2025-12-01T08:00:12.000Z
     */
    started_at: instant({ readOnly: true }),
    /**
     * When it ended, in UTC; null before.
     * @example 2025-12-01T08:36:40.000Z
     */
    finished_at: instant({ readOnly: true }),
    /**
     * How many recipients there are, and what became of their mails; null before sending begins. Those that came back
     * (`bounced`) or were called spam (`complained`) are among those `sent`.
     * @example {"recipients": 3124, "sent": 3106, "without_address": 9, "suppressed": 2, "finished_meanwhile": 4, "refused": 3, "bounced": 11, "complained": 0}
     */
    counts: messageCounts(),
    /**
     * Whether everybody of its audience gets it, whoever has answered; null before sending begins. A reminder and a note
     * before closing do not. An invitation does where sending began before the first answer of the period.
     * @example true
     */
    is_for_everybody: flag({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    /**
     * What became of it for the person that `filter[recipient]` names: `sent`, `in_doubt` (nobody knows whether the mail went
     * out), `refused` by the mail server, `without_address`, `suppressed`, `bounced` or `complained`; and the `day`, in UTC,
     * on which the service came to the person. Only the list has it, with that filter.
     * @example {"outcome": "sent", "day": "2025-12-01"}
     */
    for_recipient: {
      schema: forRecipientSchema,
      onlyAsked: true,
      // Put there by the list.
      of: ({ record }) => record.for_recipient as ForRecipient | undefined,
    },
  },
  relationships: {
    /** The period that it is about. */
    period: toOne('course_evaluation_period', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      leaves: 'back-reference',
    }),
    /** The texts; the default template of the purpose, unless said. */
    template: toOne('message_template', { filter: { slot: 3 }, leaves: 'back-reference' }),
  },
  writtenBy: 'lib/domain/messages/plan/write-message.ts',
  list: { isCounted: true },
  endpoints: {
    /**
     * `filter[recipient]`, the id of a user, finds the messages that the service has come to the person with, of those that
     * changed within the last twelve months. It finds only messages for everybody of an audience (`is_for_everybody`): who
     * was reminded shows who had not answered by then. `for_recipient` says what became of each. What is kept of a
     * recipient goes 30 days after closing; then nothing is found. Needs `people:read` as well.
     */
    list: {
      include: ['period', 'template'],
      filters: ['created_at', 'updated_at', 'period', 'state'],
      narrowedNames: { recipient: 'walked id' },
    },
    read: true,
    related: true,
    /**
     * Plans a message. A period has at most 20, of which 4 are reminders. Refused with 409 `period_not_scheduled` where the
     * period has no such time, and with 409 `links_by_file` where its links were fetched as a file. Messages about replies are
     * planned by the service alone: 422 `planned_by_service`.
     */
    create: { summary: 'Plan a message about an evaluation period' },
    /** Changes a message that is planned; 409 `already_sending` once sending has begun. */
    update: true,
    /** Deletes a message; 409 `already_sending` while it is being sent, or is paused after its first mails. */
    delete: true,
    actions: {
      /** Shows a message with made-up data and without a link that opens anything: as HTML, and as plain text. */
      preview_period_message: {
        method: 'POST',
        path: '/course_evaluation_period_messages/{id}/previews',
        summary: 'Preview a message of a period',
        scope: 'messages:read',
        body: messagePreview,
        reads: ['course_evaluation_period', 'institution', 'message_template'],
      },
      /**
       * Sends one mail with made-up data to the address of the person who asks, at most 5 in an hour. Refused with 403
       * `person_needed` for a token that acts for nobody, and with 409 `mail_not_set_up` while no mail can be sent.
       */
      test_period_message: {
        method: 'POST',
        path: '/course_evaluation_period_messages/{id}/tests',
        summary: 'Send a message of a period to oneself',
        timeoutSeconds: 29,
        reads: ['course_evaluation_period', 'institution', 'message_template', 'user'],
      },
      /**
       * How many mails the messages of a period will be, how long they take at the rate that is set, and what is missing.
       * Refused with 409 `not_open` once the period has closed.
       */
      forecast_period_messages: {
        method: 'GET',
        path: '/course_evaluation_periods/{id}/messages/forecast',
        summary: 'Forecast the messages of an evaluation period',
        scope: 'messages:read',
        timeoutSeconds: 29,
        mayWrite: true,
        reads: ['course_evaluation_period', 'course_evaluation_student', 'institution', 'user'],
      },
      /** Ends a message permanently: mails that have not been sent stay unsent. */
      cancel_period_message: {
        method: 'POST',
        path: '/course_evaluation_period_messages/{id}/cancellations',
        summary: 'Cancel a message of a period',
      },
      /** Halts a message until it is resumed. */
      pause_period_message: {
        method: 'POST',
        path: '/course_evaluation_period_messages/{id}/pauses',
        summary: 'Pause a message of a period',
      },
      /** Continues a message that is paused. Refused with 409 `mail_not_set_up` as long as no mail can be sent. */
      resume_period_message: {
        method: 'POST',
        path: '/course_evaluation_period_messages/{id}/resumptions',
        summary: 'Resume a message of a period',
      },
    },
  },
});
