import { describe, expect, it } from 'vitest';
import { type Equation, solve } from './support/solver.ts';

const sum = (names: string, from: number, to = from): Equation => ({
  terms: new Map([...names].map((name) => [name, 1])),
  from,
  to,
});

describe('a solver of what somebody knows', () => {
  it('pins what is the difference of two sums', () => {
    const ranges = solve([sum('abc', 9), sum('ab', 7)]);
    expect(ranges.get('c')).toEqual({ from: 2, to: 2 });
    expect(ranges.get('a')).toEqual({ from: 0, to: 7 });
  });

  it('pins what several sums say together', () => {
    const ranges = solve([sum('ab', 5), sum('bc', 6), sum('ac', 7)]);
    expect([...'abc'].map((name) => ranges.get(name)?.from)).toEqual([3, 2, 4]);
  });

  it('pins what has no room: each at its most, or each at its least', () => {
    const few = [sum('a', 0, 2), sum('b', 0, 2), sum('c', 0, 2)];
    expect(solve([...few, sum('abc', 6)]).get('b')).toEqual({ from: 2, to: 2 });
    expect(solve([...few, sum('abc', 0)]).get('b')).toEqual({ from: 0, to: 0 });
    expect(solve([...few, sum('abc', 5)]).get('b')).toEqual({ from: 1, to: 2 });
  });

  it('counts a term as often as its sum does, with either sign', () => {
    const slack: Equation = {
      terms: new Map([
        ['a', 1],
        ['b', -1],
      ]),
      from: 0,
      to: Number.POSITIVE_INFINITY,
    };
    expect(solve([slack, sum('a', 3), sum('b', 3, 9)]).get('b')).toEqual({ from: 3, to: 3 });
    expect(solve([{ terms: new Map([['a', 2]]), from: 6, to: 7 }]).get('a')).toEqual({ from: 3, to: 3 });
  });

  it('throws where nothing fits', () => {
    expect(() => solve([sum('ab', 3), sum('a', 2), sum('b', 2)])).toThrow('nothing fits');
  });
});
