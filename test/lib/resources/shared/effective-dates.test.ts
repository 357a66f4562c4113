import { expect, it } from 'vitest';
import { areInOrder, isInEffect } from '../../../../lib/resources/shared/effective-dates.ts';

it.each([
  ['2026-03-14', '2026-03-14', true],
  ['2026-03-13', '2026-03-15', true],
  ['2026-03-15', '2026-03-16', false],
  ['2026-03-12', '2026-03-13', false],
  ['2026-03-15', null, false],
  ['2026-03-14', null, true],
  [null, '2026-03-13', false],
  [null, '2026-03-14', true],
  [null, null, true],
  [undefined, undefined, true],
])('from %s to %s the 14th, in UTC to its last moment, is in effect: %s', (effective_from, effective_to, isIn) => {
  for (const time of ['00:00:00.000', '23:59:59.999'])
    expect(isInEffect({ effective_from, effective_to }, new Date(`2026-03-14T${time}Z`))).toBe(isIn);
});

it.each([
  ['2026-03-14', '2026-03-14', true],
  ['2026-03-14', '2026-03-13', false],
  ['2026-03-14', null, true],
  [null, '2026-03-14', true],
])('from %s to %s is in order: %s', (from, to, isInOrder) => {
  expect(areInOrder(from, to)).toBe(isInOrder);
});
