import { notFound } from '../../../jsonapi/errors.ts';
import { coveredCourses, evaluationId, readCoverage } from '../../../resources/course-evaluations/coverage.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { responseRate } from '../results/figures/shares.ts';
import { countEnrolments } from './enrolments.ts';
import { readResponseCounts } from './read-counts.ts';
import { departmentsOf } from './teaching.ts';

/** How many students of how many sections have answered. */
export interface ResponseRate {
  readonly sections: number;
  readonly enrolled: number;
  /** A band while so few are enrolled that a number would tell who has answered; null where it is not told. */
  readonly completed: number | string | null;
  /** A share of 1, to four places; null where it is not told, or nobody is enrolled. */
  readonly response_rate: number | null;
}

export interface ResponseRates extends ResponseRate {
  readonly status: PeriodStatus;
  /** A section that is taught from several departments counts in each of them. */
  readonly departments: readonly (ResponseRate & { readonly department: string | null })[];
}

/** To whom they are told. */
export interface Reader {
  /** The evaluation office, and not one of those who teach. */
  readonly isOffice: boolean;
  readonly now: Date;
}

interface Sum {
  sections: number;
  enrolled: number;
  completed: number;
}

const smallClass = 10;
const [fewest, most] = [1, 4];

const bandOf = (completed: number): string => {
  if (completed < fewest) return '0';
  return completed <= most ? `${fewest}–${most}` : `${most + 1}+`;
};

/** What is told of a sum: less of few students. */
const tell = (sum: Sum, { isOffice, threshold }: { isOffice: boolean; threshold: number }): ResponseRate => {
  const { sections, enrolled, completed } = sum;
  if (completed < threshold) return { sections, enrolled, completed: null, response_rate: null };
  const isBand = !isOffice && enrolled < smallClass;
  return {
    sections,
    enrolled,
    completed: isBand ? bandOf(completed) : completed,
    response_rate: isBand ? null : responseRate(completed, enrolled),
  };
};

// Below the threshold no number is told once answers could be read with it; before, the office reminds by it.
const thresholdOf = ({ minimum_response_threshold: threshold }: StoredRecord, status: PeriodStatus): number =>
  (status === 'closed' || status === 'released') && typeof threshold === 'number' ? threshold : 0;

const emptySum = (): Sum => ({ sections: 0, enrolled: 0, completed: 0 });

const addTo = (sum: Sum, enrolled: number, completed: number): void => {
  sum.sections += 1;
  sum.enrolled += enrolled;
  sum.completed += completed;
};

/**
 * How many students of a period's sections have answered, in all and by the department of those who teach. Throws 404.
 * Requests grow with a megabyte of students, and with a hundred instructors: 40 or so for 10,000 sections.
 */
export const readResponseRates = async (store: Store, id: string, reader: Reader): Promise<ResponseRates> => {
  const period = await readCoverage(store, id);
  if (period === undefined) throw notFound('course_evaluation_period', id);
  const sections = new Set([...coveredCourses(period.chunks.values()).values()].flat());
  const [counts, enrolments, departments] = await Promise.all([
    readResponseCounts(store, id),
    countEnrolments(store, sections),
    departmentsOf(store, sections),
  ]);
  const [all, byDepartment] = [emptySum(), new Map<string | null, Sum>()];
  for (const section of sections) {
    const [enrolled, completed] = [enrolments.get(section) ?? 0, counts.get(evaluationId(id, section)) ?? 0];
    addTo(all, enrolled, completed);
    const names: readonly (string | null)[] = departments(section).length === 0 ? [null] : departments(section);
    for (const name of names) {
      const sum = byDepartment.get(name) ?? emptySum();
      byDepartment.set(name, sum);
      addTo(sum, enrolled, completed);
    }
  }
  const status = statusOfPeriod(period.record, reader.now);
  const rules = { isOffice: reader.isOffice, threshold: thresholdOf(period.record, status) };
  const told = [...byDepartment].map(([department, sum]) => ({ department, sum, rate: tell(sum, rules) }));
  const hidden = told.filter(({ rate }) => typeof rate.completed !== 'number');
  // What is not told of a few must not follow from the sum of all.
  const sumOf = (name: keyof Sum): number => hidden.reduce((sum, each) => sum + each.sum[name], 0);
  const isSmall = sumOf('completed') < rules.threshold || (!reader.isOffice && sumOf('enrolled') < smallClass);
  return {
    status,
    ...(hidden.length > 0 && isSmall
      ? { ...tell(all, rules), completed: null, response_rate: null }
      : tell(all, rules)),
    departments: told
      .map(({ department, rate }) => ({ department, ...rate }))
      .sort((one, other) => ((one.department ?? '~') < (other.department ?? '~') ? -1 : 1)),
  };
};
