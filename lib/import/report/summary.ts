import { type Counts, enrolments, noCounts, type Report } from './report.ts';

// The kinds that every university has; further kinds appear in a summary when a run has met them.
const usualKinds = [
  'department',
  'course_evaluation_term',
  'course_evaluation_course',
  'course_evaluation_listing_number',
  'course_evaluation_section',
  'user',
  'profile',
  'employment',
  'course_evaluation_instructor',
  'course_evaluation_section_instructor',
  'course_evaluation_student',
];

/** The kinds of a summary, in its order; enrolments come last. */
export const kindsOf = ({ counts }: Report): string[] => [
  ...new Set([...usualKinds, ...[...counts.keys()].filter((kind) => kind !== enrolments), enrolments]),
];

/** What a run has done to one kind. */
export const countsOf = ({ counts }: Report, kind: string): Readonly<Counts> => counts.get(kind) ?? noCounts;

/** How many rows led to a record that is there now; one that repeats an earlier row leaves the record unchanged. */
export const loadedRows = ({ created, changed, unchanged, doubled }: Counts): number =>
  created + changed + unchanged + doubled;

const publicCounts = ({ created, changed, unchanged, doubled, removed, rejected, skipped }: Counts) => ({
  created,
  changed,
  unchanged: unchanged + doubled,
  removed,
  rejected,
  skipped,
});

const mostWarnings = 25;

/** The notes of a run, with how often each occurred; 0 for a remark. */
export const notesOf = (report: Report): [string, number][] => {
  const doubled = kindsOf(report).reduce((total, kind) => total + countsOf(report, kind).doubled, 0);
  const repeated = 'rows repeat an earlier row of the same id; they make no second record and count as unchanged';
  return doubled === 0 ? [...report.notes] : [...report.notes, [repeated, doubled]];
};

const describeNote = ([text, times]: readonly [string, number]) => ({ text, ...(times === 0 ? {} : { count: times }) });

/**
 * Returns the summary for scripts, with so many files, reasons and notes. A row that repeats an earlier one creates no
 * second record and counts as unchanged.
 */
export const toSummary = (report: Report, mostListed = Number.POSITIVE_INFINITY) => {
  const all = kindsOf(report).map((kind) => [kind, countsOf(report, kind)] as const);
  return {
    types: Object.fromEntries(
      all.filter(([kind]) => kind !== enrolments).map(([kind, counts]) => [kind, publicCounts(counts)]),
    ),
    enrolments: publicCounts(countsOf(report, enrolments)),
    missing: Object.fromEntries([...report.missing].map(([kind, { missing }]) => [kind, missing])),
    files: report.files.counts().slice(0, mostListed),
    skipped: [...report.skips.values()].slice(0, mostListed),
    notes: notesOf(report).slice(0, mostListed).map(describeNote),
    warnings: { count: report.warned, first: report.warnings.slice(0, mostWarnings) },
  };
};

/** Whether a run has loaded everything in the files that is meant to be loaded. */
export const isComplete = ({ rejected, files }: Report): boolean => rejected === 0 && !files.hasUnknown;
