import { issueTokens } from '../../../lib/domain/evaluations/invitations/issue-tokens.ts';
import { openToPerson } from '../../../lib/domain/evaluations/invitations/open-to-person.ts';
import { takeLaunch } from '../../../lib/domain/lti/kept-launches.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import type { LaunchAnswer } from '../../../lib/resources/service/answers/lti.ts';
import { newOpaqueId } from '../../../lib/runtime/ids.ts';

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
