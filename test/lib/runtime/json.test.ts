import { describe, expect, it } from 'vitest';
import { ExactNumber, inspectJson, parseExact } from '../../../lib/runtime/json.ts';

describe('parsing JSON exactly', () => {
  it.each(['1.10', '12345678901234567890', '0.1', '-0', '1e3', '1E400', '123456789.123456789123456789'])(
    'writes %s as it was read',
    (literal) => {
      expect(JSON.stringify(parseExact(`{"a":[${literal}]}`))).toBe(`{"a":[${literal}]}`);
    },
  );

  it('leaves numbers that a double can hold as they are', () => {
    expect(parseExact('[1,0.5,-3]')).toEqual([1, 0.5, -3]);
    expect(parseExact('1.0')).toBeInstanceOf(ExactNumber);
  });
});

describe('inspecting JSON', () => {
  it.each([
    ['1', 0],
    ['{}', 1],
    ['{"a":[{"b":[]}]}', 4],
    ['"[[[["', 0],
    ['"\\"[[[["', 0],
    ['[][][]', 1],
  ])('measures the depth of %s', (text, depth) => {
    expect(inspectJson(text).depth).toBe(depth);
  });

  it.each([
    ['{"a":1.5}', false],
    ['{"a":1.50}', true],
    ['{"1.50":"1.50"}', false],
    ['[12345678901234567890]', true],
    ['[-1,-0]', true],
    ['[1e21]', true],
    ['[-]', true],
  ])('shows whether %s would lose digits', (text, inexact) => {
    expect(inspectJson(text).inexact).toBe(inexact);
  });

  it.each([
    ['{"a":1,"b":{"a":1}}', undefined],
    ['[{"a":1},{"a":2}]', undefined],
    ['{"a":"a","b":["a","a"],"c":":"}', undefined],
    ['{"a":1,"a":2}', ['a']],
    ['{"a":[1,{"b":[[2],{"c":{},"d":1,"c":[]}]}]}', ['a', 1, 'b', 1, 'c']],
    ['{"":{},"x\\"y":0,"x\\u0022y":1}', ['x"y']],
    ['{"é":1,"\\u00e9":2,"é":3}', ['é']],
    ['{"a":1,"a":2,"b":3,"b":4}', ['a']],
    ['{"__proto__":1,"__proto__":2}', ['__proto__']],
  ])('finds the first member of %s that is there twice', (text, repeated) => {
    expect(inspectJson(text).repeated).toEqual(repeated);
  });

  it('throws for a name that is none', () => {
    expect(() => inspectJson('{"\\x":1}')).toThrow(SyntaxError);
  });

  it('looks over a hostile depth of a million without recursion', () => {
    expect(inspectJson('['.repeat(1_000_000)).depth).toBe(1_000_000);
  });
});
