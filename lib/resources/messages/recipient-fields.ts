import * as v from 'valibot';
import { described } from '../shared/answer-schemas.ts';

/** What became of a message for a recipient, as it is shown. */
export const recipientOutcomes = [
  'sent',
  'in_doubt',
  'refused',
  'without_address',
  'suppressed',
  'bounced',
  'complained',
] as const;

/** What is shown of a message for one recipient: the day, never a moment. */
export const forRecipientSchema = v.strictObject({
  outcome: described(v.picklist(recipientOutcomes), 'What became of it.'),
  day: described(v.pipe(v.string(), v.isoDate()), 'The day, in UTC, on which the service came to the person.'),
});

export type ForRecipient = v.InferOutput<typeof forRecipientSchema>;
