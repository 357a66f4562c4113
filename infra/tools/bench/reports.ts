import { decodePart, encodePart, type Part } from '../../../lib/domain/evaluations/results/report-jobs/parts.ts';
import { writeArchive } from '../../../lib/domain/evaluations/results/report-jobs/write-archive.ts';
import { makeReport, type ReportSource } from '../../../lib/domain/evaluations/results/reports/make-report.ts';
import { drawReport } from '../../../lib/reports/draw-report.ts';
import type { ShownQuestion } from '../../../lib/resources/course-evaluations/result-units.ts';
import { counts, readArguments } from '../arguments.ts';
import { processorTime } from './measure.ts';

/*
 * npm run bench:reports [-- REPORTS]: what it takes to make and draw 2,000 reports of a period, each of 12 questions on a scale
 * and 2 of text with 8 comments, and to put them into an archive: processor time, the memory a tenth of the way and at most,
 * and bytes of a report. What reading the results takes is not in it.
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
  institution: { name: 'Ellery Bay University', logo: null },
  reader: { person: 'Jane Doe' },
  now: new Date('2026-01-02T03:04:05.000Z'),
});

const [reports] = readArguments({ usage: 'npm run bench:reports [-- REPORTS]' }, counts(2_000));

const partSize = 25;

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

let [early, most, bytes, drawn] = [0, 0, 0, 0];

/** Draws the reports in parts, as the function that makes archives does. */
async function* parts(): AsyncGenerator<Part> {
  while (drawn < reports) {
    const pdfs: Buffer[] = [];
    for (; pdfs.length < partSize && drawn < reports; drawn += 1) {
      const pdf = await drawReport(makeReport(sourceOf(drawn)));
      pdfs.push(pdf);
      bytes += pdf.length;
      const { rss } = process.memoryUsage();
      most = Math.max(most, rss);
      if (drawn < reports / 10) early = rss;
    }
    const first = drawn - pdfs.length;
    const documents = pdfs.map((pdf, place) => ({
      evaluation: `evaluation ${first + place}`,
      status: 'released',
      sha256: '',
      bytes: pdf.length,
      names: {
        term: 'Autumn 2025',
        year: '2025',
        departments: 'Mathematics',
        instructors: ['Jane Doe'],
        employee: null,
        course_number: `MATH ${first + place}`,
        course_title: 'Linear Algebra',
        section: '001',
      },
    }));
    yield decodePart(encodePart({ head: { rights: [], documents, withheld: [] }, pdfs }));
  }
}

const begun = processorTime(process.pid);
let archived = 0;
await writeArchive({
  parts: parts(),
  naming: 'plain',
  at: new Date('2026-01-02T03:04:05.000Z'),
  put: async (stream) => {
    for await (const chunk of stream) archived += chunk.length;
  },
});
const seconds = (processorTime(process.pid) - begun) / 1_000;
console.log(
  `${reports} reports: ${seconds.toFixed(1)} s of processor time, ${((seconds / reports) * 1_000).toFixed(1)} ms a report`,
);
console.log(`Memory: ${mebibytes(early)} MiB a tenth of the way, ${mebibytes(most)} MiB at most`);
console.log(`A report has ${Math.round(bytes / reports / 1_000)} KB, the archive ${mebibytes(archived)} MiB`);
