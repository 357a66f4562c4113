import { notFound } from '../../../jsonapi/errors.ts';
import { coveredCourses, evaluationId, readCoverage } from '../../../resources/course-evaluations/coverage.ts';
import { withOwnSettings } from '../../../resources/course-evaluations/own-settings.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { responseRate } from '../results/figures/shares.ts';
import { bandOf, smallClass } from './bands.ts';
import { countEnrolments } from './enrolments.ts';
import { readResponseCounts } from './read-counts.ts';
import { readEvaluationsOf } from './read-evaluations.ts';
import { departmentsOf } from './teaching.ts';
import { type Answered, type Sum, sumOf, sumOfAll, sumOfShown } from './told-sums.ts';

/** How many students of how many sections have answered. */
export interface ResponseRate {
  /** Those that are counted here: once the period has closed, what is withheld is left out where it would be told. */
  readonly sections: number;
  readonly enrolled: number;
  /** A band while so few are enrolled that a number would tell who has answered; null where it is not told. */
  readonly completed: number | string | null;
  /** A share of 1, to six digits; null where it is not told, or nobody is enrolled. */
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

/** What is told of some evaluations by their sum: less of few students, and of none of them no number. */
const tell = (answered: readonly Answered[], sum: Sum, isOffice: boolean): ResponseRate => {
  if (sum.sections === 0) return { ...sumOf(answered), completed: null, response_rate: null };
  const { sections, enrolled, completed } = sum;
  const isBand = !isOffice && enrolled < smallClass;
  return {
    sections,
    enrolled,
    completed: isBand ? bandOf(completed) : completed,
    response_rate: isBand ? null : responseRate(completed, enrolled),
  };
};

const thresholdIn = ({ minimum_response_threshold: threshold }: StoredRecord): number =>
  typeof threshold === 'number' ? threshold : 0;

/**
 * The thresholds of a period's evaluations: below them no number is told once answers could be read with it; before, the
 * office reminds by it, and nothing is read.
 */
const thresholdsOf = async (
  store: Store,
  period: StoredRecord,
  status: PeriodStatus,
): Promise<(evaluation: string) => number> => {
  if (status !== 'closed' && status !== 'released') return () => 0;
  const evaluations = await readEvaluationsOf(store, period.id);
  const own = new Map(
    evaluations.map((evaluation) => [evaluation.id, thresholdIn(withOwnSettings(period, evaluation))]),
  );
  return (evaluation) => own.get(evaluation) ?? thresholdIn(period);
};

/**
 * How many students of a period's sections have answered, in all and by the department of those who teach. Throws 404.
 * Requests grow with a megabyte of students, and with a hundred instructors: 40 or so for 10,000 sections; and with a
 * megabyte of evaluations once it has closed.
 */
export const readResponseRates = async (store: Store, id: string, reader: Reader): Promise<ResponseRates> => {
  const period = await readCoverage(store, id);
  if (period === undefined) throw notFound('course_evaluation_period', id);
  const sections = new Set([...coveredCourses(period.chunks.values()).values()].flat());
  const status = statusOfPeriod(period.record, reader.now);
  const [counts, enrolments, departments, thresholdOf] = await Promise.all([
    readResponseCounts(store, id),
    countEnrolments(store, sections),
    departmentsOf(store, sections),
    thresholdsOf(store, period.record, status),
  ]);
  const [all, byDepartment] = [[] as Answered[], new Map<string | null, Answered[]>()];
  for (const section of sections) {
    const evaluation = evaluationId(id, section);
    const one = {
      enrolled: enrolments.get(section) ?? 0,
      completed: counts.get(evaluation) ?? 0,
      threshold: thresholdOf(evaluation),
    };
    all.push(one);
    const names: readonly (string | null)[] = departments(section).length === 0 ? [null] : departments(section);
    for (const name of names) {
      const known = byDepartment.get(name);
      if (known === undefined) byDepartment.set(name, [one]);
      else known.push(one);
    }
  }
  const { isOffice } = reader;
  const told = [...byDepartment].map(([department, answered]) => ({
    answered,
    rate: { department, ...tell(answered, sumOfShown(answered), isOffice) },
  }));
  const rate = tell(all, sumOfAll(all), isOffice);
  // The number of a few, of whom a band is told, must not follow from the sum of all.
  const banded = told.flatMap(({ answered, rate: { completed } }) => (typeof completed === 'number' ? [] : answered));
  const isSmall = !isOffice && banded.length > 0 && sumOf(banded).enrolled < smallClass;
  return {
    status,
    ...(isSmall ? { ...rate, completed: null, response_rate: null } : rate),
    departments: told
      .map((each) => each.rate)
      .sort((one, other) => ((one.department ?? '~') < (other.department ?? '~') ? -1 : 1)),
  };
};
