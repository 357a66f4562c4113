import { refuse } from '../../../errors/error-kind.ts';
import { notFound } from '../../../errors/reading.ts';
import type { ResponseRate, ResponseRates } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { courseNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { coveredCourses, evaluationId, readCoverage } from '../../../resources/course-evaluations/coverage.ts';
import { isOfMidterm } from '../../../resources/course-evaluations/midterm.ts';
import { withOwnSettings } from '../../../resources/course-evaluations/own-settings.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { thresholdOf } from '../../../resources/course-evaluations/threshold.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { countEnrolments, nobody } from './enrolments.ts';
import { type DepartmentsOf, isNarrowed, type Narrowing, narrow } from './narrow.ts';
import { addDays, type DailyCounts, readDailyCounts, totalOf } from './read-counts.ts';
import { readEvaluationsOf } from './read-evaluations.ts';
import { sectionsBehind } from './sections-behind.ts';
import { byClassSize, shownRate, smallClass } from './shown-rate.ts';
import { type Answered, countedInAll, shownOf, sumOf, sumOfShown } from './shown-sums.ts';
import { departmentsOf } from './teaching.ts';

/** The reader of the rates. */
export interface Reader {
  /** The reader is of the evaluation office, and not an instructor. */
  readonly isOffice: boolean;
  readonly now: Date;
}

interface AnsweredSection extends Answered {
  readonly section: string;
  readonly days: DailyCounts | undefined;
}

const sectionsOf = (all: readonly AnsweredSection[]): Set<string> => new Set(all.map(({ section }) => section));

const sumByDay = (sections: readonly AnsweredSection[]): ResponseRates['days'] => {
  const sums = new Map<string, number>();
  for (const { days } of sections) addDays(sums, days ?? []);
  return [...sums].map(([day, completed]) => ({ day, completed })).sort((one, other) => (one.day < other.day ? -1 : 1));
};

/**
 * Returns the thresholds of a period's evaluations. A number below the threshold is not shown and does not count in a
 * sum, because otherwise the results could be subtracted later. While the period is open the office sees all numbers,
 * because it needs them for reminders.
 */
const thresholdsOf = async (
  store: Store,
  period: StoredRecord,
  { status, isOffice }: { readonly status: PeriodStatus; readonly isOffice: boolean },
): Promise<(evaluation: string) => number> => {
  if (status === 'draft' || status === 'scheduled' || (status === 'open' && isOffice)) return () => 0;
  const evaluations = await readEvaluationsOf(store, period.id);
  const own = new Map(
    evaluations.map((evaluation) => [evaluation.id, thresholdOf(withOwnSettings(period, evaluation)) ?? 0]),
  );
  return (evaluation) => own.get(evaluation) ?? thresholdOf(period) ?? 0;
};

interface AnsweredPeriod {
  readonly status: PeriodStatus;
  /** Course → its sections. */
  readonly covered: ReadonlyMap<string, readonly string[]>;
  readonly all: readonly AnsweredSection[];
}

const readAnswered = async (store: Store, id: string, reader: Reader): Promise<AnsweredPeriod> => {
  const period = await readCoverage(store, id);
  if (period === undefined || isOfMidterm(period.record)) throw refuse(notFound, 'course_evaluation_period', id);
  const covered = coveredCourses(period.chunks.values());
  const sections = new Set([...covered.values()].flat());
  const status = statusOfPeriod(period.record, reader.now);
  const [counts, enrolments, thresholdOf] = await Promise.all([
    readDailyCounts(store, id),
    countEnrolments(store, period.record, sections),
    thresholdsOf(store, period.record, { status, isOffice: reader.isOffice }),
  ]);
  const all = [...sections].map((section) => {
    const evaluation = evaluationId(id, section);
    const days = counts.get(evaluation);
    const [completed, threshold] = [totalOf(days), thresholdOf(evaluation)];
    const enrolment = enrolments.get(section) ?? nobody;
    return { section, days, ...enrolment, completed, threshold, isWithheld: completed < threshold };
  });
  return { status, covered, all };
};

/**
 * Reads how many students of each section of a period have answered, in the form that its instructors may see. Throws
 * 404.
 */
export const readSectionRates = async (store: Store, id: string, now: Date): Promise<Map<string, ResponseRate>> => {
  const { all } = await readAnswered(store, id, { isOffice: false, now });
  return new Map(all.map((each) => [each.section, shownRate([each], sumOfShown([each]), false)]));
};

/** Groups evaluations by the department of their instructors; null for instructors without a known one. */
const byDepartmentOf = (
  all: readonly AnsweredSection[],
  departmentsOf: DepartmentsOf,
): ReadonlyMap<string | null, readonly Answered[]> => {
  const byDepartment = new Map<string | null, Answered[]>();
  for (const one of all) {
    const found = departmentsOf(one.section);
    const names: readonly (string | null)[] = found.length === 0 ? [null] : found;
    for (const name of names) byDepartment.set(name, [...(byDepartment.get(name) ?? []), one]);
  }
  return byDepartment;
};

/**
 * Returns whether the hidden number of a small class, which is shown as a band, follows for a reader who knows the
 * numbers of the larger classes.
 */
const leavesFew = (answered: readonly Answered[]): boolean => {
  const shown = shownOf(answered);
  const small = shown.filter(({ enrolledBefore }) => enrolledBefore < smallClass);
  const { enrolled, enrolledBefore } = sumOf(small);
  return small.length < shown.length && enrolled > 0 && enrolledBefore < smallClass;
};

/**
 * Reads how many students of each department have answered, in the form for readers who also know the numbers of single
 * sections. Throws 404.
 */
export const readDepartmentRates = async (store: Store, id: string, now: Date): Promise<Map<string, ResponseRate>> => {
  const { all } = await readAnswered(store, id, { isOffice: false, now });
  const departments = await departmentsOf(store, sectionsOf(all));
  return new Map(
    [...byDepartmentOf(all, departments)].flatMap(([department, answered]): [string, ResponseRate][] => {
      const rate = shownRate(answered, sumOfShown(answered), false);
      if (department === null) return [];
      return [[department, leavesFew(answered) ? { ...rate, completed: null, response_rate: null } : rate]];
    }),
  );
};

/** Returns the shown rates of some sections together, in total and by the department of their instructors. */
const inAllAndByDepartment = (
  all: readonly AnsweredSection[],
  byDepartment: ReturnType<typeof byDepartmentOf>,
  { isOffice, isPart }: { readonly isOffice: boolean; readonly isPart: boolean },
) => {
  const shown = [...byDepartment].map(([department, answered]) => ({
    answered,
    rate: { department, ...shownRate(answered, sumOfShown(answered), isOffice) },
  }));
  // Only the sum of the whole period counts withheld sections.
  const counted = isPart ? shownOf(all) : countedInAll(all);
  const rate = shownRate(all, sumOf(counted), isOffice);
  // A small number that is shown as a band must not follow from the total.
  const banded = shown.flatMap(({ answered, rate: { completed } }) => (typeof completed === 'number' ? [] : answered));
  const isSmall = !isOffice && banded.length > 0 && sumOf(banded).enrolledBefore < smallClass;
  return {
    counted,
    rate: isSmall ? { ...rate, completed: null, response_rate: null } : rate,
    departments: shown
      .map((each) => each.rate)
      .sort((one, other) => ((one.department ?? '~') < (other.department ?? '~') ? -1 : 1)),
  };
};

/** Returns the same rates by course. 1 round trip for the names. */
const byCourse = async (
  store: Store,
  covered: ReadonlyMap<string, readonly string[]>,
  all: readonly AnsweredSection[],
): Promise<ResponseRates['courses']> => {
  const bySection = new Map(all.map((each) => [each.section, each]));
  const courses = await store.readManyInline(
    [...covered.keys()].map((id) => ({ type: 'course_evaluation_course', id })),
  );
  return courses.map((course) => {
    const answered = (covered.get(course.id) ?? []).flatMap((section) => bySection.get(section) ?? []);
    return { course: course.id, course_name: courseNameOf(course), ...shownRate(answered, sumOfShown(answered), true) };
  });
};

/**
 * Reads how many students of a period's sections have answered, in total and by the instructors' department; if
 * narrowed, for some departments or courses, and by course. Throws 404. The requests grow with each megabyte of
 * students and each hundred instructors, about 40 for 10,000 sections; after the closing also with each megabyte of
 * evaluations.
 */
export const readResponseRates = async (
  store: Store,
  id: string,
  reader: Reader,
  narrowing: Narrowing = {},
): Promise<ResponseRates> => {
  const { status, covered: everything, all: everybody } = await readAnswered(store, id, reader);
  const isPart = isNarrowed(narrowing);
  const taughtIn = await departmentsOf(store, sectionsOf(everybody));
  const covered = isPart ? narrow(everything, narrowing, taughtIn) : everything;
  const wanted = new Set([...covered.values()].flat());
  const all = everybody.filter(({ section }) => wanted.has(section));
  const { isOffice } = reader;
  const { counted, rate, departments } = inAllAndByDepartment(all, byDepartmentOf(all, taughtIn), { isOffice, isPart });
  return {
    status,
    ...rate,
    departments,
    courses: isOffice && isPart ? await byCourse(store, covered, all) : [],
    // The days of a part of a period could be those of a single class.
    days: isOffice && !isPart ? sumByDay(counted) : [],
    class_sizes: isOffice ? byClassSize(all) : [],
    behind: isOffice && status === 'open' ? await sectionsBehind(store, id, { among: all, all: sumOf(everybody) }) : [],
  };
};
