import { describe, expect, it } from 'vitest';
import {
  attributesOf,
  initialValues,
  type PeriodValues,
  problemsOf,
} from '../../../../../app/src/staff/periods/new/period-values.ts';
import { found, sectionsOf } from '../../../../../app/src/staff/periods/new/taught-course.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const taught = [
  { id: 'a', name: 'MATH 201 Linear Algebra', sections: ['1', '2'] },
  { id: 'b', name: 'PHIL 100 Ethics', sections: ['3'] },
];
const filled: PeriodValues = { ...initialValues(now), name: 'Winter', term: 'w' };
const problems = (some: Partial<PeriodValues>) => problemsOf({ ...filled, ...some }, taught, now);

describe('a form for a period', () => {
  it('has nothing wrong with it once it has a name and a term', () => {
    expect(problems({})).toEqual({});
    expect(Object.keys(problems({ name: ' ', term: '' }))).toEqual(['name', 'term']);
  });

  it.each([
    ['closes before it opens', { closes: filled.opens }, ['closes']],
    ['closed long ago', { opens: '2020-01-01T08:00', closes: '2020-01-02T08:00' }, ['closes']],
    ['has no times', { opens: '', closes: '' }, ['opens', 'closes']],
    ['covers nothing', { covers: 'some' }, ['courses']],
    ['has a threshold of none', { threshold: '0' }, ['threshold']],
    ['has half a threshold', { threshold: '2.5' }, ['threshold']],
    ['has words for numbers', { low: 'two', deviation: 'much' }, ['low', 'deviation']],
  ] as const)('is not sent where it %s', (_what, some, names) => {
    expect(Object.keys(problems(some))).toEqual(names);
  });

  it('says what is covered, and numbers as numbers', () => {
    const values: PeriodValues = { ...filled, covers: 'some', chosen: new Set(['b', 'gone']), deviation: '1,5' };
    expect(attributesOf(values, taught)).toMatchObject({
      ...{ course_uuids: ['b'], flag_standard_deviation_above: 1.5, flag_answers_at_or_below: null },
      ...{ minimum_response_threshold: 5, results_release_at: null },
    });
    expect(attributesOf(filled, taught).course_uuids).toEqual(['a', 'b']);
  });
});

it('courses are found by words of their names and numbers, in any order and case', () => {
  expect(found(taught, 'algebra math')).toEqual([taught[0]]);
  expect(found(taught, ' ')).toEqual(taught);
  expect(found(taught, 'physics')).toEqual([]);
  expect(found(taught, 'math', new Set(['3']))).toEqual([]);
  expect(found(taught, '', new Set(['3', '4']))).toEqual([taught[1]]);
  expect(sectionsOf(taught)).toBe(3);
});
