import { FacetError } from 'facet-client/errors';
import type { ErrorObject } from 'facet-client/types';
import { isRefused } from '../../shared/requests/retry.ts';
import type { Session } from '../session/session.ts';
import { type Answers, toSent } from './answers.ts';
import type { Form } from './form.ts';

/** The outcomes of sending answers. */
export type Outcome =
  | { readonly kind: 'received' }
  /** The evaluation is already answered: by this request, if an earlier try got no response, or elsewhere. */
  | { readonly kind: 'answered_before' }
  /** Nobody knows whether the answers arrived; sending them again is safe. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'not_open' }
  | { readonly kind: 'not_yours' }
  | { readonly kind: 'link_not_valid' }
  /** All answers together are larger than the service stores for one student. */
  | { readonly kind: 'too_long' }
  | { readonly kind: 'refused'; readonly errors: readonly ErrorObject[] };

type Kind = Exclude<Outcome['kind'], 'refused'>;

const ofCode: Readonly<Record<string, Kind>> = {
  invalid_code: 'link_not_valid',
  already_answered: 'answered_before',
  not_open: 'not_open',
  too_large: 'too_long',
};

const ofStatus: Readonly<Record<number, Kind>> = {
  401: 'link_not_valid',
  403: 'link_not_valid',
  404: 'not_yours',
  429: 'busy',
  503: 'busy',
};

const outcomeOf = (error: FacetError): Outcome => {
  const { status, errors } = error;
  const [kind = ofStatus[status]] = errors.flatMap(({ code }) => ofCode[code] ?? []);
  if (kind !== undefined) return { kind };
  // The service, or a proxy before it, may have failed after the answers were stored.
  return isRefused(error) ? { kind: 'refused', errors } : { kind: 'lost' };
};

/** Sends the answers to an evaluation. Never rejects; sent twice, they count once (409 `already_answered`). */
export const sendAnswers = async (ask: Session['ask'], form: Form, answers: Answers): Promise<Outcome> => {
  const data = {
    type: 'course_evaluation_response' as const,
    attributes: { answers: toSent(form, answers) },
    relationships: { evaluation: { data: { type: 'course_evaluation' as const, id: form.evaluation } } },
  };
  try {
    await ask((client) => client.post('/api/v1/course_evaluation_responses', { body: { data } }));
    return { kind: 'received' };
  } catch (error) {
    return error instanceof FacetError ? outcomeOf(error) : { kind: 'lost' };
  }
};
