import * as v from 'valibot';
import { forecastAnswer } from '../../resources/messages/answers/forecast.ts';
import { previewAnswer, testAnswer } from '../../resources/messages/answers/mails.ts';
import { replay, resource } from '../../resources/shared/answer-schemas.ts';
import { documentBase } from '../guides.ts';
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
  'forecast-period-messages': answerOf(forecastAnswer, {
    description: 'What the messages of the period will take.',
    example: {
      meta: {
        recipients: 3115,
        without_address: 9,
        mails: 6230,
        mails_per_second: 14,
        seconds: 223,
        missing: ['no_contact'],
        messages: [
          {
            message: '5e0c9b6a-4c0f-4f2e-9b1d-2f6a3c7d8e90',
            purpose: 'invitation',
            recipients: 3115,
            due_at: '2025-11-24T13:00:00.000Z',
          },
        ],
      },
      links: {
        self: `${documentBase}/api/v1/course_evaluation_periods/5e0c9b6a-4c0f-4f2e-9b1d-2f6a3c7d8e90/messages/forecast`,
      },
    },
  }),
  'cancel-period-message': answerOf(message, { description: 'The message, which is cancelled.', shows }),
  'pause-period-message': answerOf(message, { description: 'The message, which is paused.', shows }),
  'resume-period-message': answerOf(message, { description: 'The message, which continues by itself.', shows }),
};
