/**
 * Returns P(|T| ≤ t) of Student's distribution with whole degrees of freedom, from its finite series: formulas 26.7.3
 * and 26.7.4 of the Handbook of Mathematical Functions (1964).
 */
const probabilityWithin = (t: number, degrees: number): number => {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const [sine, square] = [Math.sin(angle), Math.cos(angle) ** 2];
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let factor = isOdd ? 2 : 1; factor <= degrees - 3; factor += 2) {
    term *= (factor / (factor + 1)) * square;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
};

/** 0.975 quantile of the normal distribution. */
export const normalQuantile = 1.959963984540054;

// From this number of degrees on, the error of the expansion is below 1e-8.
const expandedFrom = 200;

/** Expands the quantile from the normal one: formula 26.7.5 of the same handbook. */
const expanded = (degrees: number): number => {
  const z = normalQuantile;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3) +
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / (92_160 * degrees ** 4)
  );
};

// The quantile with one degree of freedom is 12.7.
const bisected = (degrees: number): number => {
  let [low, high] = [normalQuantile, 13];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (probabilityWithin(middle, degrees) < 0.95) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** 0.975 quantile of Student's t, for whole degrees of freedom from 1 on. */
export const studentQuantile = (degrees: number): number =>
  degrees < expandedFrom ? bisected(degrees) : expanded(degrees);
