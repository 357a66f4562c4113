import { instant, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { areInOrder } from '../shared/effective-dates.ts';
import { timestamps } from '../shared/timestamps.ts';

/** How far a recovery is. */
const recoveryStates = ['queued', 'running', 'finished', 'failed'] as const;

/** The sending again of what an endpoint has missed; it continues by itself. */
export const webhookRecovery = defineResource({
  type: 'webhook_recovery',
  collection: 'webhook_recoveries',
  group: 'service',
  area: 'webhooks',
  attributes: {
    /**
     * The id of the endpoint that has missed something.
     * @example 01959266-5bc0-7c3e-8a51-5c7d1f0b9e41
     */
    endpoint_id: text({ readOnly: true }),
    /**
     * The beginning of the time whose events are sent again; they are kept for 30 days.
     * @example 2026-11-20T00:00:00.000Z
     */
    since: instant({ required: true }),
    /**
     * The end of the time, not before `since`; the moment of the request unless said.
     * @example 2026-11-22T00:00:00.000Z
     */
    until: instant(),
    /**
     * How far it is: waiting, at work, done, or `failed`, because the endpoint is gone or disabled.
     * @example finished
     */
    state: oneOf(recoveryStates, { readOnly: true }),
    /**
     * How many deliveries it has set going so far.
     * @example 42
     */
    replayed: integer({ minimum: 0, readOnly: true }),
    /**
     * When it ended, in UTC; null until then.
     * @example 2026-11-22T10:00:09.000Z
     */
    finished_at: instant({ readOnly: true }),
    ...timestamps,
  },
  // Stored instants are UTC with milliseconds: they compare as text.
  rules: [{ fields: ['since', 'until'], blames: 'until', code: 'before_since', holds: areInOrder }],
  isRestricted: true,
  writtenBy: 'lib/domain/webhooks/recoveries/begin-recovery.ts',
  endpoints: {
    /** Ask every few seconds until `state` is `finished` or `failed`. */
    read: { include: 'none' },
  },
});
