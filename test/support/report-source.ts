import type { ReportSource } from '../../lib/domain/evaluations/results/reports/make-report.ts';
import type { ShownQuestion } from '../../lib/resources/course-evaluations/result-units.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { scaleResult } from './results.ts';

/** A scale question as a result shows it. */
export const scaleQuestion = (id: string, own: Partial<ShownQuestion> = {}): ShownQuestion => {
  const { is_pooled: _pooled, figures, flags: _flags, ...result } = scaleResult(id);
  return {
    ...result,
    text: `Question ${id}`,
    scale: { points: 5, first: 1, polarity: 'ascending', favourable_values: [4, 5] },
    // The type has ranges as pairs, the record as arrays of two.
    ...(figures && { figures: figures as unknown as NonNullable<ShownQuestion['figures']> }),
    ...own,
  };
};

/** A comment on a question of text. */
export const commentOn = (question: string, text: string, own: object = {}): StoredRecord => ({
  type: 'course_evaluation_comment',
  id: `${question} ${text.slice(0, 20)}`,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  spilled: {},
  question,
  instructor: null,
  text,
  decision: 'public',
  ...own,
});

/** What a report of tests is made of: two questions, one of them of text, with some comments. */
export const reportSource = (comments: readonly string[], own: Partial<ReportSource> = {}): ReportSource => ({
  result: {
    name: 'MATH 201 Linear Algebra, 001',
    enrolled: 20,
    completed: 12,
    response_rate: 0.6,
    closed_on: '2025-12-08',
    results_guidelines: '<p>Read the <b>comments</b> too.</p><ul><li>One &lt; two</li></ul>',
    units: [
      {
        instructor: null,
        questions: [
          scaleQuestion('aims'),
          { question: 'change', text: 'What should change?', kind: 'text', is_suppressed: false, n: comments.length },
        ],
      },
    ],
  },
  meta: {
    period: { name: 'Autumn 2025', status: 'released', results_release_at: null, term: 'Autumn' },
    instructors: [{ id: 'ada', instructor: 'ada', user: 'ada', display_name: 'Ada' }],
  },
  comments: comments.map((text) => commentOn('change', text)),
  language: 'en',
  institution: { name: 'Ellery Bay University', logo: null },
  reader: { person: 'Ada' },
  now: new Date('2026-01-02T03:04:05.000Z'),
  ...own,
});
