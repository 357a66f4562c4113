import { describe, expect, it } from 'vitest';
import { countryName } from '../../../../lib/resources/people/country-name.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

describe('the name of a country', () => {
  it('exists for the 249 codes of ISO 3166-1 and no others', () => {
    expect(codes.filter((code) => countryName(code) !== null)).toHaveLength(249);
  });

  it.each([
    ['DE', 'Germany'],
    ['US', 'United States'],
    ['EU', null],
    ['UK', null],
    ['XK', null],
    ['de', null],
    ['DEU', null],
    [null, null],
  ])('of %s is %s', (code, name) => {
    expect(countryName(code)).toBe(name);
  });
});
