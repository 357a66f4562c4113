import { afterEach, describe, expect, it, vi } from 'vitest';
import { counts, readArguments } from '../../../infra/tools/arguments.ts';

const shape = { usage: 'npm run bench:probe [-- ROWS ROUNDS]', options: { load: { type: 'boolean' } } } as const;

const ended = new Error('ended');

/** The status that a program ends with, and what it says. */
const refusalOf = (...given: readonly string[]) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw ended;
  });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => readArguments(shape, counts(1_000, 3), given)).toThrow(ended);
  return [exit.mock.lastCall?.[0], error.mock.lastCall?.[0]];
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the arguments of a tool', () => {
  it('are whole numbers, and each that is left out is the usual one', () => {
    expect(readArguments(shape, counts(1_000, 3), [])).toEqual([1_000, 3]);
    expect(readArguments(shape, counts(1_000, 3), ['20'])).toEqual([20, 3]);
    expect(readArguments(shape, (given, { load }) => [given, load], ['20', '--load'])).toEqual([['20'], true]);
  });

  it.each([['--help'], ['many'], ['0'], ['-5'], ['1.5'], ['1e3'], [''], ['1', '2', '3']])(
    'end the program with its usage where they are %s',
    (...given) => {
      expect(refusalOf(...given)).toEqual([2, expect.stringMatching(/^.+\n?.*\nUsage: npm run bench:probe \[/)]);
    },
  );
});
