import type { Message, Purpose } from './queries.ts';

/** What the fields of a message hold. */
export interface MessageValues {
  readonly purpose: Purpose;
  readonly anchor: 'opens_at' | 'closes_at';
  /** After the opening, or before the closing. */
  readonly days: string;
  /** Time of day at the institution; empty for that of the anchor. */
  readonly time: string;
  /** Percentage above which it is skipped; empty for none. */
  readonly skips: string;
  /** Id of its template; empty for the default of its purpose. */
  readonly template: string;
}

export const newValues: MessageValues = {
  purpose: 'reminder',
  anchor: 'closes_at',
  days: '3',
  time: '09:00',
  skips: '',
  template: '',
};

/** The values of a message; undefined for one whose time the fields can not show: a fixed one, or one before the opening. */
export const valuesOf = ({
  attributes,
  relationships,
}: Pick<Message, 'attributes' | 'relationships'>): MessageValues | undefined => {
  const { purpose, when, skip_above_response_rate: rate } = attributes;
  const { anchor, days = 0, time = '' } = when;
  const isShown = anchor === 'opens_at' ? days >= 0 : anchor === 'closes_at' && days <= 0;
  if (purpose === null || anchor === undefined || !isShown) return undefined;
  return {
    ...{ purpose, anchor, time },
    days: String(Math.abs(days)),
    skips: rate === null ? '' : String(Math.round(rate * 1_000) / 10),
    template: relationships.template.data?.id ?? '',
  };
};

/** The attributes that the values stand for; an invitation is never skipped. */
export const attributesOf = ({ purpose, anchor, days, time, skips }: MessageValues) => {
  const after = anchor === 'closes_at' ? -Number(days) : Number(days);
  return {
    when: { anchor, ...(after !== 0 && { days: after }), ...(time !== '' && { time }) },
    skip_above_response_rate: skips === '' || purpose === 'invitation' ? null : Number(skips) / 100,
  };
};

/** The relationship that names the template. */
export const templateOf = ({ template }: Pick<MessageValues, 'template'>) => ({
  template: { data: template === '' ? null : { type: 'message_template' as const, id: template } },
});
