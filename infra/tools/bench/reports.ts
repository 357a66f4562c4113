import { makeReport, type ReportSource } from '../../../lib/domain/evaluations/results/reports/make-report.ts';
import { drawReport } from '../../../lib/reports/draw-report.ts';
import type { ShownQuestion } from '../../../lib/resources/course-evaluations/result-units.ts';
import { counts, readArguments } from '../arguments.ts';
import { processorTime } from './measure.ts';

/*
 * npm run bench:reports [-- REPORTS]: what it takes to make and draw 2,000 reports of a period, each of 12 questions on a scale
 * and 2 of text with 8 comments: processor time, the memory a tenth of the way and at most, and bytes of a report.
 */

const commentsPerQuestion = 8;

const scale = (number: number, report: number): ShownQuestion => ({
  question: `scale ${number}`,
  text: `The course was clear in its part ${number}.`,
  kind: 'scale',
  scale: {
    points: 5,
    first: 1,
    labels: ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'],
    polarity: 'ascending',
    favourable_values: [4, 5],
  },
  is_suppressed: false,
  n: 20,
  counts: { 1: 1, 2: 1, 3: report % 5, 4: 13 - (report % 5), 5: 5 },
  shares: { 1: 0.05, 2: 0.05, 3: (report % 5) / 20, 4: (13 - (report % 5)) / 20, 5: 0.25 },
  figures: {
    mean: 3.9,
    standard_deviation: 0.9 + report / 10_000,
    median: 4,
    interpolated_median: 4.01,
    percent_favourable: 0.8,
    percent_favourable_interval: [0.6, 0.9],
    dispersion: 0.3,
    margin_of_error: 0.4,
    nonresponse_bounds: [2.9, 4.3],
  },
});

const text = (number: number): ShownQuestion => ({
  question: `text ${number}`,
  text: number === 0 ? 'What helped you to learn?' : 'What should change?',
  kind: 'text',
  is_suppressed: false,
  n: commentsPerQuestion,
});

const comment = (question: number, number: number, report: number) => ({
  type: 'course_evaluation_comment',
  id: `${question} ${number}`,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  spilled: {},
  question: `text ${question}`,
  instructor: null,
  text: `The examples from practice in week ${(report + number) % 15} helped me most; more of them, and exercises, please.`,
  decision: 'public',
});

const sourceOf = (report: number): ReportSource => ({
  result: {
    name: `MATH ${report} Linear Algebra, 001`,
    enrolled: 30,
    completed: 20,
    response_rate: 0.666667,
    closed_on: '2025-12-08',
    results_guidelines: '<p>Read the <b>comments</b> too.</p>',
    units: [
      {
        instructor: null,
        questions: [...Array.from({ length: 12 }, (_, number) => scale(number, report)), text(0), text(1)],
      },
    ],
  },
  meta: { period: { name: 'Autumn 2025', status: 'released', results_release_at: null, term: 'Autumn' } },
  comments: [0, 1].flatMap((question) =>
    Array.from({ length: commentsPerQuestion }, (_, number) => comment(question, number, report)),
  ),
  language: report % 2 === 0 ? 'en' : 'de',
  reader: { person: 'Jane Doe' },
  now: new Date('2026-01-02T03:04:05.000Z'),
});

const [reports] = readArguments({ usage: 'npm run bench:reports [-- REPORTS]' }, counts(2_000));

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

let [early, most, bytes] = [0, 0, 0];
const begun = processorTime(process.pid);
for (let report = 0; report < reports; report += 1) {
  bytes += (await drawReport(makeReport(sourceOf(report)))).length;
  const { rss } = process.memoryUsage();
  most = Math.max(most, rss);
  if (report < reports / 10) early = rss;
}
const seconds = (processorTime(process.pid) - begun) / 1_000;
console.log(
  `${reports} reports: ${seconds.toFixed(1)} s of processor time, ${((seconds / reports) * 1_000).toFixed(1)} ms a report`,
);
console.log(`Memory: ${mebibytes(early)} MiB a tenth of the way, ${mebibytes(most)} MiB at most`);
console.log(`A report has ${Math.round(bytes / reports / 1_000)} KB`);
