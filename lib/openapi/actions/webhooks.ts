import { deliveryFailures } from '../../resources/service/webhook-delivery.ts';
import { documentBase } from '../document-base.ts';
import { replay } from '../header-parameters.ts';
import { count, objectOf, orNull, schemaReference, uri } from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';
import { webhookExamples } from './webhook-examples.ts';

const { endpoint, delivery, recovery } = webhookExamples;

const times = { created_at: '2025-03-14T03:30:00.000Z', updated_at: '2025-03-14T03:35:06.000Z' };

const exampleOf = (
  collection: string,
  data: { readonly type: string; readonly id: string; readonly attributes: object },
) => ({
  ...data,
  attributes: { ...data.attributes, ...times },
  links: { self: `${documentBase}/api/v1/${collection}/${data.id}` },
  meta: { version: 2 },
});

const exampleEndpoint = exampleOf('webhook_endpoints', {
  type: 'webhook_endpoint',
  id: endpoint.id,
  attributes: { ...endpoint.attributes, disabled_because: null },
});

const exampleDelivery = exampleOf('webhook_deliveries', {
  type: 'webhook_delivery',
  id: delivery.id,
  // Its attempts start at 0.
  attributes: { ...delivery.attributes, attempt: 0, status: 'pending', failure: null },
});

const exampleRecovery = exampleOf('webhook_recoveries', {
  type: 'webhook_recovery',
  id: recovery.id,
  attributes: { ...recovery.attributes, state: 'queued', replayed: 0, finished_at: null },
});

/** The secret of an endpoint, in the answer that shows it. */
export const secretSchema = orNull({
  type: 'string',
  description:
    'The secret that verifies messages: `whsec_` and base64. Null in the answer to a repeated request: rotate to get a new one.',
});

/** An example of such a secret. */
export const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

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
          previous_secret_signs_until: {
            type: 'string',
            format: 'date-time',
            description: 'Until when messages have a signature by the old secret too, in UTC.',
          },
          replay,
        },
        ['secret'],
      ),
    }),
    example: {
      data: exampleEndpoint,
      meta: {
        secret: exampleSecret,
        previous_secret_signs_until: '2025-03-15T03:30:00.000Z',
      },
    },
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
      links: { self: `${exampleEndpoint.links.self}/tests` },
    },
  },
  'recover-webhook-deliveries': {
    description: 'The recovery, which continues by itself.',
    schema: objectOf({ ...shown('webhook_recovery'), meta: objectOf({ replay }) }, ['data']),
    example: { data: exampleRecovery },
  },
  'redeliver-webhook-delivery': {
    description: 'The delivery, whose next attempt is due now.',
    schema: objectOf({ ...shown('webhook_delivery'), meta: objectOf({ replay }) }, ['data']),
    example: { data: exampleDelivery },
  },
};
