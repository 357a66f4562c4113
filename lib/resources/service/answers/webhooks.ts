import * as v from 'valibot';
import { count, described, flag, instant, replay, resource, text } from '../../shared/answer-schemas.ts';
import { deliveryFailures } from '../webhook-delivery.ts';

/** The secret of an endpoint, in the answer that shows it. */
export const secret = described(
  v.nullable(text),
  'The secret that verifies messages: `whsec_` and base64. Null in the answer to a repeated request: rotate to get a new one.',
);

/** The answer of `rotate-webhook-secret`. */
export const rotatedSecretAnswer = v.strictObject({
  data: resource('webhook_endpoint'),
  meta: v.strictObject({
    secret,
    previous_secret_signs_until: v.exactOptional(
      described(instant, 'Until when messages have a signature by the old secret too, in UTC.'),
    ),
    replay,
  }),
});

export type RotatedSecretAnswer = v.InferOutput<typeof rotatedSecretAnswer>;

const pingMeta = v.strictObject({
  succeeded: described(flag, 'Whether the answer had a status of 2xx.'),
  response_status: described(v.nullable(count), 'The status of the answer; null where none came.'),
  failure: described(v.nullable(v.picklist(deliveryFailures)), 'Why no answer came; null where one did.'),
  duration_ms: described(count, 'How long it took, in milliseconds.'),
  response_body: described(v.nullable(text), 'The first kilobyte of the answer.'),
});

/** The answer of `test-webhook-endpoint`. */
export const pingAnswer = v.strictObject({ meta: pingMeta });

export type PingMeta = v.InferOutput<typeof pingMeta>;
