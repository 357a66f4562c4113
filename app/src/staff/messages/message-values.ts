import type { Message, Purpose } from './queries.ts';

export type Anchor = 'opens_at' | 'closes_at' | 'results_release_at';

export type StaffAudience = 'instructors' | 'chairs';

/** Whether a message goes to instructors or chairs, and not to students. */
export const isToStaff = (purpose: Purpose): boolean => purpose === 'response_rates' || purpose === 'results_available';

/** What the fields of a message hold. */
export interface MessageValues {
  readonly purpose: Purpose;
  readonly anchor: Anchor;
  /** Undefined where the purpose has one audience. */
  readonly audience: StaffAudience | undefined;
  /** After the opening or the release, or before the closing. */
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
  audience: undefined,
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
  const { purpose, when, audience, skip_above_response_rate: rate } = attributes;
  const { anchor, days = 0, time = '' } = when;
  const isShown = anchor === 'closes_at' ? days <= 0 : days >= 0;
  if (purpose === null || anchor === undefined || !isShown) return undefined;
  return {
    ...{ purpose, anchor, time },
    audience: audience === 'instructors' || audience === 'chairs' ? audience : undefined,
    days: String(Math.abs(days)),
    skips: rate === null ? '' : String(Math.round(rate * 1_000) / 10),
    template: relationships.template.data?.id ?? '',
  };
};

/** The values with another purpose: notes of results follow their release, and staff has two audiences. */
export const withPurpose = (values: MessageValues, purpose: Purpose): MessageValues => {
  const isRelease = purpose === 'results_available';
  const kept = values.anchor === 'results_release_at' ? newValues.anchor : values.anchor;
  return {
    ...values,
    purpose,
    template: '',
    audience: isToStaff(purpose) ? (values.audience ?? 'instructors') : undefined,
    anchor: isRelease ? 'results_release_at' : kept,
    days: isRelease ? '0' : values.days,
  };
};

/** Whether a message can be skipped because enough have answered: only what reminds can. */
export const canBeSkipped = (purpose: Purpose): boolean => purpose === 'reminder' || purpose === 'closing_soon';

/** The attributes that the values stand for. */
export const attributesOf = ({ purpose, audience, anchor, days, time, skips }: MessageValues) => {
  const after = anchor === 'closes_at' ? -Number(days) : Number(days);
  return {
    when: { anchor, ...(after !== 0 && { days: after }), ...(time !== '' && { time }) },
    ...(audience !== undefined && { audience }),
    skip_above_response_rate: skips === '' || !canBeSkipped(purpose) ? null : Number(skips) / 100,
  };
};

/** The relationship that names the template. */
export const templateOf = ({ template }: Pick<MessageValues, 'template'>) => ({
  template: { data: template === '' ? null : { type: 'message_template' as const, id: template } },
});
