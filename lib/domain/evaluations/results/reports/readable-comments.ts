import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import { readBy } from '../../../../model/read/read-by.ts';
import { courseEvaluationComment } from '../../../../resources/course-evaluations/course-evaluation-comment.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { commentVisibility } from '../comments/comment-visibility.ts';

const batch = 1_000;

/**
 * Reads the comments on an evaluation for a report of the caller, by id; returns undefined for a caller without the
 * right. The caller may pass the report on, so comments that only reviewers read are left out. One round trip for
 * 1,000, and those of a list.
 */
export const readableComments = async (
  holder: TokenHolder,
  evaluation: string,
): Promise<readonly StoredRecord[] | undefined> => {
  const { scopes = [] } = await holder.caller();
  if (!scopes.includes('comments:read') && !scopes.includes('comments:review')) return undefined;
  const { keep } = await commentVisibility(holder);
  const all = await Array.fromAsync(readBy(holder.store, courseEvaluationComment, ['evaluation', [evaluation]], batch));
  const seen = await keep(all);
  return seen
    .filter(({ decision, reviewers_only: isHidden }) => decision !== 'undecided' && isHidden !== true)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
};
