import { coveredCourses, readCoverage } from '../../../resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { uncovering } from './items.ts';

/**
 * Whether a period covers a section, as its last plan says: until that is carried out, evaluations are there that it takes
 * away. A period that has opened since the plan shows it. No round trip without such a plan, else 1.
 */
export const isStillCovered = async (store: Store, period: StoredRecord, section: string): Promise<boolean> => {
  if (period[uncovering] === undefined) return true;
  const found = await readCoverage(store, period.id);
  if (found === undefined) return false;
  const { chunks, plan } = found;
  const [course] = [...coveredCourses(chunks.values())].find(([, sections]) => sections.includes(section)) ?? [];
  if (course === undefined) return false;
  return plan?.state !== 'announced' || (!plan.isNewTerm && plan.courses?.includes(course) === true);
};
