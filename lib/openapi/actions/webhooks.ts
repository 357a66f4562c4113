import * as v from 'valibot';
import { pingAnswer, rotatedSecretAnswer } from '../../resources/service/answers/webhooks.ts';
import { replay, resource } from '../../resources/shared/answer-schemas.ts';
import type { TypeName } from '../../resources/type-names.ts';
import { documentBase } from '../guides.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';
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
  // The number of attempts of a new delivery starts at 0.
  attributes: { ...delivery.attributes, attempt: 0, status: 'pending', failure: null },
});

const exampleRecovery = exampleOf('webhook_recoveries', {
  type: 'webhook_recovery',
  id: recovery.id,
  attributes: { ...recovery.attributes, state: 'queued', replayed: 0, finished_at: null },
});

/** An example of such a secret. */
export const exampleSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const accepted = (type: TypeName) =>
  v.strictObject({ data: resource(type), meta: v.exactOptional(v.strictObject({ replay })) });

/** Answers about webhooks. */
export const webhooks: ActionAnswers = {
  'rotate-webhook-secret': answerOf(rotatedSecretAnswer, {
    description: 'The endpoint, and its new secret.',
    example: {
      data: exampleEndpoint,
      meta: { secret: exampleSecret, previous_secret_signs_until: '2025-03-15T03:30:00.000Z' },
    },
  }),
  'test-webhook-endpoint': answerOf(pingAnswer, {
    description: 'How the ping went.',
    example: {
      meta: { succeeded: false, response_status: 503, failure: null, duration_ms: 214, response_body: 'Not now.' },
    },
  }),
  'recover-webhook-deliveries': answerOf(accepted('webhook_recovery'), {
    description: 'The recovery, which continues by itself.',
    example: { data: exampleRecovery },
  }),
  'redeliver-webhook-delivery': answerOf(accepted('webhook_delivery'), {
    description: 'The delivery, whose next attempt is due now.',
    example: { data: exampleDelivery },
  }),
};
