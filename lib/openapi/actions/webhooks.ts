import { deliveryFailures } from '../../resources/service/webhook-delivery.ts';
import { documentBase } from '../document-base.ts';
import { replay } from '../header-parameters.ts';
import { count, objectOf, orNull, schemaReference, uri } from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';

const endpointId = '01959266-5bc0-7c3e-8a51-5c7d1f0b9e41';
const endpoint = `${documentBase}/api/v1/webhook_endpoints/${endpointId}`;

/** The secret of an endpoint, in the answer that shows it. */
export const secretSchema = orNull({
  type: 'string',
  description:
    'The secret by which messages are verified: `whsec_` and base64. Null in the answer to a repeated request: rotate to get a new one.',
});

const shown = (schema: string) => ({ data: schemaReference(schema) });

/** Answers about webhooks. */
export const webhooks: ActionAnswers = {
  'rotate-webhook-secret': {
    description: 'The endpoint, and its new secret.',
    schema: objectOf({
      ...shown('webhook_endpoint'),
      meta: objectOf(
        {
          secret: secretSchema,
          former_secret_signs_until: {
            type: 'string',
            format: 'date-time',
            description: 'Until when messages have a signature by the old secret too, in UTC.',
          },
          replay,
        },
        ['secret'],
      ),
    }),
  },
  'test-webhook-endpoint': {
    description: 'How the ping went.',
    schema: objectOf({
      meta: objectOf({
        succeeded: { type: 'boolean', description: 'Whether the answer had a status of 2xx.' },
        response_status: orNull({ ...count, description: 'The status of the answer; null where none came.' }),
        failure: { enum: [...deliveryFailures, null], description: 'Why no answer came; null where one did.' },
        duration_ms: { ...count, description: 'How long it took, in milliseconds.' },
        response_body: orNull({ type: 'string', description: 'The first kilobyte of the answer.' }),
      }),
      links: objectOf({ self: { ...uri, description: 'The address that was asked for.' } }),
    }),
    example: {
      meta: { succeeded: false, response_status: 503, failure: null, duration_ms: 214, response_body: 'Not now.' },
      links: { self: `${endpoint}/tests` },
    },
  },
  'recover-webhook-deliveries': {
    description: 'The recovery, which goes on by itself.',
    schema: objectOf(shown('webhook_recovery')),
    headers: { location: { description: 'Address of the recovery.', schema: uri } },
  },
  'redeliver-webhook-delivery': {
    description: 'The delivery, whose next attempt is due now.',
    schema: objectOf({ ...shown('webhook_delivery'), meta: objectOf({ replay }) }, ['data']),
  },
};
