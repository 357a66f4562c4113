import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { dayStamps } from '../shared/day-stamps.ts';
import { answersAttribute } from './given-answers.ts';
import { withoutMidterms } from './midterm.ts';

/** What a request brings that answers an evaluation: the answers go into the ballot box, not into the response. */
export const responseRequest = defineResource({
  type: 'course_evaluation_response',
  collection: 'course_evaluation_responses',
  group: 'course-evaluations',
  area: 'responses',
  attributes: {
    /**
     * The answers, at most 1,000 and 64 KB; write-only: no operation ever shows them again. Each names its `question`, of
     * one about an instructor also the `instructor` (a section instructor), and has a `value` on the scale, the keys of
     * `choices`, a `text`, or `not_applicable: true`; a `comment` where the question allows one.
     * @example [{"question": "01959266-5bc0-7a10-8000-3f1d2c4b5a69", "value": 4}]
     */
    answers: answersAttribute,
    ...dayStamps,
  },
  relationships: {
    /** The evaluation that is answered. */
    evaluation: toOne('course_evaluation', { required: true }),
  },
  endpoints: {},
});

/** What one student, who is not named, answered to one evaluation. */
export const courseEvaluationResponse = defineResource({
  type: 'course_evaluation_response',
  collection: 'course_evaluation_responses',
  group: 'course-evaluations',
  area: 'responses',
  attributes: dayStamps,
  relationships: {
    /** The evaluation that was answered. Nothing in a response leads to the student who gave it. */
    evaluation: toOne('course_evaluation', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'responses', carries: [], unseen: true, isUncounted: true },
    }),
  },
  hiddenLinkages: ['section_responses'],
  unread: ['section_responses'],
  hasOpaqueIds: true,
  list: { isCounted: true, showsDaysAlone: true, ...withoutMidterms },
  endpoints: {
    list: true,
    read: true,
    related: true,
    actions: {
      /**
       * Takes a student's answers to an evaluation of the student's own, once and permanently: they can be neither changed
       * nor withdrawn. Needs an answering token; any other is refused. Answers the response, without the answers, and with
       * no time but the day. An `Idempotency-Key` is ignored, because nothing may be kept that is made of the answers: a
       * repeated request is answered 409 `already_answered`, which says that the answers have come.
       */
      create_response: {
        method: 'POST',
        path: '/course_evaluation_responses',
        summary: 'Answer an evaluation',
        scope: 'responses:submit',
        body: responseRequest,
        status: 201,
        timeoutSeconds: 29,
        leavesNoTrace: true,
      },
    },
  },
});
