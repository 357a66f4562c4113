import * as v from 'valibot';
import { previewAnswer, testAnswer } from '../../resources/messages/answers/mails.ts';
import { replay, resource } from '../../resources/shared/answer-schemas.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

const message = v.strictObject({
  data: resource('course_evaluation_period_message'),
  meta: v.exactOptional(v.strictObject({ replay })),
});

const shows = 'course_evaluation_period_message';

/** Answers about messages. */
export const messages: ActionAnswers = {
  'preview-period-message': answerOf(previewAnswer, {
    description: 'The mail that a student would get.',
    request: { data: { type: 'message_preview', attributes: { language: 'en' } } },
    example: {
      meta: {
        language: 'en',
        subject: 'Autumn 2025: your evaluations',
        text: 'Dear Alex Example',
        html: '<!doctype html><html lang="en"><body><p>Dear Alex Example</p></body></html>',
      },
    },
  }),
  'test-period-message': answerOf(testAnswer, {
    description: 'Whether the mail server has taken the mail.',
    example: { meta: { sent: true, address: 'office@college.example' } },
  }),
  'cancel-period-message': answerOf(message, { description: 'The message, which is cancelled.', shows }),
  'pause-period-message': answerOf(message, { description: 'The message, which is paused.', shows }),
  'resume-period-message': answerOf(message, { description: 'The message, which continues by itself.', shows }),
};
