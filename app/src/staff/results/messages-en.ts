import { count, toAnswered, toFigure, toNumber } from '../parts/formats.ts';
import { type Benchmark, bestOf, type Result, rangeOf, type Scale } from './result.ts';

type Because = NonNullable<Result['attributes']['withheld_because']>;

const withheld: Readonly<Record<Because, readonly [string, string]>> = {
  not_closed: [
    'Not closed yet',
    'The evaluation is open, or its answers are being counted. Figures come when it has closed.',
  ],
  not_released: [
    'Not released yet',
    'The evaluation office has not released the results of this period. They appear here when it does.',
  ],
  never_released: [
    'Never shown',
    'This period has no minimum number of answers, and without one no results are shown to anybody.',
  ],
  too_few_responses: [
    'Too few answers',
    'Fewer students have answered than this period requires. To protect them, nothing of what they answered is kept as figures, and the number is not shown either.',
  ],
  role: [
    'Not shown to your role',
    'This period does not show these results to people in your role, or you have no part in this section. Ask the evaluation office for more.',
  ],
};

const places: Readonly<Record<Benchmark['place'], string>> = {
  'lowest tenth': 'among the lowest tenth',
  'lowest quarter': 'in the lowest quarter',
  'middle half': 'in the middle half',
  'highest quarter': 'in the highest quarter',
  'highest tenth': 'among the highest tenth',
};

export const en = {
  title: 'Results',
  purpose: 'Explore what students have answered: figures with their intervals, flags and comparisons.',
  lead: 'What students have answered, class by class. Figures were counted once, when a period closed.',
  entry: 'Results',
  back: 'Results',
  loading: 'Loading results …',
  search: {
    label: 'Search the results',
    hint: 'Words, or how they begin, of the course, the section and who taught it.',
  },
  found: (shown: number, total: number | undefined) => {
    if (total === undefined)
      return `${shown} results on this page; choose a period or department to see how many there are.`;
    return total === shown ? count(total, 'result', 'results') : `${shown} of ${count(total, 'result', 'results')}`;
  },
  filters: {
    legend: 'Show',
    period: 'Period',
    allPeriods: 'All periods',
    department: 'Department',
    allDepartments: 'All departments',
    flag: 'Flag',
    anyFlag: 'With or without flags',
    status: 'Status',
    anyStatus: 'Shown and withheld',
    sort: 'Order',
    clear: 'Show all results',
    instructor: (name: string) => `Only what ${name} has taught.`,
    oneInstructor: 'one instructor',
    clearInstructor: 'Show everybody',
  },
  sorts: {
    section: 'By course',
    response_rate: 'Lowest response rate first',
    '-response_rate': 'Highest response rate first',
    '-created_at': 'Latest first',
  },
  statuses: { available: 'Shown', withheld: 'Withheld' },
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
  columns: {
    section: 'Course and section',
    instructors: 'Taught by',
    rate: 'Response rate',
    flags: 'Flags',
    status: 'Status',
    period: 'Period and term',
  },
  none: 'No results here',
  noneFiltered: 'No result matches what you have chosen. Choose less, or show all results.',
  noneAtAll:
    'Results appear here when a period has closed and its answers are counted; to instructors and chairs, when the evaluation office has released them.',
  next: 'Next page',
  previous: 'Previous page',
  pages: 'Pages of the list',
  export: {
    button: 'Download as CSV',
    hint: 'One row for each evaluation, instructor and question of the results chosen above; what is withheld stays withheld. Counting takes some minutes after a period has closed: what is not counted yet is not in the file.',
    running: (rows: number) => `Downloading … ${count(rows, 'row', 'rows')} so far`,
    done: (rows: number) => `Downloaded: ${count(rows, 'row', 'rows')}.`,
    failed: 'The download broke off, and no file was saved. Try again.',
  },
  withheld,
  withheldTitle: 'This result is withheld',
  participation: (enrolled: number, completed: number) => `So far ${toAnswered(completed, enrolled)}.`,
  participationBand: (band: string) => `So far ${band} students have answered. For a small class no more is shown.`,
  rate: toAnswered,
  noRate: 'Nobody was enrolled',
  preview: 'Preview',
  previewStatus: 'Preview, not released',
  previewLead:
    'Not released yet: only the evaluation office sees this. Instructors and chairs see it when it is released, if the period allows it.',
  guidelines: 'What the evaluation office says about reading these results',
  closedOn: 'Counted on',
  releaseAt: 'They are released on',
  unnamed: 'A section without a name',
  others: (name: string) => `All results of ${name === '' ? 'this instructor' : name}`,
  parts: {
    course: 'About the course',
    pooled: 'About all instructors together',
    instructor: (name: string) => `About ${name === '' ? 'an instructor' : name}`,
    you: (name: string) => `About you, ${name}`,
  },
  question: {
    gone: 'A question that is no longer there',
    n: (n: number) => `${count(n, 'answer', 'answers')}`,
    shownTo: (number: number) => `Shown to ${count(number, 'student', 'students')} because of an earlier answer`,
    suppressed: 'Too few students have answered this question. To protect them, no figures of it are shown.',
    alike: 'Fewer than ten students have answered, and all alike. To protect them, their answer is not shown.',
    distribution: 'How the answers are spread',
    table: 'As a table',
    answer: 'Answer',
    count: 'Number',
    share: 'Share',
    figures: 'All figures, explained',
    figure: 'Figure',
    value: 'Value',
    meaning: 'What it means',
    favourable: (share: string) => `${share} favourable`,
    typical: (value: string, scale?: string) => `Typical answer ${value}${scale === undefined ? '' : ` on ${scale}`}`,
    interval: (from: string, to: string) =>
      from === to ? 'in the whole class' : `of the whole class likely ${from} to ${to}`,
  },
  benchmark: {
    title: 'Compared with other sections',
    institution: 'Institution',
    department: 'Department',
    place: (name: string, sections: number, place: Benchmark['place']) =>
      `${name}: ${places[place]} of ${count(sections, 'section', 'sections')}`,
    note: (scale: string) =>
      `The values run from ${scale}. The dot is this class, the wide box the middle half of the others, the line in it their middle, and the thin bar goes from their lowest to their highest tenth. Other released sections that were asked the same question in three years. The place speaks of the numbers alone: it says nothing of why.`,
    none: 'No question here is compared with other sections: too few sections or instructors were asked the same.',
    columns: ['Compared with', 'Sections', 'Lowest tenth', 'Lower quarter', 'Middle', 'Upper quarter', 'Highest tenth'],
  },
  comments: {
    title: 'Comments',
    none: 'No comments are shown for this question.',
    removed: (number: number) => `${count(number, 'comment was', 'comments were')} removed by a reviewer.`,
    removedOne: 'Removed by a reviewer',
    reason: (reason: string) => `Reason: ${reason}`,
    private: 'Only for the instructor concerned',
    undecided: 'Not reviewed yet',
    edited: 'Made unrecognisable by a reviewer',
    others: 'Comments on other questions',
    failed: 'The comments could not be loaded.',
    hidden: 'Comments are shown once they are reviewed and the results are released.',
  },
  midterm: 'You alone see this result: you started the evaluation.',
  report: 'Report to print',
  pdf: {
    button: 'Download as PDF',
    running: 'Making the PDF …',
    failed: 'The PDF could not be made. Try again, or print the report.',
  },
  overTerms: 'Report over terms',
} as const;

/** The names of the figures, and their explanations in plain words. */
export const figureWordsEn = {
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

/** A range in words; where everybody has answered, its ends are the same. */
export const rangeWordsEn = ([from, to]: readonly [number, number], show = toFigure): string =>
  show(from) === show(to) ? show(from) : `${show(from)} to ${show(to)}`;

/** The values of a scale and which of them is best: `1 to 5 (1 is best)`. */
export const onScaleEn = (scale: Scale): string => {
  const [least, most] = rangeOf(scale);
  const best = bestOf(scale);
  return `${toNumber(least)} to ${toNumber(most)}${best === undefined ? '' : ` (${toFigure(best)} is best)`}`;
};
