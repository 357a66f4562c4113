import { randomOf } from '../../../../runtime/random.ts';
import { lowestRate, responseRate } from './class-size.ts';

/** An evaluation that can take responses. */
export interface OpenEvaluation {
  readonly id: string;
  /** Students of the section: most responses that it can have. */
  readonly students: number;
  readonly taken: number;
}

/** How many more responses an evaluation can have. */
export const roomOf = ({ students, taken }: OpenEvaluation): number => Math.max(0, students - taken);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

// What each gets when all stand at `level` times their usual response rate.
const sharesAt = (evaluations: readonly OpenEvaluation[], rates: readonly number[], level: number): number[] =>
  evaluations.map((evaluation, index) => {
    const share = level * evaluation.students * (rates[index] ?? 0) - evaluation.taken;
    return Math.min(roomOf(evaluation), Math.max(0, share));
  });

/** How many more responses bring each evaluation to its usual response rate; none where it is there. */
export const usualShares = (evaluations: readonly OpenEvaluation[]): number[] =>
  evaluations.map((evaluation) => {
    const usual = Math.round(evaluation.students * responseRate(evaluation.id));
    return Math.min(roomOf(evaluation), Math.max(0, usual - evaluation.taken));
  });

const bisections = 60;

const fittingShares = (evaluations: readonly OpenEvaluation[], count: number): number[] => {
  const rates = evaluations.map(({ id }) => responseRate(id));
  // At this level even the evaluation with the lowest rate has responses of all its students.
  let [low, high] = [0, 1 / lowestRate];
  for (let step = 0; step < bisections; step += 1) {
    const middle = (low + high) / 2;
    if (sum(sharesAt(evaluations, rates, middle)) < count) low = middle;
    else high = middle;
  }
  return sharesAt(evaluations, rates, high);
};

/**
 * Shares responses out over evaluations so that all of them approach their usual response rates together, and none gets
 * more than it has students. Answers the number for each; fewer than `count` in all only when there is no more room.
 */
export const shareOut = (evaluations: readonly OpenEvaluation[], count: number, seed: string | number): number[] => {
  const rooms = evaluations.map(roomOf);
  if (count >= sum(rooms)) return rooms;
  const shares = fittingShares(evaluations, count);
  const scale = count / sum(shares);
  // Whole numbers by even steps from a random start: each gets its share, rounded down or up, and the sum is kept.
  let [reached, given] = [randomOf(seed, 'share out').number(), 0];
  return shares.map((share, index) => {
    reached += share * scale;
    const before = given;
    given = Math.min(count, Math.floor(reached));
    return Math.min(given - before, rooms[index] ?? 0);
  });
};
