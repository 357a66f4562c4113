import * as v from 'valibot';
import { date } from '../../model/definition/attribute-kinds.ts';
import type { FieldOptions } from '../../model/definition/field.ts';
import type { ComputedAttribute, Rule } from '../../model/definition/resource.ts';
import { dayOf } from '../../runtime/instant.ts';

/** The first and the last day on which something is in effect; null leaves that end open. The options are of the first. */
export const effectiveDates = (options: FieldOptions = {}) => ({
  /**
   * First day on which the record is in effect, that day included. Null leaves the beginning open.
   * @example 2024-08-15
   */
  effective_from: date(options),
  /**
   * Last day on which the record is in effect, that day included; it must not lie before `effective_from`. Null
   * leaves the end open.
   * @example 2027-06-30
   */
  effective_to: date(),
});

/** Whether a last day does not lie before the first; one that is not given is open. */
export const areInOrder = (from: unknown, to: unknown): boolean =>
  typeof from !== 'string' || typeof to !== 'string' || from <= to;

/** `effective_to` must not lie before `effective_from`. */
export const endsAfterStart: Rule<'effective_from' | 'effective_to'> = {
  fields: ['effective_from', 'effective_to'],
  blames: 'effective_to',
  code: 'before_start',
  holds: areInOrder,
};

/** Dates between which something is in effect. */
export interface EffectiveDates {
  readonly effective_from?: unknown;
  readonly effective_to?: unknown;
}

/** Whether a day within the dates is today, in UTC; both ends are inclusive. */
export const isInEffect = ({ effective_from: from, effective_to: to }: EffectiveDates, now: Date): boolean => {
  const today = dayOf(now.toISOString());
  return (typeof from !== 'string' || from <= today) && (typeof to !== 'string' || today <= to);
};

export const isCurrent: ComputedAttribute<EffectiveDates, boolean> = {
  schema: v.boolean(),
  of: ({ values, now }) => isInEffect(values, now),
};
