import type { ErrorKind } from './error-kind.ts';
import type { ErrorSource } from './source.ts';

export const conditionBroken: ErrorKind<[questions: readonly string[], source?: ErrorSource]> = {
  status: 409,
  code: 'condition_broken',
  means:
    'Other questions (`meta.questions`) are shown only where this one has certain answers (`shown_if`): it stays before them in the question set, with its kind and these answers, as long as they do.',
  details: (questions, source) => ({
    detail:
      'Questions that are shown only after certain answers would lose the question that they depend on, or these answers',
    meta: { questions },
    ...(source && { source }),
  }),
};
