import type { FindOwnScopes } from '../../../access/sign-in/signed-in-request.ts';
import { scopesAtLarge } from '../../../access/token-record.ts';
import type { TokenHolder, Visibility } from '../../../model/definition/visibility.ts';
import { readBare } from '../../../model/read/read-linked.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { periodsOf } from '../results/reading/result-period.ts';
import { chairs, readResultStanding, replyScopesOf, teaches } from '../results/reading/result-standing.ts';
import { standingOf } from '../results/reading/result-viewer.ts';
import { resultsAmong } from '../results/reading/result-visibility.ts';
import { isReplyOut } from './replies-out.ts';

type Judge = (reply: StoredRecord, result: StoredRecord, period: StoredRecord | undefined) => boolean;

/** Keeps the replies that a judge permits. 1 round trip for their results and periods. */
const keepReplies =
  (store: Store, judge: Judge): Visibility['keep'] =>
  async (replies) => {
    const [periods, results] = await Promise.all([
      periodsOf(store, replies),
      readBare(
        store,
        'course_evaluation_result',
        replies.map(({ id }) => id),
      ).then(recordsById),
    ]);
    return replies.filter((reply) => {
      const result = results.get(reply.id);
      return result !== undefined && judge(reply, result, periods.get(String(reply.period)));
    });
  };

/**
 * Returns the replies that a caller may read. An integration reads all visible replies; a person reads those of the
 * departments that the person chairs, and for own sections also drafts.
 */
export const replyVisibility = async (holder: TokenHolder): Promise<Visibility> => {
  const { store, now } = holder;
  const caller = await holder.caller();
  const standing = await standingOf(store, caller.principal);
  const isReader = scopesAtLarge(caller).includes('replies:read');
  const judge: Judge = (reply, result, period) =>
    teaches(standing, result) || ((isReader || chairs(standing, result)) && isReplyOut(reply, result, period, now));
  const keep = keepReplies(store, judge);
  if (isReader) return { keepsMost: true, keep };
  const among = await resultsAmong(store, standing);
  return among === undefined ? { keep } : { among, keep };
};

export const ownReplyScopes: FindOwnScopes = async (store, user) =>
  replyScopesOf(await readResultStanding(store, user));
