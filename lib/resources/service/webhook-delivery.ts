import { instant, longText, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** What became of a delivery so far. */
const deliveryStatuses = ['pending', 'succeeded', 'failed', 'exhausted'] as const;

/** What became of a delivery so far. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why no answer came, or none was asked for. */
export const deliveryFailures = [
  ...['unresolved', 'address_not_public', 'timeout', 'connection_failed'],
  ...['endpoint_disabled', 'endpoint_deleted', 'not_allowed'],
] as const;

/** Why no answer came, or none was asked for. */
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** The sending of one event to one endpoint, with all of its attempts; kept for 30 days. */
export const webhookDelivery = defineResource({
  type: 'webhook_delivery',
  collection: 'webhook_deliveries',
  group: 'service',
  area: 'webhooks',
  attributes: {
    /**
     * The id of the endpoint to which the event is sent. It may be gone: what was delivered is kept longer.
     * @example 01959266-5bc0-7c3e-8a51-5c7d1f0b9e41
     */
    endpoint_id: text({ readOnly: true, filter: { slot: 1, isCrowded: true } }),
    /**
     * The id of the change that is announced: of the event, and of the entry in the change feed.
     * @example 01959266-5bc0-7c3e-8a51-2f6d1f0b9e47
     */
    event_id: text({ readOnly: true, filter: { slot: 2 } }),
    /**
     * What has happened, as the endpoint's `event_types` names it.
     * @example employment.updated
     */
    event_type: text({ readOnly: true }),
    /**
     * How many attempts have been made; 10 at most. Sending again starts at 0.
     * @example 3
     */
    attempt: integer({ minimum: 0, readOnly: true }),
    /**
     * When the last attempt was made, in UTC; null before the first.
     * @example 2026-11-22T10:00:00.123Z
     */
    at: instant({ readOnly: true }),
    /**
     * `pending` before the first attempt, `succeeded` after an answer of 2xx, `failed` after anything else, `exhausted`
     * after the last attempt.
     * @example failed
     */
    status: oneOf(deliveryStatuses, { readOnly: true, filter: { slot: 3, isCrowded: true } }),
    /**
     * The status of the answer to the last attempt; null where none came.
     * @example 503
     */
    response_status: integer({ minimum: 0, readOnly: true }),
    /**
     * Why no answer came to the last attempt; null where one did.
     * @example timeout
     */
    failure: oneOf(deliveryFailures, { readOnly: true }),
    /**
     * How long the last attempt took, in milliseconds.
     * @example 214
     */
    duration_ms: integer({ minimum: 0, readOnly: true }),
    /**
     * When the next attempt is due, in UTC; null where none is.
     * @example 2026-11-22T10:05:00.123Z
     */
    next_attempt_at: instant({ readOnly: true }),
    /**
     * The first kilobyte of the answer to the last attempt.
     * @example Service Unavailable
     */
    response_body: longText({ readOnly: true }),
    ...timestamps,
  },
  isRestricted: true,
  writtenBy: 'lib/domain/webhooks/deliveries/write-delivery.ts',
  endpoints: {
    /** Newest first with `sort=-created_at`. */
    list: {
      name: 'list-webhook-deliveries',
      summary: 'List webhook deliveries',
      include: 'none',
      filterNames: { endpoint: { field: 'endpoint_id', kind: 'text' }, event: { field: 'event_id', kind: 'text' } },
    },
    read: { include: 'none' },
    actions: {
      /** Sends the event again at once, whatever became of it, and then by the same schedule. */
      redeliver_webhook_delivery: {
        method: 'POST',
        path: '/webhook_deliveries/{id}/redeliveries',
        summary: 'Send the event of a webhook delivery again',
        status: 202,
      },
    },
  },
});
