import type { SectionBehind } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { evaluationId, isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { chanceOfAtMost } from '../figures/binomial.ts';
import { responseRate } from '../figures/shares.ts';
import type { Sum } from './shown-sums.ts';

/** How many students of a section have answered. */
interface SectionCount {
  readonly section: string;
  readonly enrolled: number;
  readonly completed: number;
}

/** Most sections that are listed. */
const most = 50;

const shareOf = ({ completed, enrolled }: Pick<SectionCount, 'completed' | 'enrolled'>): number =>
  responseRate(completed, enrolled) ?? 1;

/** A section is behind if chance alone leaves one of its size so far below the others less often than this. */
const rarely = 0.05;

const furthestBehind = (sections: readonly SectionCount[], { enrolled, completed }: Sum): SectionCount[] => {
  const whole = shareOf({ completed, enrolled });
  const isBehind = (each: SectionCount): boolean =>
    shareOf(each) < whole && chanceOfAtMost(each.completed, each.enrolled, whole) < rarely;
  return sections
    .filter(isBehind)
    .sort((one, other) => shareOf(one) - shareOf(other) || other.enrolled - one.enrolled)
    .slice(0, most);
};

const readNamed = async (store: Store, type: string, ids: readonly string[]): Promise<Map<string, StoredRecord>> =>
  recordsById(await store.readManyInline([...new Set(ids)].map((id) => ({ type, id }))));

/**
 * Returns those of some sections of a period that are the furthest behind all others, at most 50, without cancelled
 * ones. Soon after the opening and in small classes, a low rate means nothing yet. 2 round trips.
 */
export const sectionsBehind = async (
  store: Store,
  period: string,
  { among, all }: { readonly among: readonly SectionCount[]; readonly all: Sum },
): Promise<SectionBehind[]> => {
  const behind = furthestBehind(among, all);
  const sections = await readNamed(
    store,
    'course_evaluation_section',
    behind.map(({ section }) => section),
  );
  const courseIds = [...sections.values()].flatMap(({ course }) => (typeof course === 'string' ? [course] : []));
  const courses = await readNamed(store, 'course_evaluation_course', courseIds);
  return behind.flatMap((count) => {
    const record = sections.get(count.section);
    if (record === undefined || !isEvaluated(record)) return [];
    const name = courses.get(String(record.course))?.name;
    return {
      evaluation: evaluationId(period, count.section),
      section: count.section,
      enrolled: count.enrolled,
      completed: count.completed,
      section_name: String(record.name),
      course_name: typeof name === 'string' ? name : null,
      response_rate: shareOf(count),
    };
  });
};
