import { describe, expect, it } from 'vitest';
import * as columns from '../../../../../lib/import/formats/hr/columns.ts';
import { ExactNumber } from '../../../../../lib/runtime/json.ts';

describe('columns of HR files', () => {
  it.each([
    ['12345678901234567.50', new ExactNumber('12345678901234567.50')],
    ['-3', new ExactNumber('-3')],
    ['1,200', '1,200'],
    ['$5', '$5'],
    ['', null],
  ])('read the number "%s"', (given, expected) => expect(columns.number(given)).toEqual(expected));

  it.each([
    ['yes', true],
    ['FALSE', false],
    ['0', false],
    ['maybe', 'maybe'],
    ['', null],
  ])('read the flag "%s"', (given, expected) => expect(columns.flag(given)).toBe(expected));

  it.each([
    ['{"a":1}', { a: 1 }],
    ['{', '{'],
    ['', null],
  ])('read the JSON "%s"', (given, expected) => expect(columns.json(given)).toEqual(expected));

  it('read several ids', () => expect(columns.idsIn(' a;b, c;;a ')).toEqual(['a', 'b', 'c']));
});
