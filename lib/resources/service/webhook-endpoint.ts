import { flag, instant, oneOf, someOf, string, text } from '../../model/definition/attribute-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { eventTypes } from './event-types.ts';
import { webhookRecovery } from './webhook-recovery.ts';

/** Why the service has stopped sending to an endpoint. */
const disablingReasons = ['gone', 'failing', 'token_not_valid'] as const;

/** Why the service has stopped sending to an endpoint. */
export type DisablingReason = (typeof disablingReasons)[number];

/** Most endpoints of one token. */
export const maxEndpoints = 10;

/** An address of another system to which the service sends an event soon after each change that the endpoint asks for. It belongs to the token that created it, or that followed on that one by rotation, or to the person who has signed in: no other can see it. */
export const webhookEndpoint = defineResource({
  type: 'webhook_endpoint',
  collection: 'webhook_endpoints',
  group: 'service',
  area: 'webhooks',
  attributes: {
    /**
     * Where events are sent, by HTTPS. The host must have public addresses only, and must answer a ping with a status of
     * 2xx before the address is taken.
     * @example https://hr.example/facet-events
     */
    url: { required: true, schema: string(2_048) },
    /**
     * What the endpoint is for, in words.
     * @example Sync of the HR system
     */
    description: text(),
    /**
     * The events that are sent: `*` for all, `user.*` for those of a type, `user.updated` for one. `*` unless said. Only
     * events of types whose read scope the token has are sent. Users are deactivated, not deleted, and keep their
     * profiles: `user.deleted` and `profile.deleted` come only where an operator has removed the record from the table.
     * @example ["employment.*", "user.updated"]
     */
    event_types: someOf(eventTypes),
    /**
     * Whether events are sent. True unless said; the service makes it false where `disabled_because` says why.
     * @example true
     */
    is_enabled: flag(),
    /**
     * Why the service has stopped sending: the endpoint has answered 410 (`gone`), nothing but failures for five days
     * (`failing`), or the token is revoked or has expired (`token_not_valid`; of a person's, the person is not active any
     * more, or has not changed it for a year). Null while it sends, and where you have disabled it yourself.
     * @example failing
     */
    disabled_because: oneOf(disablingReasons, { readOnly: true }),
    /**
     * When the secret was made that signs now, in UTC.
     * @example 2026-11-22T10:00:00.123Z
     */
    secret_changed_at: instant({ readOnly: true }),
    ...timestamps,
  },
  isRestricted: true,
  writtenBy: 'lib/domain/webhooks/endpoints/write-endpoint.ts',
  endpoints: {
    list: { include: 'none' },
    read: { include: 'none' },
    /**
     * Sends a signed ping to the address, which has to be answered with a status of 2xx. `meta.secret` is the secret that
     * signs: no other answer shows it, nor does the answer to a repeated request.
     */
    create: { returnsSecret: 'signing secret', timeoutSeconds: 29 },
    /** A new address is pinged first. With `is_enabled: true` an endpoint that was disabled gets what changes from now on. */
    update: { timeoutSeconds: 29 },
    /** What was not delivered yet is not sent any more. */
    delete: true,
    actions: {
      /**
       * Makes a new secret, which `meta.secret` of this answer shows and no other. The old one signs too for 24 hours:
       * messages have a signature by each.
       */
      rotate_webhook_secret: {
        method: 'POST',
        path: '/webhook_endpoints/{id}/secret_rotations',
        summary: 'Rotate the secret of a webhook endpoint',
      },
      /** Sends a signed ping, also to an endpoint that is disabled, and answers how that went. Nothing is kept of it. */
      test_webhook_endpoint: {
        method: 'POST',
        path: '/webhook_endpoints/{id}/tests',
        summary: 'Send a ping to a webhook endpoint',
        timeoutSeconds: 29,
      },
      /**
       * Sends again what failed: all events of a time whose delivery has failed or was given up, and those that came while
       * the endpoint was disabled. What was delivered is not sent again.
       */
      recover_webhook_deliveries: {
        method: 'POST',
        path: '/webhook_endpoints/{id}/recoveries',
        summary: 'Send again what a webhook endpoint has missed',
        status: 202,
        body: webhookRecovery,
      },
    },
  },
});
