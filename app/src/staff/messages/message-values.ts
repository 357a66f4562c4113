import type { Anchor, Audience, Message, Purpose } from './queries.ts';
import { rulesOf } from './rules.ts';

/** The values of the fields of a message. */
export interface MessageValues {
  readonly purpose: Purpose;
  readonly audience: Audience;
  readonly anchor: Anchor;
  /** The number of days after the opening or the release of results, or before the closing. */
  readonly days: string;
  /** The time of day at the institution; empty for the time of the anchor. */
  readonly time: string;
  /** The percentage above which the message is skipped; empty for none. */
  readonly skips: string;
  /** The id of the template; empty for the default of the purpose. */
  readonly template: string;
}

export const newValues: MessageValues = {
  purpose: 'reminder',
  audience: 'students_not_finished',
  anchor: 'closes_at',
  days: '3',
  time: '09:00',
  skips: '',
  template: '',
};

const atRelease = { anchor: 'results_release_at', days: '0', time: '' } as const;

/** Returns the values with another purpose. A value that the purpose does not allow becomes the purpose's usual one. */
export const withPurpose = (values: MessageValues, purpose: Purpose): MessageValues => {
  const { audiences, anchors } = rulesOf[purpose];
  const { anchor, days, time } = newValues;
  const usual = anchors.includes(anchor) ? { anchor, days, time } : atRelease;
  return {
    ...{ ...values, purpose, template: '' },
    audience: audiences.includes(values.audience) ? values.audience : audiences[0],
    ...(!anchors.includes(values.anchor) && usual),
  };
};

/**
 * Returns the values of a message; undefined if the fields cannot show its time, for instance a fixed one or one before
 * the opening.
 */
export const valuesOf = ({
  attributes,
  relationships,
}: Pick<Message, 'attributes' | 'relationships'>): MessageValues | undefined => {
  const { purpose, audience, when, skip_above_response_rate: rate } = attributes;
  const { anchor, days = 0, time = '' } = when;
  if (purpose === null || anchor === undefined || !rulesOf[purpose].anchors.includes(anchor)) return undefined;
  if (anchor === 'closes_at' ? days > 0 : days < 0) return undefined;
  return {
    ...{ purpose, anchor, time },
    audience: audience ?? rulesOf[purpose].audiences[0],
    days: String(Math.abs(days)),
    skips: rate === null ? '' : String(Math.round(rate * 1_000) / 10),
    template: relationships.template.data?.id ?? '',
  };
};

/** The attributes that the values stand for. */
export const attributesOf = ({ purpose, audience, anchor, days, time, skips }: MessageValues) => {
  const after = anchor === 'closes_at' ? -Number(days) : Number(days);
  return {
    audience,
    when: { anchor, ...(after !== 0 && { days: after }), ...(time !== '' && { time }) },
    skip_above_response_rate: skips === '' || !rulesOf[purpose].canSkip ? null : Number(skips) / 100,
  };
};

/** The relationship that names the template. */
export const templateOf = ({ template }: Pick<MessageValues, 'template'>) => ({
  template: { data: template === '' ? null : { type: 'message_template' as const, id: template } },
});
