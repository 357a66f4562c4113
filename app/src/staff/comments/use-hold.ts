import { useEffect } from 'react';
import type { Ask } from '../session/api.ts';
import { useStaff } from '../session/staff.tsx';
import { heldUntil } from './held-until.ts';
import type { Comment, Event } from './review.ts';

// The service holds a comment for five minutes.
const renewalMs = 240_000;

// Milliseconds before the hold begins, so that a reviewer who passes by a comment does not hold it.
const glanceMs = 300;

const path = '/api/v1/course_evaluation_comments/{id}';

/** Holds a comment and reads its present state. An error changes nothing, unless another reviewer holds the comment. */
const holdComment = async (ask: Ask, { id, meta }: Comment): Promise<readonly Event[]> => {
  try {
    const held = await ask((client) => client.post(`${path}/holds`, { params: { path: { id } } }));
    const free: Event = { type: 'held', id, until: undefined };
    if (held.meta.version === meta.version) return [free];
    const { data } = await ask((client) => client.get(path, { params: { path: { id } } }));
    return [free, { type: 'refreshed', comment: data }];
  } catch (error) {
    const until = heldUntil(error);
    return until === undefined ? [] : [{ type: 'held', id, until }];
  }
};

/** Holds the current comment for the reviewer as long as it is shown. */
export const useHold = (comment: Comment | undefined, dispatch: (event: Event) => void): void => {
  const { ask } = useStaff();
  const id = comment?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same comment is held already.
  useEffect(() => {
    if (comment === undefined) return;
    let isOver = false;
    const hold = async (): Promise<void> => {
      for (const event of await holdComment(ask, comment)) if (!isOver) dispatch(event);
    };
    const begin = setTimeout(() => void hold(), glanceMs);
    const renewal = setInterval(() => void hold(), renewalMs);
    return () => {
      isOver = true;
      clearTimeout(begin);
      clearInterval(renewal);
    };
  }, [id, ask, dispatch]);
};
