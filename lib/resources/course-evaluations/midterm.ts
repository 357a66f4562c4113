import type { StoredRecord } from '../../store/record.ts';

/** Who has started a midterm evaluation. All are ids. */
export interface Midterm {
  readonly instructor: string;
  /** The `course_evaluation_section_instructor` that the person was when it began. */
  readonly assignment: string;
  readonly section: string;
}

/** Hidden field of a period that an instructor has started: the midterm. Of what belongs to such a period: true. */
export const midtermField = 'midterm';

/** The midterm evaluation that a period is; undefined for a period of the evaluation office. */
export const midtermOf = (period: StoredRecord): Midterm | undefined =>
  // The operation that starts it writes it, and nobody else.
  period[midtermField] as Midterm | undefined;

/** Whether a record is a midterm's period, or belongs to one. */
export const isOfMidterm = (record: Readonly<Record<string, unknown>>): boolean => record[midtermField] !== undefined;

/** How types are listed that midterms have records of: these are in no list, no index, no sum and no feed. */
export const withoutMidterms = { contains: (record: StoredRecord): boolean => !isOfMidterm(record) } as const;

/** The hidden field of a record that belongs to a period. */
export const asPartOf = (period: StoredRecord): Readonly<Record<string, unknown>> =>
  isOfMidterm(period) ? { [midtermField]: true } : {};

/** Those who are rated in a period, of all who teach a section: in a midterm the instructor who started it. */
export const ratedIn = <Teaching extends { readonly id: string }>(
  period: StoredRecord,
  teaching: readonly Teaching[],
): readonly Teaching[] => {
  const midterm = midtermOf(period);
  return midterm === undefined ? teaching : teaching.filter(({ id }) => id === midterm.assignment);
};
