import { CoverageJoin } from '../../domain/evaluations/coverage/join-coverage.ts';
import { updateSection } from '../../domain/evaluations/coverage/update-section.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { checkRules } from '../../model/validation/rules.ts';
import { alteredFields } from '../../model/write/apply-change.ts';
import { withCanonicalTargets } from '../../model/write/links-of.ts';
import { updateRecord } from '../../model/write/update.ts';
import { courseEvaluationSection } from '../../resources/course-evaluations/course-evaluation-section.ts';
import { now } from '../../runtime/clock.ts';
import type { RecordReference } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Step } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { withRetry } from './with-retry.ts';

/**
 * Reads that a run makes only in order to write. A dry run omits them, because it sends no writes. In all other
 * respects it does the same as any run, on a `DryRunStore`.
 */
export interface Updates {
  /** Changes a record in its present state. Throws the errors of its rules. */
  update(resource: AnyResource, record: StoredRecord, change: Change): Promise<void>;
  latest(reference: RecordReference): Promise<StoredRecord | undefined>;
  /** Makes new sections join the evaluation periods that cover their courses. */
  readonly coverage: { forget(): void; stepsForNew(section: StoredRecord): Promise<readonly Step[]> };
}

/** The updates of a run that writes. */
export const tableUpdates = (store: Store): Updates => ({
  update: async (resource, { id }, change) => {
    await withRetry(() =>
      resource.type === courseEvaluationSection.type
        ? updateSection(store, id, change, now())
        : updateRecord(store, resource, id, change, now()),
    );
  },
  latest: (reference) => store.read(reference),
  coverage: new CoverageJoin(store),
});

export const dryRunUpdates: Updates = {
  update: async (resource, record, change) =>
    checkRules(resource, { ...record, ...alteredFields(resource, record, change) }, withCanonicalTargets(change)),
  latest: async () => undefined,
  coverage: { forget: () => undefined, stepsForNew: async () => [] },
};
