import * as v from 'valibot';
import { replay, resource } from '../../resources/shared/answer-schemas.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

const message = v.strictObject({
  data: resource('course_evaluation_period_message'),
  meta: v.exactOptional(v.strictObject({ replay })),
});

const shows = 'course_evaluation_period_message';

/** Answers about messages. */
export const messages: ActionAnswers = {
  'cancel-period-message': answerOf(message, { description: 'The message, which is cancelled.', shows }),
  'pause-period-message': answerOf(message, { description: 'The message, which is paused.', shows }),
  'resume-period-message': answerOf(message, { description: 'The message, which continues by itself.', shows }),
};
