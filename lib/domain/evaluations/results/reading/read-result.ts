import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { ResultMeta } from '../../../../resources/course-evaluations/answers/results.ts';
import { withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { benchmarksFor } from '../benchmarks/read-benchmarks.ts';
import { type UnitResult, withoutOwn } from '../frozen-result.ts';
import { type FoundResult, findResult, readSurroundings, type Surroundings } from './find-result.ts';
import { judgeResult, type Part } from './judge-result.ts';
import { flagsOf, instructorsBehind, ownUnits, sectionInstructorsOf, type TaughtAs } from './own-units.ts';
import { participationSoFar } from './participation-so-far.ts';
import { countRemoved } from './removed-comments.ts';
import { nameInstructors, periodOfResult } from './result-meta.ts';
import { type ResultViewer, resultViewer, seesOwn, viewerIn } from './result-viewer.ts';
import { showUnits } from './show-units.ts';
import { withheldResult } from './withheld-result.ts';

/** A result as a viewer sees it. */
export interface ReadResult extends ResultMeta {
  readonly record: StoredRecord;
}

/** Options of a reading. `language`: the language of question texts; without one they are in their original language. */
interface Wanted {
  readonly language?: string | undefined;
}

/** The viewer, and the part of the result that the viewer sees. */
interface Seen {
  readonly part: Part;
  readonly viewer: ResultViewer;
}

const unitsSeen = (units: readonly UnitResult[], taught: TaughtAs, { part, viewer }: Seen): readonly UnitResult[] => {
  const instructors = units.filter(({ instructor }) => instructor !== null);
  // The only instructor of a section sees the whole result.
  if (part === 'all of it' || viewer.kind !== 'person' || instructors.length < 2) return units;
  return ownUnits(units, sectionInstructorsOf(taught, viewer.standing.instructors));
};

const showWhole = async (
  store: Store,
  { result, units: all }: { readonly result: StoredRecord; readonly units: readonly UnitResult[] },
  { period, questions, language, ...seen }: Surroundings & Seen & Wanted,
): Promise<ReadResult> => {
  const guidelines = { results_guidelines: period.results_guidelines };
  if (result.status !== 'available') return { record: { ...result, ...guidelines, units: [] } };
  const taught = instructorsBehind(seen.sectionInstructors, [result]);
  const units = unitsSeen(all, taught, seen);
  const [removed, benchmarkOf, instructors] = await Promise.all([
    countRemoved(store, result.id),
    benchmarksFor(store, { result, questions }),
    nameInstructors(store, units, { instructors: seen.instructors, taught }),
  ]);
  const shown = showUnits(units, {
    questions,
    language,
    of: ({ question, figures }, instructor) => {
      const count = removed(question, instructor);
      const benchmarks = figures && benchmarkOf(question, figures.interpolated_median);
      return { ...(benchmarks && { benchmarks }), ...(count > 0 && { comments: { removed: count } }) };
    },
  });
  return { record: { ...result, ...guidelines, flags: flagsOf(units), units: shown }, instructors };
};

const readClosed = async (
  holder: TokenHolder,
  { result, evaluation, allUnits }: FoundResult,
  surroundings: Surroundings & Pick<Seen, 'viewer'> & Wanted,
): Promise<ReadResult> => {
  const { period, viewer } = surroundings;
  const named = { period: periodOfResult(withOwnSettings(period, evaluation), surroundings, holder.now) };
  // The answers are not counted yet. A sweep counts them after the period has closed.
  if (result === undefined) return { record: withheldResult(evaluation, 'not_closed'), ...named };
  const verdict = judgeResult(viewer, { result, period, now: holder.now });
  if ('withheld' in verdict) {
    const record = withheldResult(evaluation, verdict.withheld);
    return verdict.withheld === 'role' ? { record } : { record, ...named };
  }
  const units = seesOwn(viewer, result) ? allUnits : withoutOwn(allUnits);
  return { ...(await showWhole(holder.store, { result, units }, { ...surroundings, part: verdict.sees })), ...named };
};

/**
 * Reads the result of an evaluation as the caller sees it. Throws 404 for an evaluation that is not there. 3 round trips;
 * a person's standing is determined in parallel with the first, and may take longer.
 */
export const readWholeResult = async (holder: TokenHolder, id: string, wanted: Wanted = {}): Promise<ReadResult> => {
  const { store, now } = holder;
  const [found, whoever] = await Promise.all([findResult(store, id), resultViewer(holder)]);
  const surroundings = await readSurroundings(store, found);
  const viewer = viewerIn(whoever, surroundings.period);
  const status = statusOfPeriod(surroundings.period, now);
  if (status !== 'closed' && status !== 'released') {
    const participation = await participationSoFar(store, viewer, {
      period: surroundings.period,
      evaluation: found.evaluation,
    });
    return { record: withheldResult(found.evaluation, 'not_closed'), ...(participation && { participation }) };
  }
  return readClosed(holder, found, { ...surroundings, ...wanted, viewer });
};
