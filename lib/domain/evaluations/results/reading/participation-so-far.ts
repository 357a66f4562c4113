import { readBy } from '../../../../model/read/read-by.ts';
import type { ParticipationSoFar } from '../../../../resources/course-evaluations/answers/results.ts';
import { courseEvaluationSectionInstructor } from '../../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { readParticipation } from '../../response-rates/participation.ts';
import { shownToTeacher } from '../../response-rates/shown-rate.ts';
import type { ResultViewer } from './result-viewer.ts';

const teachesSection = async (store: Store, viewer: ResultViewer, section: string): Promise<boolean> => {
  if (viewer.kind !== 'person' || viewer.standing.instructors.size === 0) return false;
  const assignments = readBy(store, courseEvaluationSectionInstructor, ['section', [section]], 100);
  for await (const { instructor } of assignments) if (viewer.standing.instructors.has(String(instructor))) return true;
  return false;
};

/**
 * What a viewer sees of an open evaluation. The evaluation office sees how many have answered; its instructors see that too,
 * or only a band if the class is small; all others see nothing.
 */
export const participationSoFar = async (
  store: Store,
  viewer: ResultViewer,
  { period, evaluation }: { readonly period: StoredRecord; readonly evaluation: StoredRecord },
): Promise<ParticipationSoFar | undefined> => {
  const section = String(evaluation.section);
  const mayKnow = viewer.kind === 'office' || (await teachesSection(store, viewer, section));
  if (!mayKnow) return undefined;
  const { enrolledBefore, ...counts } = await readParticipation(store, period, evaluation);
  if (viewer.kind === 'office') return counts;
  const { completed } = shownToTeacher({ ...counts, enrolledBefore });
  return typeof completed === 'number' ? counts : { completed_band: completed };
};
