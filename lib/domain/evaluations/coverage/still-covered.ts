import { coveredCourses, readCoverage } from '../../../resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { uncovering } from './items.ts';

/**
 * Returns whether a period covers a section by its last plan. Until the plan is carried out, evaluations exist that it
 * will remove; the period is marked while such a plan is open. No round trip without such a plan, otherwise 1.
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
