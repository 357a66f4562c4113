import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { instant, objectOf } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';

/** The times of a period from which the time of a message counts. */
export const anchors = ['opens_at', 'closes_at', 'results_release_at'] as const;

/** Most days between a time of the period and a message. */
const mostDays = 365;

const whenSchema = v.pipe(
  objectOf({
    at: v.exactOptional(instant().schema),
    anchor: v.exactOptional(v.picklist(anchors, because('not_in_list'))),
    days: v.exactOptional(integer({ minimum: -mostDays, maximum: mostDays }).schema),
    time: v.exactOptional(
      v.pipe(v.string(because('not_a_string')), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('not_a_time'))),
    ),
  }),
  v.check(({ at, anchor }) => (at === undefined) !== (anchor === undefined), because('not_one_time')),
  v.check(({ at, days, time }) => at === undefined || (days ?? time) === undefined, because('not_one_time')),
);

/** When a message is sent: at a time, or days after a time of the period (before it, where negative). */
export type When = v.InferOutput<typeof whenSchema>;

export const when = (): Attribute<When> => ({ required: true, schema: whenSchema });

const number = integer({ minimum: 0 }).schema;

const countsSchema = objectOf({
  recipients: number,
  sent: number,
  without_address: number,
  suppressed: number,
  finished_meanwhile: number,
  refused: number,
  bounced: number,
  complained: number,
});

/** What has become of a message, by numbers of recipients. */
export type MessageCounts = v.InferOutput<typeof countsSchema>;

export const messageCounts = (): Attribute<MessageCounts> => ({ readOnly: true, schema: countsSchema });
