import { deliveryFailures } from '../../resources/service/webhook-delivery.ts';
import { documentBase } from '../document-base.ts';
import { replay } from '../header-parameters.ts';
import { count, objectOf, orNull, schemaReference, uri } from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';

const endpointId = '01959266-5bc0-7c3e-8a51-5c7d1f0b9e41';
const endpoint = `${documentBase}/api/v1/webhook_endpoints/${endpointId}`;

const times = { created_at: '2026-11-22T10:00:00.000Z', updated_at: '2026-11-22T10:00:00.000Z' };

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
  id: endpointId,
  attributes: {
    url: 'https://hr.example/facet-events',
    description: 'Sync of the HR system',
    event_types: ['employment.*', 'user.deleted'],
    is_enabled: true,
    disabled_because: null,
    secret_changed_at: '2026-11-22T10:00:00.000Z',
  },
});

const exampleDelivery = exampleOf('webhook_deliveries', {
  type: 'webhook_delivery',
  id: 'b7a5c1de-0f7e-5a1b-9c58-3f1f9d0c2a44',
  attributes: {
    endpoint_id: endpointId,
    event_id: '01959266-5bc0-7c3e-8a51-2f6d1f0b9e47',
    event_type: 'employment.updated',
    attempt: 0,
    at: '2026-11-22T09:00:00.000Z',
    status: 'pending',
    response_status: 503,
    failure: null,
    duration_ms: 214,
    next_attempt_at: '2026-11-22T10:00:00.000Z',
    response_body: 'Service Unavailable',
  },
});

const exampleRecovery = exampleOf('webhook_recoveries', {
  type: 'webhook_recovery',
  id: '01959266-5bc0-7c3e-8a51-6d7d1f0b9e42',
  attributes: {
    endpoint_id: endpointId,
    since: '2026-11-20T00:00:00.000Z',
    until: '2026-11-22T10:00:00.000Z',
    state: 'queued',
    replayed: 0,
    finished_at: null,
  },
});

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
    example: {
      data: exampleEndpoint,
      meta: {
        secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        former_secret_signs_until: '2026-11-23T10:00:00.000Z',
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
      links: { self: `${endpoint}/tests` },
    },
  },
  'recover-webhook-deliveries': {
    description: 'The recovery, which goes on by itself.',
    schema: objectOf({ ...shown('webhook_recovery'), meta: objectOf({ replay }) }, ['data']),
    example: { data: exampleRecovery },
  },
  'redeliver-webhook-delivery': {
    description: 'The delivery, whose next attempt is due now.',
    schema: objectOf({ ...shown('webhook_delivery'), meta: objectOf({ replay }) }, ['data']),
    example: { data: exampleDelivery },
  },
};
