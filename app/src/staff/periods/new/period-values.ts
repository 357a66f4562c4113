import { fromLocal, toLocal } from '../../parts/times.ts';
import { type GuidelinesValue, guidelinesValue, htmlOf } from '../guidelines-value.ts';
import { messages } from './messages.ts';
import type { TaughtCourse } from './taught-course.ts';

export type Role = keyof typeof messages.roles;

/** The values of the form, as the user types them. */
export interface PeriodValues {
  readonly name: string;
  readonly type: keyof typeof messages.types;
  readonly kind: keyof typeof messages.kinds;
  readonly term: string;
  readonly covers: 'all' | 'some';
  readonly chosen: ReadonlySet<string>;
  readonly opens: string;
  readonly closes: string;
  readonly release: string;
  readonly threshold: string;
  readonly low: string;
  readonly deviation: string;
  readonly roles: readonly Role[];
  /** Whether instructors are expected to reply to their students. */
  readonly replies: boolean;
  /** The period whose questions are taken; empty for none. */
  readonly source: string;
  readonly note: GuidelinesValue;
}

/** The errors of the form, by field. */
export type Problems = Readonly<
  Partial<Record<'name' | 'term' | 'courses' | 'opens' | 'closes' | 'threshold' | 'low' | 'deviation', string>>
>;

const dayMs = 86_400_000;

const onDay = (now: number, days: number, hour: string): string =>
  `${toLocal(new Date(now + days * dayMs).toISOString()).slice(0, 10)}T${hour}`;

/** Returns the initial values: two weeks from a week on, with a threshold of five responses. */
export const initialValues = (now: number): PeriodValues => ({
  name: '',
  type: 'end_of_term',
  kind: 'section',
  term: '',
  covers: 'all',
  chosen: new Set(),
  opens: onDay(now, 7, '08:00'),
  closes: onDay(now, 21, '22:00'),
  release: '',
  threshold: '5',
  low: '',
  deviation: '',
  roles: ['instructor', 'department_admin'],
  replies: false,
  source: '',
  note: guidelinesValue(null),
});

/** Returns the courses that the period covers, among those that are taught. */
export const coveredOf = (
  { covers, chosen }: Pick<PeriodValues, 'covers' | 'chosen'>,
  taught: readonly TaughtCourse[],
): readonly TaughtCourse[] => (covers === 'all' ? taught : taught.filter(({ id }) => chosen.has(id)));

const { problems: words } = messages;

const closingProblem = ({ opens, closes }: PeriodValues, now: number): string | undefined => {
  const [from, to] = [fromLocal(opens), fromLocal(closes)];
  if (to === undefined) return words.closes;
  if (from !== undefined && to <= from) return words.order;
  return Date.parse(to) <= now ? words.past : undefined;
};

const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text.trim());
const isNumber = (text: string): boolean => /^\d{1,6}(?:[.,]\d{1,6})?$/.test(text.trim());

/** Returns the errors of the form before it is sent, by field. */
export const problemsOf = (values: PeriodValues, taught: readonly TaughtCourse[], now: number): Problems => {
  const { name, term, opens, threshold, low, deviation } = values;
  const found: Record<keyof Problems, string | false | undefined> = {
    name: name.trim() === '' && words.name,
    term: term === '' && words.term,
    courses: term !== '' && coveredOf(values, taught).length === 0 && words.courses,
    opens: fromLocal(opens) === undefined && words.opens,
    closes: closingProblem(values, now),
    threshold: (!isWhole(threshold) || Number(threshold) < 1) && words.threshold,
    low: low.trim() !== '' && !isWhole(low) && words.low,
    deviation: deviation.trim() !== '' && !isNumber(deviation) && words.deviation,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => Boolean(problem)));
};

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

/** Whether it is known when results can be seen. */
export const hasRelease = ({ release }: Pick<PeriodValues, 'release'>): boolean => fromLocal(release) !== undefined;

/** Returns the settings of a period as attributes, from a form without errors. */
export const settingsOf = (values: Omit<PeriodValues, 'type' | 'kind'>) => ({
  name: values.name.trim(),
  results_release_at: fromLocal(values.release) ?? null,
  minimum_response_threshold: numberOrNull(values.threshold),
  flag_answers_at_or_below: numberOrNull(values.low),
  flag_standard_deviation_above: numberOrNull(values.deviation),
  results_visible_to_roles: [...values.roles],
  replies_expected: values.replies,
  results_guidelines: htmlOf(values.note),
});

/** The attributes of the period that a form without problems describes. */
export const attributesOf = (values: PeriodValues, taught: readonly TaughtCourse[]) => ({
  ...settingsOf(values),
  evaluation_type: values.type,
  kind: values.kind,
  course_uuids: coveredOf(values, taught).map(({ id }) => id),
});

/** The times of its schedule. */
export const timesOf = ({ opens, closes }: PeriodValues) => ({
  opens_at: fromLocal(opens) ?? null,
  closes_at: fromLocal(closes) ?? null,
});
