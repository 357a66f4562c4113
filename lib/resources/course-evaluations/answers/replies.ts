import * as v from 'valibot';
import { count, day, described, id, listOf, selfLinks, text } from '../../shared/answer-schemas.ts';

const due = v.strictObject({
  evaluation: described(id, 'The evaluation that waits for a reply.'),
  name: described(text, 'The course and the section as they were called when the period closed.'),
  closed_on: described(day, 'The day on which the answers were counted, in UTC.'),
});

/** The answer of `list-due-replies`. */
export const dueRepliesAnswer = v.strictObject({
  meta: v.strictObject({ total: count, due: described(listOf(due), 'The latest first.') }),
  links: selfLinks,
});

export type DueReplies = v.InferOutput<typeof dueRepliesAnswer>['meta'];
