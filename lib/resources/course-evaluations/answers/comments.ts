import * as v from 'valibot';
import { count, described, instant } from '../../shared/answer-schemas.ts';
import { commentDecisions } from '../course-evaluation-comment.ts';

/** The answer of `hold-comment`: no text, so that none is kept for a repeated request. */
export const holdAnswer = v.strictObject({
  meta: v.strictObject({
    held_until: described(instant, 'Until when no other reviewer can decide on the comment.'),
    version: described(
      count,
      'The version of the comment: it is another one than that of a list where somebody has decided since.',
    ),
    decision: described(v.picklist(commentDecisions), 'What is decided of the comment.'),
  }),
});

export type Hold = v.InferOutput<typeof holdAnswer>['meta'];
