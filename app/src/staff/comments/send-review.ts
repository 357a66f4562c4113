import type { FacetClient } from 'facet-client';
import type { FacetError } from 'facet-client/errors';
import { isRefused } from '../../shared/requests/retry.ts';
import { heldUntil } from './held-until.ts';
import type { Comment, Event, Review } from './review.ts';

type Ask = <Answer>(call: (client: FacetClient) => Promise<Answer>) => Promise<Answer>;

const path = '/api/v1/course_evaluation_comments/{id}';

/**
 * Returns the changed attributes of a review. The text is among them only after an edit, because the service marks a
 * sent text as edited permanently.
 */
const attributesOf = (comment: Comment, { decision, reason, text }: Review) => ({
  decision,
  reason,
  ...(text !== undefined && text !== comment.attributes.text && { text }),
});

const detailOf = ({ errors, message }: FacetError): string => errors[0]?.detail ?? message;

const afterRefusal = async (
  ask: Ask,
  { id }: Comment,
  { error, key }: { readonly error: FacetError; readonly key: string },
): Promise<Event> => {
  const until = heldUntil(error);
  if (until !== undefined) return { type: 'heldBack', id, key, until };
  if (error.status !== 412) return { type: 'refused', id, key, detail: detailOf(error) };
  const { data } = await ask((client) => client.get(path, { params: { path: { id } } }));
  return { type: 'overtaken', comment: data };
};

const isRefusal = (error: unknown): error is FacetError =>
  isRefused(error) && error.status !== 429 && error.status !== 401;

/**
 * Sends a review of the version that the reviewer has seen, so that nobody's decision is overwritten unseen. With the
 * key the service carries it out once, however often it is sent: a lost answer is no conflict.
 */
export const sendReview = async (
  ask: Ask,
  comment: Comment,
  { review, key }: { readonly review: Review; readonly key: string },
): Promise<Event> => {
  const { id, meta } = comment;
  try {
    const { data } = await ask((client) =>
      client.patch(path, {
        params: { path: { id } },
        body: { data: { type: 'course_evaluation_comment', id, attributes: attributesOf(comment, review) } },
        ifMatch: meta.version,
        idempotencyKey: key,
      }),
    );
    return { type: 'saved', comment: data, key };
  } catch (error) {
    if (!isRefusal(error)) return { type: 'failed', id, key };
    return afterRefusal(ask, comment, { error, key }).catch((): Event => ({ type: 'failed', id, key }));
  }
};
