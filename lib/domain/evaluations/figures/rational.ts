/** An exact fraction; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction of whole numbers. Throws RangeError for a denominator of 0. */
export const rational = (numerator: number | bigint, denominator: number | bigint = 1): Rational => {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError('a fraction of nothing');
  return below < 0n ? { numerator: -above, denominator: -below } : { numerator: above, denominator: below };
};

export const add = (one: Rational, other: Rational): Rational => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

export const subtract = (one: Rational, other: Rational): Rational =>
  add(one, { numerator: -other.numerator, denominator: other.denominator });

export const multiply = (one: Rational, other: Rational): Rational => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

export const divide = (one: Rational, other: Rational): Rational =>
  rational(one.numerator * other.denominator, one.denominator * other.numerator);

/** Returns a number below 0 if the first fraction is less, 0 if both are equal, and above 0 if the first is greater. */
export const compare = (one: Rational, other: Rational): number => {
  const difference = subtract(one, other).numerator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

/** Returns the exact fraction of a decimal number: `1.50`, `-2`, `1e-3`. Throws SyntaxError for another text. */
export const parseDecimal = (text: string): Rational => {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text);
  if (match === null) throw new SyntaxError('not a decimal number');
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const shift = Number(exponent) - fraction.length;
  return shift < 0 ? rational(digits, 10n ** BigInt(-shift)) : rational(digits * 10n ** BigInt(shift));
};

/** Digits after the point of every figure, unless said. */
const figureDigits = 6;

/**
 * Returns the number to show: rounded to 6 digits after the point, half away from zero. All figures are rounded once,
 * here and in `roundNumber`, at the end; nothing is computed from a rounded number.
 */
export const round = ({ numerator, denominator }: Rational, digits = figureDigits): number => {
  const unit = 10n ** BigInt(digits);
  const magnitude = numerator < 0n ? -numerator : numerator;
  const units = (2n * magnitude * unit + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -units : units) / Number(unit);
};

/** Rounds a root or a quantile, which is no fraction, in the same way. */
export const roundNumber = (value: number): number => {
  const unit = 10 ** figureDigits;
  const units = Math.round(Math.abs(value) * unit);
  return units === 0 ? 0 : (Math.sign(value) * units) / unit;
};

/** The nearest double, for roots and quantiles. */
export const toNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);
