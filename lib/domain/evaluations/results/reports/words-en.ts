import type { Quantiles } from '../../../../resources/course-evaluations/result-units.ts';
import { type Formats, formatsOf } from './formats.ts';

const format: Formats = formatsOf('en-GB');

const count = (number: number, one: string, other: string): string =>
  `${format.number(number)} ${number === 1 ? one : other}`;

const places: Readonly<Record<Quantiles['place'], string>> = {
  'lowest tenth': 'among the lowest tenth',
  'lowest quarter': 'in the lowest quarter',
  'middle half': 'in the middle half',
  'highest quarter': 'in the highest quarter',
  'highest tenth': 'among the highest tenth',
};

const figures = {
  interpolated_median: [
    'Typical answer (interpolated median)',
    'Half of the answers lie below, half above. More exact than the median, and less easily moved by a few extreme answers than the mean.',
  ],
  percent_favourable: ['Favourable answers', 'The share of answers at the favourable end of the scale.'],
  percent_favourable_interval: [
    'Favourable in the whole class',
    'Not all have answered. If those who did are like the others, the share in the whole class lies in this range, 19 times out of 20.',
  ],
  mean: [
    'Mean',
    'The average of the answers. Read it with how the answers are spread: very different classes can have one mean.',
  ],
  margin_of_error: [
    'Margin of error of the mean',
    'With all answers, the mean would likely differ from this one by no more than this. Zero when everybody has answered.',
  ],
  nonresponse_bounds: [
    'Mean, whatever the others think',
    'If all who have not answered had given the lowest, or the highest, answer, the mean would lie at these ends.',
  ],
  median: ['Median', 'The answer in the middle when all are put in order.'],
  standard_deviation: ['Standard deviation', 'How far answers typically are from the mean. Small: students agree.'],
  dispersion: ['Division', '0: all answers alike. 1: half of them at either end of the scale.'],
} as const;

export type FigureName = keyof typeof figures;

/** The words of reports in English. */
export const en = {
  language: 'en',
  format,
  document: {
    running: 'Course evaluation',
    confidential: 'Only for readers with permission; do not pass it on.',
    page: 'Page',
    of: 'of',
    guidelines: 'What the evaluation office says about reading these results',
    guide: 'Before you read the figures',
    paragraphs: [
      'Small classes and low response rates make figures uncertain. In a class of ten, one student moves the share of favourable answers by ten points. Those who answer may differ from those who do not. So read the ranges and not the numbers alone; treat differences that are smaller than a range as none; and look at several terms before you conclude anything.',
      'Answers say how students have experienced a class. They do not measure how much was learned, and they are known to depend on matters outside the teaching: the subject, whether a course is required, the level, the expected grade, and prejudice about an instructor’s gender, origin, accent, age or looks. Never rank people by them, and do not decide about a person on them alone: read them with other evidence.',
    ],
    rate: 'Response rate',
    distribution: ['Answer', 'Number', 'Share'],
    figures: ['Figure', 'Value'],
    benchmarks: 'Compared with other sections',
    compared: [
      'Compared with',
      'Sections',
      'Lowest tenth',
      'Lower quarter',
      'Middle',
      'Upper quarter',
      'Highest tenth',
    ],
    meanings: 'What each figure means',
    meaning: ['Figure', 'What it means'],
    origin: 'About this report',
  },
  unnamed: 'A section without a name',
  period: 'Period',
  term: 'Term',
  instructors: 'Taught by',
  closedOn: 'Counted on',
  preview: [
    'Preview, not released',
    'Only the evaluation office sees this. Instructors and chairs see it when it is released, if the period allows it.',
  ],
  rate: (completed: number, enrolled: number, rate: number | null) => {
    if (rate === null) return 'Nobody was enrolled.';
    const [answered, all] = [format.number(completed), format.number(enrolled)];
    return completed > enrolled
      ? `${answered} answered, ${all} enrolled now: ${format.percent(rate)}.`
      : `${answered} of ${all} answered: ${format.percent(rate)}.`;
  },
  parts: {
    course: 'About the course',
    pooled: 'About all instructors together',
    instructor: (name: string) => `About ${name === '' ? 'an instructor' : name}`,
  },
  question: {
    gone: 'A question that is no longer there',
    answers: (n: number, shownTo?: number) =>
      shownTo === undefined
        ? count(n, 'answer', 'answers')
        : `${count(n, 'answer', 'answers')}, shown to ${count(shownTo, 'student', 'students')} because of an earlier answer`,
    suppressed: 'Too few students have answered this question. To protect them, no figures of it are shown.',
    alike: 'Fewer than ten students have answered, and all alike. To protect them, their answer is not shown.',
    spread: (parts: readonly string[]) => `How the answers are spread. ${parts.join('; ')}.`,
  },
  flags: {
    low_answer: [
      'Low answers',
      'Some answers to a question are at the limit that the period has set, or nearer to the unfavourable end.',
    ],
    high_deviation: [
      'Divided answers',
      'The answers to a question differ by more than the limit that the period has set.',
    ],
  },
  figures,
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  scaleFrom: (from: string, to: string, best: string | undefined) =>
    `${from} to ${to}${best === undefined ? '' : ` (${best} is best)`}`,
  institution: 'Institution',
  benchmark: {
    department: 'Department',
    institution: 'Institution',
    place: (name: string, sections: number, place: Quantiles['place']) =>
      `${name}: ${places[place]} of ${count(sections, 'section', 'sections')}.`,
    note: (scale: string) =>
      `The values run from ${scale}. Other released sections that were asked the same question in three years. The place speaks of the numbers alone: it says nothing of why.`,
  },
  comments: {
    title: 'Comments',
    none: 'No comments are shown for this question.',
    removed: (number: number) => `${count(number, 'comment was', 'comments were')} removed by a reviewer.`,
    private: 'Only for the instructor concerned.',
    edited: 'Made unrecognisable by a reviewer.',
  },
  teaching: {
    title: (name: string) => `Teaching over terms: ${name === '' ? 'an instructor' : name}`,
    classes: 'Classes in this report',
    lead: 'One row for each class, question by question. Figures of several classes are not averaged: each class has its own size and its own students. Comments stand in the reports of the classes.',
    columns: {
      class: 'Class',
      when: 'Period',
      rate: 'Answered',
      answers: 'Answers',
      typical: 'Typical answer',
      favourable: 'Favourable',
      likely: 'Likely, in the whole class',
    },
    scale: (scale: string) => `Answered from ${scale}.`,
    chart: (scale: string, classes: readonly string[]) =>
      `Typical answers over time, on a scale from ${scale}, one for each class. ${classes.join('; ')}.`,
    conditional: 'It was only shown after certain earlier answers.',
    suppressed: 'too few',
    preview: 'not released',
    withheld: 'Classes whose results are withheld',
    withheldColumns: ['Class', 'Why'],
    because: {
      not_closed: 'Not closed yet',
      not_released: 'Not released yet',
      never_released: 'Never shown',
      too_few_responses: 'Too few answers',
      role: 'Not shown to your role',
      deleted: 'Deleted since this report was asked for',
      too_large: 'The report of this class is too large',
    },
  },
  madeOn: (day: string, reader: string) =>
    `Made on ${day} for ${reader}. It shows what this reader may see on that day.`,
  person: (name: string) => (name === '' ? 'a person without a name' : name),
  token: (name: string) => `the access token “${name}”`,
  withoutComments: 'Comments are left out: the access token does not read them.',
  commentsNotAsked: 'Comments are left out: the report was made without them.',
  unknownCharacters: [
    '{count} character that no font of this report has stands as �.',
    '{count} characters that no font of this report has stand as �.',
  ],
} as const;

type Worded<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Value extends Formats
      ? Formats
      : { readonly [Name in keyof Value]: Worded<Value[Name]> };

/** The words of reports in a language. */
export type Words = Worded<typeof en>;
