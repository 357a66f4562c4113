/** A sum of unknown whole numbers that somebody knows: at least `from`, at most `to`. */
export interface Equation {
  /** Unknown → how often it counts. */
  readonly terms: ReadonlyMap<string, number>;
  readonly from: number;
  readonly to: number;
}

/** What is known of an unknown whole number. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const nothing: Range = { from: 0, to: Number.POSITIVE_INFINITY };
const tiny = 1e-9;

export const isPinned = ({ from, to }: Range): boolean => from === to;

/** The sum of the least, or of the most, that the terms can be. */
const boundOf = (
  terms: ReadonlyMap<string, number>,
  ranges: ReadonlyMap<string, Range>,
  side: 'from' | 'to',
): number => {
  let sum = 0;
  for (const [name, factor] of terms) {
    const { from, to } = ranges.get(name) ?? nothing;
    sum += factor * (factor > 0 === (side === 'from') ? from : to);
  }
  return sum;
};

/** Narrows each unknown by each equation until nothing changes; throws where no whole numbers fit. */
const narrow = (equations: readonly Equation[], ranges: Map<string, Range>): void => {
  const byName = Map.groupBy(
    equations.flatMap((equation) => [...equation.terms.keys()].map((name) => ({ name, equation }))),
    ({ name }) => name,
  );
  const waiting = new Set(equations);
  for (const equation of waiting) {
    waiting.delete(equation);
    const [least, most] = [boundOf(equation.terms, ranges, 'from'), boundOf(equation.terms, ranges, 'to')];
    for (const [name, factor] of equation.terms) {
      const { from, to } = ranges.get(name) ?? nothing;
      const [low, high] = factor > 0 ? [from, to] : [to, from];
      // What the other terms leave for this one.
      const [room, rest] = [equation.to - (least - factor * low), equation.from - (most - factor * high)];
      const [bottom, top] = factor > 0 ? [rest / factor, room / factor] : [room / factor, rest / factor];
      const narrowed = {
        from: Number.isFinite(bottom) ? Math.max(from, Math.ceil(bottom - tiny)) : from,
        to: Number.isFinite(top) ? Math.min(to, Math.floor(top + tiny)) : to,
      };
      if (narrowed.from > narrowed.to) throw new Error(`nothing fits ${name}`);
      if (narrowed.from === from && narrowed.to === to) continue;
      ranges.set(name, narrowed);
      for (const each of byName.get(name) ?? []) waiting.add(each.equation);
      break;
    }
  }
};

/** The exact equations with what is pinned taken out, reduced by Gauss and Jordan: what their differences say. */
const reduced = (equations: readonly Equation[], ranges: ReadonlyMap<string, Range>): Equation[] => {
  const rows = equations.flatMap(({ terms, from, to }) => {
    if (from !== to) return [];
    const row = { terms: new Map<string, number>(), sum: from };
    for (const [name, factor] of terms) {
      const range = ranges.get(name) ?? nothing;
      if (isPinned(range)) row.sum -= factor * range.from;
      else row.terms.set(name, factor);
    }
    return row.terms.size > 0 ? [row] : [];
  });
  for (const row of rows) {
    const [name, factor] = [...row.terms][0] ?? [];
    if (name === undefined || factor === undefined) continue;
    for (const other of rows) {
      const times = (other.terms.get(name) ?? 0) / factor;
      if (other === row || times === 0) continue;
      for (const [each, own] of row.terms) {
        const left = (other.terms.get(each) ?? 0) - times * own;
        if (Math.abs(left) < tiny) other.terms.delete(each);
        else other.terms.set(each, left);
      }
      other.sum -= times * row.sum;
    }
  }
  return rows.flatMap(({ terms, sum }) => (terms.size > 0 ? [{ terms, from: sum, to: sum }] : []));
};

/**
 * Finds the range of each unknown, a whole number from 0, from known sums. It applies bounds and linear combinations in turn
 * until neither narrows a range.
 */
export const solve = (equations: readonly Equation[]): ReadonlyMap<string, Range> => {
  const ranges = new Map<string, Range>();
  const known = [...equations];
  for (;;) {
    narrow(known, ranges);
    const before = JSON.stringify([...ranges]);
    narrow(reduced(equations, ranges), ranges);
    if (JSON.stringify([...ranges]) === before) return ranges;
  }
};
