import * as v from 'valibot';
import { instant, longText, oneOf } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import type { StoredRecord } from '../../store/record.ts';
import { isAbandoned } from '../shared/abandoned.ts';
import { timestamps } from '../shared/timestamps.ts';
import { invitationRedemption } from './invitation-redemption.ts';

/** How far a batch is. The links of one that is `finished` can be fetched, once; then it is `fetched`. */
const batchStates = ['queued', 'running', 'finished', 'fetched', 'expired', 'failed'] as const;

export type BatchState = (typeof batchStates)[number];

/** Member of a batch's record with the moment at which it was last being worked on. */
export const workedOnField = 'worked_on_at';

const dayMs = 86_400_000;

/** Days for which the links of a batch wait to be fetched. */
const linkDays = 7;

const isExpired = ({ created_at }: StoredRecord, now: Date): boolean =>
  now.getTime() - Date.parse(created_at) > linkDays * dayMs;

/** How far a batch is at a moment: what broke off has failed, and what waited too long is gone. */
export const batchState = (record: StoredRecord, now: Date): BatchState => {
  const state = batchStates.find((each) => each === record.state) ?? 'failed';
  if (state === 'queued' || state === 'running')
    return isAbandoned(record[workedOnField] ?? record.created_at, now) ? 'failed' : state;
  return state === 'finished' && isExpired(record, now) ? 'expired' : state;
};

const scope = 'invitations:write';

/** The most students that one request may name. */
const maxNamedStudents = 5_000;

/** What is said when invitations are asked for. */
const invitationBatchRequest = defineResource({
  type: 'course_evaluation_invitation_batch',
  collection: 'course_evaluation_invitation_batches',
  group: 'course-evaluations',
  area: 'invitations',
  attributes: {},
  relationships: {
    /**
     * The only students who are invited, at most 5,000; each gets a new link, and one that the student had is not valid
     * any more. Left out: all students who have something to answer and no link.
     */
    students: toMany('course_evaluation_student', {
      refers: true,
      writable: true,
      createOnly: true,
      most: maxNamedStudents,
    }),
  },
  endpoints: {},
});

/** Invitations of many students to answer the evaluations of a period, each with a link of its own. */
export const courseEvaluationInvitationBatch = defineResource({
  type: 'course_evaluation_invitation_batch',
  title: 'invitation batch',
  collection: 'course_evaluation_invitation_batches',
  group: 'course-evaluations',
  area: 'invitations',
  attributes: {
    /**
     * How far the batch is: waiting, at work, `finished` (its links can be fetched, once), `fetched`, `expired` (nobody
     * fetched them within 7 days) or `failed`. Of one that is `failed` or `expired`, the next batch makes new links.
     * @example finished
     */
    state: oneOf(batchStates, { readOnly: true }),
    /**
     * How many students have got a link by this batch.
     * @example 4210
     */
    invited: integer({ minimum: 0, readOnly: true }),
    /**
     * How many students had a link already and keep it, because they were not named.
     * @example 12
     */
    already_invited: integer({ minimum: 0, readOnly: true }),
    /**
     * How many of the students who were named got no link, because they have nothing to answer.
     * @example 0
     */
    nothing_to_answer: integer({ minimum: 0, readOnly: true }),
    /**
     * How many of those who got a link have no e-mail address.
     * @example 3
     */
    without_email: integer({ minimum: 0, readOnly: true }),
    /**
     * Why the batch failed, for people; null while all goes well.
     * @example The database did not answer. Ask for the invitations again.
     */
    message: longText({ readOnly: true }),
    /**
     * When the batch ended, in UTC; null until then.
     * @example 2025-11-24T05:00:09.000Z
     */
    finished_at: instant({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    state: { schema: v.picklist(batchStates), of: ({ record, now }) => batchState(record, now) },
  },
  relationships: {
    /** The period to which the students are invited. */
    period: toOne('course_evaluation_period', { readOnly: true, filter: { slot: 1 }, leaves: 'counter' }),
  },
  list: { isCounted: true },
  endpoints: {
    list: { scope, include: 'none' },
    /** Ask every few seconds until `state` is `finished` or `failed`. */
    read: { scope, include: 'none', summary: 'Read the state of a batch of invitations' },
    related: {
      only: true,
      own: {
        // It shows the period, whose area this is.
        period: {
          name: 'read-invitation-batch-period',
          summary: 'Read the period of a batch of invitations',
          scope: 'periods:read',
        },
      },
    },
    actions: {
      /**
       * Makes a link for each student who has something to answer in the period and has none, or only for the students
       * that are named: these get a new link, and the one that they had is not valid any more. A link is valid until the
       * period closes. The answer is a batch that continues by itself; its links are fetched once, at
       * `/course_evaluation_invitation_batches/{id}/links`, and kept nowhere.
       */
      invite_students: {
        method: 'POST',
        path: '/course_evaluation_periods/{id}/invitations',
        summary: 'Invite the students of an evaluation period to answer',
        scope,
        status: 201,
        body: invitationBatchRequest,
        reads: ['course_evaluation_period', 'course_evaluation_student'],
      },
      /**
       * Answers, once, for each student of the batch: name, e-mail address, link and number of evaluations to answer. As
       * CSV with `Accept: text/csv`, as lines of JSON with `Accept: application/x-ndjson`, else in `meta.invitations`.
       * Whoever has a link can answer in the student's place: send it to nobody else, and delete the file afterwards. A
       * second request is answered with 410.
       */
      read_invitation_links: {
        method: 'GET',
        path: '/course_evaluation_invitation_batches/{id}/links',
        summary: 'Fetch the links of a batch of invitations, once',
        scope,
        timeoutSeconds: 29,
        mayWrite: true,
        reads: ['course_evaluation_period', 'course_evaluation_student', 'user'],
      },
      /**
       * Answers in `meta.token` the student's answering token, valid until `meta.expires_at`, 30 minutes later; the code
       * is that of the student's link. Asked by the page of the link, without a token. A portal of the institution sends a
       * token with `invitations:redeem` instead of a code, and names `student` and `period`. A code can be redeemed again
       * until the student has answered everything or the period closes.
       */
      redeem_invitation: {
        method: 'POST',
        path: '/invitation_redemptions',
        summary: 'Redeem an invitation for a token to answer by',
        scope: 'invitations:redeem',
        withoutToken: true,
        mayHaveToken: true,
        body: invitationRedemption,
        reads: ['course_evaluation_period', 'course_evaluation_student', 'user'],
      },
      /**
       * Answers in `meta.answering_tokens` the same tokens as the redemption of an invitation, for a student who signs in
       * instead: one for each open period in which the person has something left to answer, and for each student record
       * of the person. Nothing is written, and the log has the day alone. `person_not_found`, `not_enrolled` and
       * `nothing_open` say why there is none.
       */
      issue_answering_tokens: {
        method: 'POST',
        path: '/answering_tokens',
        summary: 'Exchange a sign-in for tokens to answer by',
        scope: 'account:read',
        onlySignedIn: true,
        leavesNoTrace: true,
        reads: ['course_evaluation_period', 'course_evaluation_student', 'user'],
      },
      /**
       * The students who have something left to answer, each with the number of evaluations; with a filter, of those in some
       * courses or departments. The order means nothing, and the times of a student's visits are not shown.
       */
      read_reminders: {
        method: 'GET',
        path: '/course_evaluation_periods/{id}/reminders',
        summary: 'List the students who have not answered everything',
        scope,
        timeoutSeconds: 29,
        mayWrite: true,
        reads: ['course_evaluation_period', 'course_evaluation_student', 'user'],
      },
    },
  },
});
