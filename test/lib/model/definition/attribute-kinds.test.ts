import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../../../lib/model/definition/attribute.ts';
import { date, emails, instant, phoneNumber, someOf, text } from '../../../../lib/model/definition/attribute-kinds.ts';
import { decimal, integer } from '../../../../lib/model/definition/number-kinds.ts';
import { ExactNumber, parseExact } from '../../../../lib/runtime/json.ts';

/** What a kind makes of a value; undefined where it refuses it. */
const read = (kind: Attribute, value: unknown): unknown => {
  const parsed = safeParse(kind.schema, value);
  return parsed.success ? parsed.output : undefined;
};

describe('an integer', () => {
  it.each([
    ['7', 7],
    ['7.0', 7],
    ['70e-1', 7],
    ['0.7e1', 7],
    ['7E+2', 700],
    ['1200e-2', 12],
    ['-7.00', -7],
    ['0.000', 0],
    ['0e-99', 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('can be written %s', (literal, value) => {
    expect(read(integer(), parseExact(literal))).toBe(value);
  });

  it.each(['7.5', '75e-1', '0.75e1', '1205e-2', '1e-400', '1e9999', '9007199254740992', '1e0001', '1e38'])(
    'is not %s',
    (literal) => {
      expect(read(integer(), parseExact(literal))).toBeUndefined();
    },
  );

  it.each(['7.00000000000000000001', '700.000000000000000000001e-2'])(
    'is not %s, which is one as a double',
    (literal) => {
      expect(read(integer(), parseExact(literal))).toBeUndefined();
    },
  );

  it('lies between its bounds, both included', () => {
    const values = [-1, 0, 100, 101].map((value) => read(integer({ minimum: 0, maximum: 100 }), value));
    expect(values).toEqual([undefined, 0, 100, undefined]);
  });
});

describe('a decimal number', () => {
  it.each(['1e38', '-1e38', '1e-324', '0e999', '1e-09', '0.10', `0.${'1'.repeat(37)}`, '9'.repeat(38)])(
    'keeps %s',
    (literal) => {
      expect(read(decimal(), parseExact(literal))).toEqual(new ExactNumber(literal));
    },
  );

  it.each(['1.1e38', '-2e38', '1e39', '1e-325', '1e1000', `0.${'1'.repeat(38)}`, '9'.repeat(39)])(
    'is not %s',
    (literal) => {
      expect(read(decimal(), parseExact(literal))).toBeUndefined();
    },
  );

  it('is no less than its minimum', () => {
    const values = ['-0.01', '0.00', '0.01'].map((literal) => read(decimal({ minimum: 0 }), parseExact(literal)));
    expect(values).toEqual([undefined, new ExactNumber('0.00'), new ExactNumber('0.01')]);
  });
});

describe('a text', () => {
  it.each(['x', 'é', '😀'])('holds 255 of %s, and no more', (character) => {
    expect(read(text(), character.repeat(255))).toBe(character.repeat(255));
    expect(read(text(), character.repeat(256))).toBeUndefined();
  });

  it.each(['\ud83d', 'a\u0000', '\u001b[2J', 7])('is not %j', (value) => {
    expect(read(text(), value)).toBeUndefined();
  });
});

describe('a date', () => {
  it.each(['2024-02-29', '0001-01-01', '9999-12-31'])('is %s', (value) => {
    expect(read(date(), value)).toBe(value);
  });

  it.each(['2023-02-29', '2024-04-31', '2024-1-01', '+002024-01-01', '2024-01-01 '])('is not %s', (value) => {
    expect(read(date(), value)).toBeUndefined();
  });
});

describe('an instant', () => {
  it.each([
    ['2026-03-14T15:09:26Z', '2026-03-14T15:09:26.000Z'],
    ['2026-03-14t15:09:26.5359z', '2026-03-14T15:09:26.535Z'],
    ['2026-03-14T23:30:00-02:00', '2026-03-15T01:30:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is kept as %s', (written, kept) => {
    expect(read(instant(), written)).toBe(kept);
  });

  it.each(['9999-12-31T23:59:59-01:00', '0000-01-01T00:00:00+01:00', '2026-03-14T24:00:00Z', '2026-02-29T00:00:00Z'])(
    'is not %s',
    (written) => {
      expect(read(instant(), written)).toBeUndefined();
    },
  );
});

describe('a telephone number', () => {
  it.each([
    ['+1 (301) 405-1000', '+13014051000'],
    ['+49.30/90 18-20', '+4930901820'],
    [`+${'1'.repeat(15)}`, `+${'1'.repeat(15)}`],
  ])('%s is kept as %s', (written, kept) => {
    expect(read(phoneNumber(), written)).toBe(kept);
  });

  it.each([
    `+${'1'.repeat(16)}`,
    '+1',
    '+0301',
    '13014051000',
    `+1${' '.repeat(61)}301`,
    '+49 (0)30 901820',
    '+44 ( 0 ) 20 79460958',
  ])('is not %s', (written) => {
    expect(read(phoneNumber(), written)).toBeUndefined();
  });
});

describe('several of some texts', () => {
  const kind = someOf(['a', 'b', 'c']);

  it('name each once, in their order', () => {
    expect(read(kind, ['c', 'a', 'c'])).toEqual(['c', 'a']);
  });

  it('are at most 100', () => {
    expect(read(kind, Array(100).fill('a'))).toEqual(['a']);
    expect(read(kind, Array(101).fill('a'))).toBeUndefined();
  });
});

it('takes e-mail addresses of 254 characters, and 100 of them', () => {
  const ofLength = (length: number) => `a@${'b.'.repeat(125)}${'c'.repeat(length - 252)}`;
  expect(read(emails(), Array(100).fill(ofLength(254)))).toHaveLength(100);
  expect(read(emails(), [ofLength(255)])).toBeUndefined();
  expect(read(emails(), Array(101).fill('a@b.example'))).toBeUndefined();
});
