import { issueTokens } from '../../../lib/domain/evaluations/invitations/issue-tokens.ts';
import { openToPerson } from '../../../lib/domain/evaluations/invitations/open-to-person.ts';
import { takeLaunch } from '../../../lib/domain/lti/kept-launches.ts';
import { makeLink } from '../../../lib/domain/lti/registration/links.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import type { LaunchAnswer, RegistrationLinkAnswer } from '../../../lib/resources/service/answers/lti.ts';
import { newOpaqueId } from '../../../lib/runtime/ids.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';

/** Answers what a launch is good for: tokens to answer by, or where staff sign in to. */
export const redeemLaunch = async (
  { store, now }: OperationRequest,
  { attributes }: Change,
): Promise<Answer<LaunchAnswer>> => {
  const secret = String(attributes.launch);
  const { user, section } = await takeLaunch(store, { secret, verifier: String(attributes.verifier), now });
  // Nothing is kept of it, so its id is good for nothing but to be there, as JSON:API asks.
  const data = { type: 'lti_launch' as const, id: newOpaqueId() };
  if (user === null) {
    const meta = { role: 'staff' as const, draft_key: null, answering_tokens: [], evaluation: null, section };
    return { status: 200, document: { data, meta } };
  }
  const open = await openToPerson(store, user, now);
  const evaluation = open
    .flatMap(({ evaluations }) => evaluations)
    .find((each) => each.section === section && !each.isAnswered);
  const tokens = await issueTokens(store, { user, open, now });
  const meta = { role: 'learner' as const, ...tokens, evaluation: evaluation?.id ?? null, section: null };
  return { status: 200, document: { data, meta } };
};

const linkAnswer = ({ id, expires_at }: StoredRecord, link: string | null): Answer<RegistrationLinkAnswer> => ({
  // Not 201: no address reads it.
  status: 200,
  document: { data: { type: 'lti_registration', id }, meta: { link, expires_at: String(expires_at) } },
});

/** Makes a link with which a platform registers itself; it is in the `meta` of this answer alone, and a repeated request gets none. */
export const makeRegistration = async (
  request: OperationRequest,
  change: Change,
): Promise<Answer<RegistrationLinkAnswer>> => {
  const { store, base, now } = request;
  request.answerWith((record) => linkAnswer(record, null));
  const { link, text } = await makeLink(store, change, now);
  return linkAnswer(link, `${base}/lti/register?link=${text}`);
};
