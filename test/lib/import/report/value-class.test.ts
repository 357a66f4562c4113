import { expect, it } from 'vitest';
import { classOfValue } from '../../../../lib/import/report/value-class.ts';

it.each([
  ['2026-02-28', 'date'],
  ['2/28/2026', 'date'],
  ['2026-02-28T08:00:00Z', 'date'],
  ['28.02.2026', 'date'],
  ['2026-02-30', 'date that does not exist'],
  ['2026-13-01', 'date that does not exist'],
  ['20260228', 'number'],
  ['a@b.example', 'looks like an e-mail'],
  [' ', 'empty'],
  ['x', 'text of 1 character'],
])('says of "%s" that it is: %s', (value, kind) => {
  expect(classOfValue(value)).toBe(kind);
});
