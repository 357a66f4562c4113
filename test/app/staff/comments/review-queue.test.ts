import type { FacetClient } from 'facet-client';
import { describe, expect, it } from 'vitest';
import { type Comment, type Decision, progressOf } from '../../../../app/src/staff/comments/review.ts';
import { openReviewQueue } from '../../../../app/src/staff/comments/review-queue.ts';
import type { Ask } from '../../../../app/src/staff/session/api.ts';

const comment = (id: string, decision: Decision): Comment =>
  // Only the members that the tests need.
  ({ id, attributes: { text: 'Text', decision, reason: null }, meta: { version: 1 } }) as unknown as Comment;

/** A queue of one comment that no page shows, and a service that answers once it can be reached. */
const openUnseen = () => {
  let [isReached, changes] = [false, 0];
  // The only call is the one that sends a review.
  const ask: Ask = async <Answer>() => {
    if (!isReached) throw new TypeError('Failed to fetch');
    return { data: comment('a', 'public') } as Answer;
  };
  const page = new EventTarget();
  const queue = openReviewQueue(ask, page as unknown as Window, () => {
    changes += 1;
  });
  queue.dispatch({ type: 'loaded', comments: [comment('a', 'undecided')], isLast: true });
  queue.dispatch({ type: 'decided', id: 'a', review: { decision: 'public', reason: null }, key: '1' });
  return {
    queue,
    connect: (): void => {
      isReached = true;
      page.dispatchEvent(new Event('online'));
    },
    isWarned: (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    changes: () => changes,
  };
};

describe('a queue that no page shows', () => {
  it('has the browser ask before what is not saved is lost', async () => {
    const { queue, isWarned } = openUnseen();
    await expect.poll(() => progressOf(queue.get()).failed).toBe(1);
    expect(isWarned()).toBe(true);
  });

  it('is sent again when the connection is back, and says that there is less to review', async () => {
    const { queue, connect, isWarned, changes } = openUnseen();
    await expect.poll(() => progressOf(queue.get()).failed).toBe(1);
    expect(changes()).toBe(0);
    connect();
    await expect.poll(() => progressOf(queue.get()).unsaved).toBe(0);
    expect(isWarned()).toBe(false);
    expect(changes()).toBe(1);
  });
});

describe('many decisions at once', () => {
  it('are sent four at a time, each once', async () => {
    let [underWay, most] = [0, 0];
    const sent: string[] = [];
    const ids = Array.from({ length: 11 }, (_, index) => `c${index}`);
    const ask: Ask = async <Answer>(call: (client: FacetClient) => Promise<Answer>) => {
      underWay += 1;
      most = Math.max(most, underWay);
      // The only call is the one that sends a review; its path says of which comment.
      const patch = async (_path: string, { params }: { params: { path: { id: string } } }) => {
        await Promise.resolve();
        sent.push(params.path.id);
        return { data: comment(params.path.id, 'public') };
      };
      const answer = await call({ patch } as unknown as FacetClient);
      underWay -= 1;
      return answer;
    };
    const queue = openReviewQueue(ask, new EventTarget() as unknown as Window, () => undefined);
    queue.dispatch({ type: 'loaded', comments: ids.map((id) => comment(id, 'undecided')), isLast: true });
    const each = ids.map((id) => ({ id, key: id }));
    queue.dispatch({ type: 'decidedMany', each, review: { decision: 'public', reason: null } });
    await expect.poll(() => progressOf(queue.get()).unsaved).toBe(0);
    expect([sent.toSorted(), most]).toEqual([ids.toSorted(), 4]);
  });
});
