import * as v from 'valibot';
import { count, described, selfLinks, text } from '../../shared/answer-schemas.ts';
import { messagePurposes } from '../course-evaluation-period-message.ts';

/** What keeps the messages of a period from being sent as they should. */
export const missingForMessages = [
  'links_by_file',
  'mail_not_set_up',
  'no_contact',
  'no_time_zone',
  'period_not_scheduled',
] as const;

/** The answer of `forecast-period-messages`. */
export const forecastAnswer = v.strictObject({
  meta: v.strictObject({
    recipients: described(count, 'Students who have something to answer at this moment, and an address.'),
    without_address: described(count, 'Students who have something to answer and no address.'),
    mails: described(count, 'Mails of all messages that have not ended, at most.'),
    mails_per_second: described(v.nullable(v.number()), 'Most mails a second that are sent; null without a limit.'),
    seconds: described(v.nullable(count), 'How long one message to students takes at that rate; null without a limit.'),
    missing: described(
      v.array(v.picklist(missingForMessages)),
      'What is missing: `mail_not_set_up` and `links_by_file` keep all messages from being sent, `period_not_scheduled` those whose time hangs on one that the period does not have. With `no_contact` mails do not say where to ask, with `no_time_zone` they show times in UTC.',
    ),
    messages: described(
      v.array(
        v.strictObject({
          message: described(text, 'Id of the message.'),
          purpose: v.picklist(messagePurposes),
          recipients: described(count, 'Those who would get it at this moment, and have an address.'),
          due_at: described(v.nullable(text), 'When it is due, in UTC; null where the period has no such time.'),
        }),
      ),
      'The messages that have not ended, the next first.',
    ),
  }),
  links: selfLinks,
});

export type ForecastAnswer = v.InferOutput<typeof forecastAnswer>;
