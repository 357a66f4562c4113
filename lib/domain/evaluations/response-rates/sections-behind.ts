import type { SectionBehind } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { evaluationId, isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { responseRate } from '../figures/shares.ts';

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

const furthestBehind = (sections: readonly SectionCount[]): SectionCount[] => {
  const sum = (name: 'completed' | 'enrolled'): number => sections.reduce((total, each) => total + each[name], 0);
  const whole = shareOf({ completed: sum('completed'), enrolled: sum('enrolled') });
  return sections
    .filter((each) => shareOf(each) < whole)
    .sort((one, other) => shareOf(one) - shareOf(other) || other.enrolled - one.enrolled)
    .slice(0, most);
};

const readNamed = async (store: Store, type: string, ids: readonly string[]): Promise<Map<string, StoredRecord>> =>
  recordsById(await store.readManyInline([...new Set(ids)].map((id) => ({ type, id }))));

/** The sections of a period that are the furthest behind, at most 50; cancelled ones are none. 2 round trips. */
export const sectionsBehind = async (
  store: Store,
  period: string,
  counts: readonly SectionCount[],
): Promise<SectionBehind[]> => {
  const behind = furthestBehind(counts);
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
