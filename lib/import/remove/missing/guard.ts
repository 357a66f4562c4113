import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { ImportStopped } from '../../files/import-stopped.ts';
import type { LoadPlan } from '../../formats/format.ts';
import type { Session } from '../../load/session.ts';
import { enrolments, type MissingCounts } from '../../report/report.ts';
import { findMissing, type MissingItem } from './find-missing.ts';
import { hasKnownNames } from './known-names.ts';
import { readSetContents } from './set-contents.ts';

const typeOf = (kind: string): string => (kind === enrolments ? courseEvaluationStudent.type : kind);

/** Returns the kinds that had a name in the table when the run began. */
const namedKinds = async ({ known }: Session, kinds: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(
    kinds.map(async (kind) => ((await known.isBlank({ type: typeOf(kind) })) ? [] : [kind])),
  );
  return found.flat();
};

/** Returns the kinds that can have missing records, because the table had some before the run. */
export const knownKinds = async (session: Session, kinds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { store, known } = session;
  const found = await Promise.all(
    (await namedKinds(session, kinds)).map(async (kind) =>
      (await hasKnownNames(store, known.source, typeOf(kind))) ? [kind] : [],
    ),
  );
  return new Set(found.flat());
};

export type Counted = ReadonlyMap<string, MissingCounts>;

/** Counts, by kind, what a complete set no longer names; `onMissing` receives each item. */
export const countMissing = async (
  session: Session,
  plan: LoadPlan,
  onMissing: ((missing: MissingItem) => void) | undefined,
): Promise<Counted> => {
  const counted = new Map<string, MissingCounts>();
  const kinds = await knownKinds(session, plan.complete);
  if (kinds.size === 0) return counted;
  const contents = await readSetContents(session, plan.stages, kinds);
  for await (const { kind, known, count, missing } of findMissing(session, kinds, contents)) {
    const counts = counted.get(kind) ?? { known: 0, missing: 0 };
    counted.set(kind, { known: counts.known + known, missing: counts.missing + count });
    for (const each of missing) onMissing?.(each);
  }
  for (const [kind, counts] of counted) session.report.countMissing(kind, counts);
  return counted;
};

const percentOf = ({ known, missing }: MissingCounts): number => (known === 0 ? 0 : (missing * 100) / known);

const describeShare = (kind: string, counts: MissingCounts): string =>
  `${kind}: ${counts.missing} of ${counts.known} (${percentOf(counts).toFixed(1)} %)`;

/** Throws an `ImportStopped` when more of a kind is missing than the threshold, in percent. */
export const requireBelievable = (missing: Counted, threshold: number): void => {
  const all = [...missing].filter(([, counts]) => counts.missing > 0);
  if (!all.some(([, counts]) => percentOf(counts) > threshold)) return;
  const seen = all.map(([kind, counts]) => describeShare(kind, counts)).join('; ');
  throw new ImportStopped(
    `The set lacks more than ${threshold} % of what is known of a kind; it may be cut. Missing are ${seen}.`,
  );
};
