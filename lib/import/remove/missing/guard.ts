import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import type { Plan } from '../../formats/format.ts';
import { ImportStopped } from '../../run/import-stopped.ts';
import { enrolments, type Missing as MissingCounts } from '../../run/report.ts';
import type { Session } from '../../run/session.ts';
import { findMissing, type Missing } from './find-missing.ts';
import { hasKnownNames } from './known-names.ts';
import { readNamed } from './named.ts';

/** The complete kinds of a set of which the table knows anything at all. */
export const knownKinds = async ({ store, known }: Session, { complete }: Plan): Promise<ReadonlySet<string>> => {
  const kinds = await Promise.all(
    complete.map(async (kind) => {
      const type = kind === enrolments ? courseEvaluationStudent.type : kind;
      return (await hasKnownNames(store, known.source, type)) ? [kind] : [];
    }),
  );
  return new Set(kinds.flat());
};

/** What is known and what is missing, by kind. */
export type Counted = ReadonlyMap<string, MissingCounts>;

/** Counts what a complete set does not name any more, by kind; tells of each. */
export const countMissing = async (
  session: Session,
  plan: Plan,
  onMissing: ((missing: Missing) => void) | undefined,
): Promise<Counted> => {
  const counted = new Map<string, MissingCounts>();
  const kinds = await knownKinds(session, plan);
  if (kinds.size === 0) return counted;
  const named = await readNamed(session, plan.stages, kinds);
  for await (const { kind, known, count, missing } of findMissing(session, kinds, named)) {
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

/** Throws an `ImportStopped` when more of a kind is missing than can be believed. */
export const requireBelievable = (missing: Counted, threshold: number): void => {
  const all = [...missing].filter(([, counts]) => counts.missing > 0);
  if (!all.some(([, counts]) => percentOf(counts) > threshold)) return;
  const seen = all.map(([kind, counts]) => describeShare(kind, counts)).join('; ');
  throw new ImportStopped(
    `The set lacks more than ${threshold} % of what is known of a kind; it may be cut. Missing are ${seen}.`,
  );
};
