import { text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';

/** What is said when an invitation is redeemed: a code, or, by the institution's portal, a student and a period. */
export const invitationRedemption = defineResource({
  type: 'invitation_redemption',
  collection: 'invitation_redemptions',
  group: 'course-evaluations',
  area: 'invitations',
  attributes: {
    /**
     * The code at the end of the student's link.
     * @example q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4
     */
    code: text({ createOnly: true }),
  },
  relationships: {
    /** With a token instead of a code: the student who will answer. */
    student: toOne('course_evaluation_student', { createOnly: true }),
    /** With a token instead of a code: the period whose evaluations the student will answer. */
    period: toOne('course_evaluation_period', { createOnly: true }),
  },
  endpoints: {},
});
