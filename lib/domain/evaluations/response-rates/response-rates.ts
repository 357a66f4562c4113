import { notFound } from '../../../jsonapi/errors.ts';
import { coveredCourses, evaluationId, readCoverage } from '../../../resources/course-evaluations/coverage.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { byClassSize, type ClassSize } from './class-sizes.ts';
import { countEnrolments } from './enrolments.ts';
import { addDays, type DailyCounts, readDailyCounts, totalOf } from './read-counts.ts';
import { type SectionBehind, sectionsBehind } from './sections-behind.ts';
import { addTo, emptySum, isGuessable, type ResponseRate, type SectionCount, type Sum, tell } from './sums.ts';
import { departmentsOf } from './teaching.ts';

export interface ResponseRates extends ResponseRate {
  readonly status: PeriodStatus;
  /** A section that is taught from several departments counts in each of them. */
  readonly departments: readonly (ResponseRate & { readonly department: string | null })[];
  /** Told to the evaluation office alone, as are `class_sizes` and `behind`, and only beside a number of all. */
  readonly days: readonly { readonly day: string; readonly completed: number }[];
  readonly class_sizes: readonly ClassSize[];
  /** Of a period that is open. */
  readonly behind: readonly SectionBehind[];
}

/** To whom they are told. */
export interface Reader {
  /** The evaluation office, and not one of those who teach. */
  readonly isOffice: boolean;
  readonly now: Date;
}

// Below the threshold no number is told once answers could be read with it; before, the office reminds by it.
const thresholdOf = ({ minimum_response_threshold: threshold }: StoredRecord, status: PeriodStatus): number =>
  (status === 'closed' || status === 'released') && typeof threshold === 'number' ? threshold : 0;

const sumByDepartment = (
  sections: readonly SectionCount[],
  departmentsOfSection: (section: string) => readonly string[],
): Map<string | null, Sum> => {
  const sums = new Map<string | null, Sum>();
  for (const each of sections) {
    const names = departmentsOfSection(each.section);
    for (const name of names.length === 0 ? [null] : names) {
      const sum = sums.get(name) ?? emptySum();
      sums.set(name, sum);
      addTo(sum, each);
    }
  }
  return sums;
};

const sumByDay = (counts: Iterable<DailyCounts>): ResponseRates['days'] => {
  const sums = new Map<string, number>();
  for (const each of counts) addDays(sums, each);
  return [...sums].map(([day, completed]) => ({ day, completed })).sort((one, other) => (one.day < other.day ? -1 : 1));
};

/**
 * How many students of a period's sections have answered, in all and by the department of those who teach. Throws 404.
 * Requests grow with a megabyte of students, and with a hundred instructors: 40 or so for 10,000 sections.
 */
export const readResponseRates = async (store: Store, id: string, reader: Reader): Promise<ResponseRates> => {
  const period = await readCoverage(store, id);
  if (period === undefined) throw notFound('course_evaluation_period', id);
  const covered = new Set([...coveredCourses(period.chunks.values()).values()].flat());
  const [counts, enrolments, departments] = await Promise.all([
    readDailyCounts(store, id),
    countEnrolments(store, covered),
    departmentsOf(store, covered),
  ]);
  const daysOf = (section: string): DailyCounts | undefined => counts.get(evaluationId(id, section));
  const sections = [...covered].map((section) => ({
    section,
    enrolled: enrolments.get(section) ?? 0,
    completed: totalOf(daysOf(section)),
  }));
  const all = emptySum();
  for (const each of sections) addTo(all, each);
  const status = statusOfPeriod(period.record, reader.now);
  const rules = { isOffice: reader.isOffice, threshold: thresholdOf(period.record, status) };
  const told = [...sumByDepartment(sections, departments)].map(([department, sum]) => ({
    department,
    sum,
    rate: tell(sum, rules),
  }));
  const hidden = told.filter(({ rate }) => typeof rate.completed !== 'number').map(({ sum }) => sum);
  // What is not told of a few must not follow from the sum of all.
  const rate = isGuessable(hidden, rules)
    ? { ...tell(all, rules), completed: null, response_rate: null }
    : tell(all, rules);
  const isTold = reader.isOffice && typeof rate.completed === 'number';
  return {
    status,
    ...rate,
    departments: told
      .map(({ department, rate: own }) => ({ department, ...own }))
      .sort((one, other) => ((one.department ?? '~') < (other.department ?? '~') ? -1 : 1)),
    days: isTold ? sumByDay([...covered].flatMap((section) => daysOf(section) ?? [])) : [],
    class_sizes: isTold ? byClassSize(sections, rules) : [],
    behind: reader.isOffice && status === 'open' ? await sectionsBehind(store, id, sections) : [],
  };
};
