import { toLocal } from '../../parts/times.ts';
import { guidelinesValue } from '../guidelines-value.ts';
import { initialValues, type PeriodValues, settingsOf, timesOf } from '../new/period-values.ts';
import type { Period } from '../queries.ts';

const localOrEmpty = (at: string | null | undefined): string => (at ? toLocal(at) : '');
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Returns the form's values for an existing period. */
export const valuesOf = ({ resource: { attributes }, schedule }: Period): PeriodValues => ({
  ...initialValues(Date.now()),
  name: attributes.name,
  opens: localOrEmpty(schedule?.attributes.opens_at),
  closes: localOrEmpty(schedule?.attributes.closes_at),
  release: localOrEmpty(attributes.results_release_at),
  threshold: textOf(attributes.minimum_response_threshold),
  low: textOf(attributes.flag_answers_at_or_below),
  deviation: textOf(attributes.flag_standard_deviation_above),
  roles: attributes.results_visible_to_roles ?? [],
  replies: attributes.replies_expected,
  note: guidelinesValue(attributes.results_guidelines),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changedOf = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  // The filtered entries belong to the same object, so the result has some of its members.
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Values])),
  ) as Partial<Values>;

/** Returns the changed settings and times of a period, in the form of a request. */
export const changesOf = (before: PeriodValues, after: PeriodValues) => ({
  settings: changedOf(settingsOf(before), settingsOf(after)),
  times: changedOf(timesOf(before), timesOf(after)),
});

/** The fields that somebody has changed: earlier mistakes in others need no correction now. */
export const changedFields = (before: PeriodValues, after: PeriodValues): ReadonlySet<string> =>
  new Set(Object.keys(changedOf(before, after)));
