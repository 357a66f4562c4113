import * as v from 'valibot';
import { described, flag, replay, text } from '../../shared/answer-schemas.ts';

/** The answer of `preview-period-message`. */
export const previewAnswer = v.strictObject({
  meta: v.strictObject({
    language: described(text, 'The language of the texts, a language tag.'),
    subject: described(text, 'The subject.'),
    text: described(text, 'The plain text.'),
    html: described(text, 'The HTML part, a whole page without scripts, styles and images.'),
    replay,
  }),
});

export type PreviewAnswer = v.InferOutput<typeof previewAnswer>;

/** The answer of `test-period-message`. */
export const testAnswer = v.strictObject({
  meta: v.strictObject({
    sent: described(flag, 'Whether the mail server has taken the mail.'),
    address: described(text, 'The address of the caller, to which it went.'),
    replay,
  }),
});

export type TestAnswer = v.InferOutput<typeof testAnswer>;
