import { beforeEach, describe, expect, it } from 'vitest';
import { holdComment } from '../../../lib/domain/evaluations/results/comments/holds.ts';
import { reviewComment } from '../../../lib/domain/evaluations/results/comments/review-comment.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { released, seedEvaluation, seedPeriod, seedResult } from '../../support/results.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const { store } = service;
const one = await service.authorize('comments:review');
const other = await service.authorize('comments:review');
const reader = await service.authorize('comments:read');
const period = await seedPeriod(service, released);
const { evaluation } = await seedEvaluation(service, period, []);
await seedResult(service, period, { ...(await seedEvaluation(service, period, [])), evaluation });

let comment: StoredRecord;

const hold = (headers: { authorization: string }) =>
  service.call('POST', `/api/v1/course_evaluation_comments/${comment.id}/holds`, { headers });

const decide = (decision: string, headers: { authorization: string }) =>
  service.call('PATCH', `/api/v1/course_evaluation_comments/${comment.id}`, {
    headers,
    body: { data: { type: 'course_evaluation_comment', id: comment.id, attributes: { decision } } },
  });

const change: Change = {
  attributes: { decision: 'public' },
  toOne: {},
  toMany: {},
  data: { attributes: { decision: 'public' }, relationships: {} },
};

beforeEach(async () => {
  comment = await service.seed(
    'course_evaluation_comment',
    { text: 'Fine.', decision: 'undecided', subject: 'course' },
    { evaluation: toOne(evaluation), period: toOne(period) },
  );
});

describe('a comment that a reviewer holds', () => {
  it('is decided by nobody else, and free again once it is decided', async () => {
    const held = await hold(one);
    expect([held.status, held.document.meta]).toEqual([
      200,
      { held_until: expect.any(String), version: 1, decision: 'undecided' },
    ]);
    const { held_until } = held.document.meta;
    for (const refused of [await hold(other), await decide('public', other)])
      expect([refused.status, refused.document.errors]).toEqual([
        409,
        [expect.objectContaining({ code: 'comment_held', meta: { held_until } })],
      ]);
    expect((await decide('public', one)).status).toBe(200);
    expect((await decide('private', other)).status).toBe(200);
    expect((await hold(other)).document.meta).toMatchObject({ version: 3, decision: 'private' });
  });

  it('is held by who holds it for five more minutes, and by another one after them', async () => {
    const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 0, 5, 10, minute, second));
    const holding = (reviewer: string, now: Date) => holdComment(store, comment.id, { reviewer, now });
    expect((await holding('a', at(0))).held_until).toBe(at(5).toISOString());
    expect((await holding('a', at(3))).held_until).toBe(at(8).toISOString());
    await expect(holding('b', at(7, 59))).rejects.toMatchObject({ status: 409 });
    await expect(reviewComment(store, comment.id, { change, reviewer: 'b', now: at(7, 59) })).rejects.toMatchObject({
      status: 409,
    });
    expect((await holding('b', at(8))).held_until).toBe(at(13).toISOString());
    await expect(reviewComment(store, comment.id, { change, reviewer: 'a', now: at(9) })).rejects.toMatchObject({
      status: 409,
    });
    expect((await store.read(comment))?.decision).toBe('undecided');
  });

  it('is had by one of several who ask at once', async () => {
    const now = new Date();
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => holdComment(store, comment.id, { reviewer: `reviewer ${index}`, now })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [item] = await store.getMany([keyOf.commentHold(comment.id)]);
    const holder = asked.findIndex(({ status }) => status === 'fulfilled');
    expect(item?.reviewer).toBe(`reviewer ${holder}`);
  });

  it('shows nobody else that it is held, and changes nothing of it', async () => {
    const path = `/api/v1/course_evaluation_comments/${comment.id}`;
    const before = (await service.call('GET', path, { headers: one })).document.data;
    await hold(one);
    expect((await service.call('GET', path, { headers: other })).document.data).toEqual(before);
    expect((await hold(reader)).status).toBe(403);
    const nowhere = `/api/v1/course_evaluation_comments/${crypto.randomUUID()}/holds`;
    expect((await service.call('POST', nowhere, { headers: one })).status).toBe(404);
  });
});
