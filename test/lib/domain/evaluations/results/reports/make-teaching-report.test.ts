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
