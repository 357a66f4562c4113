import { FacetError } from 'facet-client/errors';
import type { ErrorObject } from 'facet-client/types';
import type { Session } from '../session/session.ts';
import { type Answers, toSent } from './answers.ts';
import type { Form } from './form.ts';

/** What became of answers that were sent. */
export type Outcome =
  | { readonly kind: 'received' }
  /** Answered before: by these answers, where an earlier try got no answer, or elsewhere. */
  | { readonly kind: 'answered_before' }
  /** Nobody can tell whether they arrived; to send them again is safe. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'not_open' }
  | { readonly kind: 'not_yours' }
  | { readonly kind: 'link_not_valid' }
  /** All together more than the service keeps of one student. */
  | { readonly kind: 'too_long' }
  | { readonly kind: 'refused'; readonly errors: readonly ErrorObject[] };

const ofStatus: Readonly<Record<number, Outcome['kind']>> = {
  401: 'link_not_valid',
  403: 'link_not_valid',
  404: 'not_yours',
};

const outcomeOf = ({ status, errors }: FacetError): Outcome => {
  const has = (code: ErrorObject['code']): boolean => errors.some((each) => each.code === code);
  if (has('invalid_code')) return { kind: 'link_not_valid' };
  if (has('already_answered')) return { kind: 'answered_before' };
  if (has('not_open')) return { kind: 'not_open' };
  if (has('too_large')) return { kind: 'too_long' };
  if (status === 429 || status === 503) return { kind: 'busy' };
  // The service, or something before it, may have failed after the answers were kept.
  if (status >= 500 || status < 400) return { kind: 'lost' };
  const kind = ofStatus[status];
  return kind === undefined || kind === 'refused' ? { kind: 'refused', errors } : ({ kind } as Outcome);
};

/** Sends the answers to an evaluation. Never rejects; sent twice, they count once (409 `already_answered`). */
export const sendAnswers = async (session: Session, form: Form, answers: Answers): Promise<Outcome> => {
  const data = {
    type: 'course_evaluation_response' as const,
    attributes: { answers: toSent(form, answers) },
    relationships: { evaluation: { data: { type: 'course_evaluation' as const, id: form.evaluation } } },
  };
  try {
    await session.ask((client) => client.post('/api/v1/course_evaluation_responses', { body: { data } }));
    return { kind: 'received' };
  } catch (error) {
    return error instanceof FacetError ? outcomeOf(error) : { kind: 'lost' };
  }
};
