import { scanEvaluations } from '../../../store/ballots.ts';
import { keyName } from '../../../store/keys.ts';
import type { Item } from '../../../store/queries.ts';
import type { Store } from '../../../store/store.ts';
import { absentEvaluation, evaluationKey } from '../coverage/items.ts';
import { firstShard, overtaken, wasOvertaken } from '../tally/items.ts';
import { discardBallots } from './discard-answers.ts';

/** The place where the search in the ballots table continues; undefined means from the beginning. */
export type Place = Item | undefined;

/** Ballots in a part of the table that should not exist. */
export interface LeftBallots {
  /** The number of evaluations that are folded or deleted and nevertheless have ballots. */
  readonly left: number;
  readonly next: Place;
}

const discardGone = (store: Store, id: string): Promise<void> => {
  const fence = [absentEvaluation(id, () => overtaken)];
  return discardBallots(store, id, fence).catch((error) => {
    // The evaluation has been created again meanwhile.
    if (!wasOvertaken(error)) throw error;
  });
};

/**
 * Looks through one page of the ballots table; one page for each call keeps the cost constant. Ballots of destroyed
 * evaluations are deleted, because nothing else finds them; ballots of folded evaluations are reported, because there should
 * be none.
 */
export const lookForLeftBallots = async (store: Store, from: Place): Promise<LeftBallots> => {
  const { evaluations, next } = await scanEvaluations(store, from);
  const items = await store.getMany(evaluations.flatMap((id) => [evaluationKey(id), firstShard(id)]));
  const known = new Map(items.map((item) => [keyName(item), item]));
  const gone = evaluations.filter((id) => !known.has(keyName(evaluationKey(id))));
  for (const id of gone) await discardGone(store, id);
  const folded = evaluations.filter((id) => known.get(keyName(firstShard(id)))?.emptied === true);
  return { left: gone.length + folded.length, next };
};
