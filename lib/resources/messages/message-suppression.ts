import { date, oneOf } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { dayStamps } from '../shared/day-stamps.ts';

/** Why a person gets no mails. */
export const suppressionReasons = ['bounced', 'complained', 'unsubscribed', 'manual'] as const;

export type SuppressionReason = (typeof suppressionReasons)[number];

/** That a person gets no mails of the service, or, having unsubscribed, none but invitations. */
export const messageSuppression = defineResource({
  type: 'message_suppression',
  collection: 'message_suppressions',
  group: 'messages',
  area: 'messages',
  attributes: {
    /**
     * Why: the address does not exist (`bounced`), the person calls the mails spam (`complained`), has unsubscribed from
     * reminders, which leaves invitations, or the office has said so (`manual`).
     * @example bounced
     */
    reason: oneOf(suppressionReasons, { readOnly: true, filter: { slot: 2 } }),
    /**
     * The day of it, in UTC.
     * @example 2025-12-02
     */
    day: date({ readOnly: true }),
    ...dayStamps,
  },
  relationships: {
    /** The person, who has at most one suppression. It ends when the preferred address is another. */
    user: toOne('user', { required: true, createOnly: true, filter: { slot: 1 }, leaves: 'back-reference' }),
  },
  writtenBy: 'lib/domain/messages/suppressions/suppress.ts',
  // When somebody has read a mail says when that person may have answered.
  hasOpaqueIds: true,
  list: { isCounted: true, showsDaysAlone: true },
  endpoints: {
    list: { include: ['user'], filters: ['created_at', 'updated_at', 'user', 'reason'] },
    read: true,
    related: true,
    /**
     * Sends a person no more mails. Refused with 409 `already_suppressed` for somebody who gets none. The suppression of
     * somebody who has unsubscribed is changed, and keeps its id.
     */
    create: { summary: 'Send a person no mails' },
    /** Sends the person mails again. */
    delete: true,
  },
});
