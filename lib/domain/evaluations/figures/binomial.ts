/**
 * The chance of at most `successes` in so many independent trials, each with the same chance: the sum of the binomial
 * distribution, term by term in logarithms.
 */
export const chanceOfAtMost = (successes: number, trials: number, chance: number): number => {
  if (successes >= trials || chance <= 0) return 1;
  if (chance >= 1) return 0;
  let term = trials * Math.log1p(-chance);
  let sum = Math.exp(term);
  for (let each = 1; each <= successes; each += 1) {
    term += Math.log(trials - each + 1) - Math.log(each) + Math.log(chance) - Math.log1p(-chance);
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
};
