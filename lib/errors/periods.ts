import type { ErrorKind } from './error-kind.ts';
import { attribute, linkagePointer } from './source.ts';

export const coverageInProgress: ErrorKind = {
  status: 409,
  code: 'coverage_in_progress',
  means:
    'The request gives the period other courses or another term, while the evaluations of those that it was given last are still being made (`meta.coverage`); nothing was changed.',
  details: () => ({
    detail: 'The evaluations of the previous courses are still being created; try again in a few seconds',
    source: { pointer: '/data' },
  }),
  headers: () => ({ 'retry-after': '2' }),
};

export const coveredByMany: ErrorKind = {
  status: 409,
  code: 'covered_by_many',
  means:
    'Too many evaluation periods (about 30) cover the course of the section: it can not join or leave all of them in one write.',
  details: () => ({
    detail:
      'Too many evaluation periods cover the course of the section: it can not join or leave all of them in one write',
  }),
};

/** `what` is the change that discards answers; `discarded` is absent for callers that may not know how many there are. */
export const wouldDiscardResults: ErrorKind<
  [what: string, discarded: { readonly responses: number; readonly evaluations: number } | undefined, status: string]
> = {
  status: 409,
  code: 'would_discard_results',
  means:
    'The change discards answers of students, and the request does not confirm this with `meta.discard_results`; `meta.discarded` counts them for tokens with `responses:read`.',
  details: (what, discarded, status) => {
    const responses = discarded
      ? `${discarded.responses} responses to ${discarded.evaluations} evaluations`
      : 'responses of students';
    return {
      detail: `${what} discards ${responses}, with all their results. To confirm, send "meta": {"discard_results": true} next to "data"`,
      meta: { status, ...(discarded && { discarded: { ...discarded } }) },
    };
  },
};

export const resultsFrozen: ErrorKind<[setting: string, status: string]> = {
  status: 409,
  code: 'results_frozen',
  means: 'The period has closed: results were computed with the settings that it had then.',
  details: (setting, status) => ({
    detail: `The results were computed with "${setting}" when the evaluation period closed: it can not be changed any more`,
    source: attribute(setting),
    meta: { status },
  }),
};

/** `given` is the attribute that the request changes. */
export const ownResultFrozen: ErrorKind<[setting: string, given: string, status: string]> = {
  status: 409,
  code: 'results_frozen',
  means: 'The period has closed: the result was computed with the settings that the evaluation had then.',
  details: (setting, given, status) => ({
    detail: `The result was computed with the evaluation's "${setting}" when its period closed: it can not be changed any more`,
    source: attribute(given),
    meta: { status },
  }),
};

export const thresholdKept: ErrorKind<[given: string, minimum: unknown]> = {
  status: 409,
  code: 'threshold_kept',
  means:
    'The period opens within a minute or has opened, and its form says that results need more responses (`meta.minimum`; null: that none are shown): `minimum_response_threshold` can only be raised until the period closes, not taken away, or given for the first time until somebody answers.',
  details: (given, minimum) => {
    const promise =
      minimum === null ? 'no results are shown' : `no results of fewer than ${minimum} responses are shown`;
    return {
      detail: `The period has opened, and students were promised that ${promise}: the minimum can be raised, not lowered or taken away`,
      source: attribute(given),
      meta: { minimum },
    };
  },
};

export const openingKept: ErrorKind<[status: string]> = {
  status: 409,
  code: 'opening_kept',
  means: 'The period has opened: `opens_at` can be moved to an earlier time, not to a later one.',
  details: (status) => ({
    detail: `The evaluation period is ${status}: its opening can be moved to an earlier time, not to a later one`,
    source: attribute('opens_at'),
    meta: { status },
  }),
};

export const setAnswered: ErrorKind<[set: string]> = {
  status: 409,
  code: 'already_answered',
  means:
    'Students have answered the question set, or are about to: only translations of its questions can still change.',
  details: (set) => ({
    detail: `Students have answered the question set "${set}", or are about to: only translations of its questions can still change`,
  }),
};

/** `relationship` is the one that asks for the sections. */
export const tooManySections: ErrorKind<[wanted: number, most: number, relationship: string]> = {
  status: 422,
  code: 'too_many_sections',
  means: 'The question sets of the period would have more than 85 sections, which is as many as a student can answer.',
  details: (wanted, maximum, relationship) => ({
    detail: `The question sets of the period would have ${wanted} sections, and students can answer at most ${maximum} at once`,
    source: { pointer: linkagePointer(relationship) },
    meta: { field: relationship, maximum },
  }),
};

/** `relationship` is the one that asks for the sets. */
export const tooManyQuestionSets: ErrorKind<[wanted: number, most: number, relationship: string]> = {
  status: 422,
  code: 'too_many_question_sets',
  means: 'The period would have more than 85 question sets, which is as many as can have sections.',
  details: (wanted, maximum, relationship) => ({
    detail: `The period would have ${wanted} question sets, and at most ${maximum} of them can have sections`,
    source: { pointer: linkagePointer(relationship) },
    meta: { field: relationship, maximum },
  }),
};

const openedMeans = 'The resource belongs to an evaluation period that has opened.';

export const periodOpened: ErrorKind<[period: string]> = {
  status: 409,
  code: 'period_opened',
  means: openedMeans,
  details: (period) => ({
    detail: `The evaluation period "${period}" has opened, so students may have answered the section`,
  }),
};

export const scheduleOpened: ErrorKind<[period: string, status: string]> = {
  status: 409,
  code: 'period_opened',
  means: openedMeans,
  details: (period, status) => ({
    detail: `The schedule has opened the evaluation period "${period}", which is ${status} now`,
    meta: { status },
  }),
};
