import { describe, expect, it } from 'vitest';
import { makeTeachingReport } from '../../../../../../lib/domain/evaluations/results/reports/make-teaching-report.ts';
import { taughtClassOf, taughtQuestion, teachingSource } from '../../../../../support/teaching-source.ts';

const rowsIn = (given: Parameters<typeof teachingSource>[0]) =>
  makeTeachingReport(teachingSource(given)).parts.flatMap(({ title, questions }) =>
    questions.map(({ heading, classes }) => [title, heading, ...(classes?.rows.map(([name]) => name) ?? [])]),
  );

describe('a teaching report', () => {
  it('has for each question a row for each class, earliest first, and nothing over them', () => {
    const about = taughtQuestion('explains', { isAboutInstructor: true });
    const classes = [
      taughtClassOf(2025, { questions: [taughtQuestion('aims'), about] }),
      taughtClassOf(2023, { questions: [taughtQuestion('aims', { n: null, figures: null })], response_rate: null }),
      taughtClassOf(2024, { questions: [about], is_preview: true }),
    ];
    expect(rowsIn({ classes })).toEqual([
      ['About the course', 'Question aims', 'MATH 2023, 001', 'MATH 2025, 001'],
      ['About Ada', 'Question explains', 'MATH 2024, 001', 'MATH 2025, 001'],
    ]);
    const { parts, rate, preview } = makeTeachingReport(teachingSource({ classes }));
    const [course, person] = parts.map(({ questions }) => questions[0]);
    expect(course?.answers).toBe('Answered from 1 to 5 (5 is best).');
    expect(course?.classes).toEqual({
      head: ['Class', 'Period', 'Answered', 'Answers', 'Typical answer', 'Favourable', 'Likely, in the whole class'],
      rows: [
        ['MATH 2023, 001', 'Autumn 2023', '–', 'too few', '–', '–', '–'],
        ['MATH 2025, 001', 'Autumn 2025', '60%', '12', '4.1', '75%', '57% to 87%'],
      ],
    });
    expect(person?.classes?.rows[0]?.[1]).toBe('Autumn 2024, not released');
    expect([rate, preview?.[0]]).toEqual([null, 'Preview, not released']);
  });

  it('joins what was asked alike, under its latest words, and keeps apart what was not', () => {
    const asked = (key: string, text: string) => [taughtQuestion(key, { text })];
    const classes = [
      taughtClassOf(2025, { questions: asked('aims', 'The aims were clear to me.') }),
      taughtClassOf(2024, { questions: asked('aims', 'Aims were clear.') }),
      taughtClassOf(2023, { questions: asked('other', 'Aims were clear.') }),
    ];
    expect(rowsIn({ classes }).map(([, ...found]) => found)).toEqual([
      ['Aims were clear.', 'MATH 2023, 001'],
      ['The aims were clear to me.', 'MATH 2024, 001', 'MATH 2025, 001'],
    ]);
  });

  it('shows typical answers over time; where too few have answered, an empty place says nothing', () => {
    const aims = (value: number, own = {}) =>
      taughtQuestion('aims', {
        figures: { interpolated_median: value, percent_favourable: null, percent_favourable_interval: null },
        ...own,
      });
    const trendOf = (...questions: ReturnType<typeof aims>[]) => {
      const classes = questions.map((each, index) => taughtClassOf(2020 + index, { questions: [each] }));
      return makeTeachingReport(teachingSource({ classes })).parts[0]?.questions[0]?.trend;
    };
    const few = { n: null, figures: null };
    expect(trendOf(aims(3), aims(0, few), aims(5))).toEqual({
      sentence:
        'Typical answers over time, on a scale from 1 to 5 (5 is best), one for each class. Autumn 2020: 3; Autumn 2022: 5.',
      ends: ['1', '5'],
      span: ['Autumn 2020', 'Autumn 2022'],
      points: [
        { across: 0, up: 0.5, shown: '3' },
        { across: 1, up: 1, shown: '5' },
      ],
    });
    // The best value is on top.
    const scale = { points: 5, first: 1, polarity: 'descending', favourable_values: [1, 2] } as const;
    expect(trendOf(aims(1, { scale }), aims(4, { scale }))).toMatchObject({
      ends: ['5', '1'],
      points: [{ up: 1 }, { up: 0.25 }],
    });
    expect(trendOf(aims(3), aims(0, few))).toBeNull();
  });

  it('says of a question that only those were asked it who had given certain answers', () => {
    const classes = [taughtClassOf(2025, { questions: [taughtQuestion('why', { isConditional: true })] })];
    const [part] = makeTeachingReport(teachingSource({ classes })).parts;
    expect(part?.questions[0]?.answers).toMatch(/It was only shown after certain earlier answers\.$/);
  });

  it('names what is withheld and why, without a number', () => {
    const withheld = [
      { name: 'Seminar, 01', because: 'too_few_responses' },
      { name: null, because: 'deleted' },
    ];
    expect(makeTeachingReport(teachingSource({ withheld, language: 'de' })).withheld).toEqual({
      title: 'Lehrveranstaltungen, deren Ergebnisse zurückgehalten werden',
      head: ['Lehrveranstaltung', 'Warum'],
      rows: [
        ['Seminar, 01', 'Zu wenige Antworten'],
        ['Eine Gruppe ohne Namen', 'Gelöscht, seit dieser Bericht angefordert wurde'],
      ],
    });
    expect(makeTeachingReport(teachingSource()).withheld).toBeNull();
  });

  it('says what each period says to readers, once', () => {
    const texts = (classes: ReturnType<typeof taughtClassOf>[]) =>
      makeTeachingReport(teachingSource({ classes })).guidelines.map(({ runs }) =>
        runs.map(({ text }) => text).join(''),
      );
    expect(texts([taughtClassOf(2024), taughtClassOf(2025)])).toEqual(['Read the comments too.']);
    const other = { results_guidelines: '<p>Small classes vary.</p>' };
    expect(texts([taughtClassOf(2023), taughtClassOf(2024, other), taughtClassOf(2025)])).toEqual([
      'Autumn 2023; Autumn 2025',
      'Read the comments too.',
      'Autumn 2024',
      'Small classes vary.',
    ]);
  });
});
