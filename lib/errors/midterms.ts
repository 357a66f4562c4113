import type { ErrorKind } from './error-kind.ts';
import { attribute, pointerTo } from './source.ts';

// The request as a whole is refused, and no single value of it.
const whole = { pointer: pointerTo('data') };

export const midtermsOff: ErrorKind = {
  status: 409,
  code: 'midterms_off',
  means: 'The institution does not allow midterm evaluations by instructors: its `midterm_threshold` is null.',
  details: () => ({ detail: 'The institution does not allow instructors to start midterm evaluations' }),
};

export const notEvaluated: ErrorKind = {
  status: 409,
  code: 'not_evaluated',
  means: 'The section is cancelled, or belongs to no course, so that it is not evaluated.',
  details: () => ({ detail: 'The section is cancelled, or belongs to no course' }),
};

export const tooManyMidterms: ErrorKind<[most: number]> = {
  status: 409,
  code: 'too_many_midterms',
  means:
    'The instructor has started as many midterm evaluations of the section as a term allows (`meta.maximum`), those that have closed too.',
  details: (maximum) => ({
    detail: `An instructor starts at most ${maximum} midterm evaluations of a section in a term`,
    source: whole,
    meta: { maximum },
  }),
};

export const endOfTermUnknown: ErrorKind = {
  status: 409,
  code: 'end_of_term_unknown',
  means: 'The term of the section has no `end_date`: whether its last three weeks have begun is not known.',
  details: () => ({ detail: 'The term of the section does not say when it ends' }),
};

export const tooLateInTerm: ErrorKind<[lastDay: string]> = {
  status: 409,
  code: 'too_late_in_term',
  means:
    'The midterm evaluation would close in the last three weeks of the term. `meta.last_day` is the last day, in the time zone of the institution, on which it can close.',
  details: (lastDay) => ({
    detail: `A midterm evaluation of the section closes by the end of ${lastDay}`,
    source: attribute('closes_at'),
    meta: { last_day: lastDay },
  }),
};

export const tooEarlyInTerm: ErrorKind<[firstDay: string, lastDay: string]> = {
  status: 409,
  code: 'too_early_in_term',
  means:
    'The term of the section has not begun, by its `start_date`. `meta.first_day` and `meta.last_day` are the days, in the time zone of the institution, between which a midterm evaluation is open.',
  details: (firstDay, lastDay) => ({
    detail: `A midterm evaluation of the section is open between ${firstDay}, when the term begins, and ${lastDay}`,
    source: whole,
    meta: { first_day: firstDay, last_day: lastDay },
  }),
};

export const closesInPast: ErrorKind = {
  status: 409,
  code: 'closes_in_past',
  means: 'The midterm evaluation would close before it opens, which is at once.',
  details: () => ({ detail: 'A midterm evaluation opens at once, and closes later', source: attribute('closes_at') }),
};

export const openTooLong: ErrorKind<[days: number, latest: string]> = {
  status: 409,
  code: 'open_too_long',
  means:
    'The midterm evaluation would be open for more than 14 days; `meta.latest` is the latest instant at which it can close.',
  details: (days, latest) => ({
    detail: `A midterm evaluation is open for at most ${days} days`,
    source: attribute('closes_at'),
    meta: { latest },
  }),
};

export const nothingAsked: ErrorKind = {
  status: 409,
  code: 'nothing_asked',
  means: 'All of the items are headings: there is nothing to answer.',
  details: () => ({ detail: 'At least one of the items must be a question', source: attribute('items') }),
};
