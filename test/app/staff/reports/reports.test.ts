import { describe, expect, it } from 'vitest';
import { askedOverTerms } from '../../../../app/src/staff/reports/over-terms.ts';
import { cssString, pageRule, paperOf } from '../../../../app/src/staff/reports/paper.ts';
import type { ResultDocument } from '../../../../app/src/staff/results/result.ts';

describe('paper', () => {
  it('is Letter where that is usual, and A4 elsewhere', () => {
    expect(['en-US', 'en-CA', 'en-GB', 'de', 'en'].map(paperOf)).toEqual(['letter', 'letter', 'A4', 'A4', 'letter']);
  });

  it('has titles that can not leave their string', () => {
    expect(cssString('A "b" \\ </style>\n}')).toBe('"A \\22 b\\22  \\5c  \\3c /style>\\a }"');
    const rule = pageRule({
      paper: 'A4',
      left: '"; } body { display: none } "',
      right: '',
      foot: '',
      page: 'Page',
      of: 'of',
    });
    expect(rule).toContain('size: A4;');
    expect(rule).not.toContain('""; }');
  });
});

const text = 'Clear?';
const scale = { points: 5, first: 1, polarity: 'ascending' as const };

const result = (name: string, day: string, question_key: string, points = 5): ResultDocument =>
  // Each test gives only the members that it needs.
  ({
    data: {
      id: name,
      attributes: {
        name,
        closed_on: day,
        units: [
          { instructor: null, questions: [{ question: 'p', text, question_key, scale, is_pooled: true }] },
          { instructor: 'mine', questions: [{ question: 'q', text, question_key, scale: { ...scale, points } }] },
          { instructor: 'theirs', questions: [{ question: 'q', text, question_key, scale }] },
        ],
      },
    },
    meta: {
      instructors: [
        { id: 'mine', instructor: 'i1', user: 'me', display_name: 'Me' },
        { id: 'theirs', instructor: 'i2', user: 'you', display_name: 'You' },
      ],
    },
  }) as unknown as ResultDocument;

const mine = ({ user }: { readonly user: string }): boolean => user === 'me';

describe('teaching over terms', () => {
  it('puts the same question of several classes side by side, earliest first, and nothing of others', () => {
    const asked = askedOverTerms([result('B', '2026-01-01', 'clear'), result('A', '2025-01-01', 'clear')], mine);
    expect(asked.map(({ classes }) => classes.map((each) => each.result.data.id))).toEqual([['A', 'B']]);
  });

  it('says what only those were asked who had given certain answers', () => {
    const some = result('A', '2025-01-01', 'some');
    for (const unit of some.data.attributes.units ?? [])
      for (const question of unit.questions) Object.assign(question, { shown_to: 12 });
    const asked = askedOverTerms([some, result('B', '2026-01-01', 'all')], mine);
    expect(asked.map(({ key, isConditional }) => [key, isConditional])).toEqual([
      ['some', true],
      ['all', false],
    ]);
  });

  it('keeps apart what has another key', () => {
    const asked = askedOverTerms([result('A', '2025-01-01', 'five'), result('B', '2026-01-01', 'seven', 7)], mine);
    expect(asked.map(({ scale: { points } }) => points)).toEqual([5, 7]);
  });
});
