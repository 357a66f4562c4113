import { refuse } from '../../../errors/error-kind.ts';
import type { JsonApiError } from '../../../errors/json-api-error.ts';
import { type Change, noChange } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluationPeriod } from '../../../resources/course-evaluations/course-evaluation-period.ts';
import {
  type CoveredPeriod,
  coveredCourses,
  evaluationId,
  type Plan,
  revisionOf,
  withCoverageOf,
} from '../../../resources/course-evaluations/coverage.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { type Hold, holdEvaluations, release } from '../coverage/hold.ts';
import { uncovering } from '../coverage/items.ts';
import { isUnopened, sameOpening } from '../coverage/period-opening.ts';
import { announceSteps } from '../coverage/plan-coverage.ts';
import { findCourses, splitCourses } from '../coverage/wanted-courses.ts';
import { countAnswered } from '../response-rates/read-counts.ts';
import { goBackSteps } from './go-back.ts';
import { lifecycle } from './lifecycle.ts';
import { readPeriod } from './read-period.ts';
import { settingSteps, thresholdSteps } from './settings.ts';

/** An update of a period; `courses` are the courses that it is to cover, undefined if they stay the same. */
interface Update {
  readonly change: Change;
  readonly courses: readonly string[] | undefined;
  readonly now: Date;
  /** Whether the caller may know how many students have answered; not unless said. */
  readonly mayCount?: boolean | undefined;
  /** When the work on coverage stops; without it, at the end. */
  readonly until?: Date | undefined;
}

/** The previous coverage is planned, but too large for one request. The next request continues it. */
const inProgress = (): JsonApiError => refuse(lifecycle.coverOthers.refusal);

const isSame = (courses: readonly string[], covered: ReadonlyMap<string, unknown>): boolean =>
  courses.length === covered.size && courses.every((course) => covered.has(course));

/** Refuses a change that would discard answers without consent. Returns steps for the transaction of the change. */
const requireStatus = async (
  store: Store,
  { record }: CoveredPeriod,
  { change, now, mayCount }: Update,
): Promise<readonly Step[]> => {
  const altered = alteredFields(courseEvaluationPeriod, record, change);
  const [from, to] = [record, { ...record, ...altered }].map((each) => statusOfPeriod(each, now));
  if (from === undefined || to === undefined) return [];
  const after = { ...record, ...altered };
  const steps = settingSteps(record, altered, { from, to });
  const back = await goBackSteps(store, record, { from, to, discards: change.data.discardsResults, mayCount });
  // If the period goes back, the answers that relied on the settings are discarded.
  const kept =
    back.length > 0
      ? []
      : await thresholdSteps(store, { before: record, after, attribute: 'minimum_response_threshold', now });
  return [...steps, ...kept, ...back];
};

/** Returns the sections whose evaluations are destroyed when a period covers other courses. */
const uncovered = (covered: ReadonlyMap<string, readonly string[]>, kept: ReadonlySet<string>): string[] =>
  [...covered].flatMap(([course, sections]) => (kept.has(course) ? [] : sections));

/** Fields and steps of the transaction that covers fewer courses, and the hold to release if it fails. */
interface Uncovering {
  readonly hold?: Hold;
  readonly steps: readonly Step[];
}

/**
 * Refuses a change that would discard answers without the request's consent. The evaluations accept no answers until it
 * is known whether they have any.
 */
const holdUnanswered = async (
  store: Store,
  record: StoredRecord,
  sections: readonly string[],
  { change, now, mayCount }: Update,
): Promise<Uncovering> => {
  if (sections.length === 0 || change.data.discardsResults) return { steps: [] };
  // A period that has not been opened has no answers.
  if (isUnopened(record, now)) return { steps: [sameOpening(record)] };
  const evaluations = sections.map((section) => evaluationId(record.id, section));
  const requireUnanswered = async () => {
    const answered = await countAnswered(store, record.id, evaluations);
    const what = 'Covering other courses, or another term,';
    if (answered.evaluations > 0)
      throw refuse(lifecycle.coverLess.refusal, what, mayCount ? answered : undefined, statusOfPeriod(record, now));
  };
  await requireUnanswered();
  const hold = await holdEvaluations(store, record.id, evaluations);
  await requireUnanswered().catch(async (error) => {
    await release(store, hold);
    throw error;
  });
  return { hold, steps: [hold.step] };
};

/**
 * Returns the steps and fields for other courses, or for the same ones in another term; undefined if nothing changes.
 */
const coverOthers = async (store: Store, { record, chunks }: CoveredPeriod, update: Update) => {
  const { change, courses, now } = update;
  const covered = coveredCourses(chunks.values());
  const [before, term] = [String(record.term), change.toOne.term?.id ?? String(record.term)];
  const isNewTerm = term !== before;
  const known = new Set(isNewTerm ? [] : covered.keys());
  const found = courses && (await findCourses(store, courses, { data: change.data, term, known }));
  const wanted = found?.courses ?? [...covered.keys()];
  if (isSame(wanted, covered) && (!isNewTerm || wanted.length === 0)) return undefined;
  const taken = uncovered(covered, new Set(isNewTerm ? [] : wanted));
  const { hold, steps } = await holdUnanswered(store, record, taken, update);
  const revision = revisionOf(record) + 1;
  const uncovers = taken.length > 0 && { uncovers: true as const };
  const plan: Plan = { revision, state: 'announced', courses: wanted, isNewTerm, at: now.toISOString(), ...uncovers };
  const announced = { period: record.id, plan, terms: [before, term], ...(found && { lookedUp: found }) };
  return {
    hold,
    fields: { coverage_revision: revision, ...(uncovers && { [uncovering]: true }), ...hold?.fields },
    steps: () => [...steps, ...announceSteps(announced)],
  };
};

const tryUpdate = async (store: Store, period: CoveredPeriod, update: Update): Promise<StoredRecord> => {
  const { change, now, until } = update;
  if (period.plan !== undefined && (update.courses !== undefined || change.toOne.term !== undefined))
    throw inProgress();
  const required = await requireStatus(store, period, update);
  const coverage = await coverOthers(store, period, update);
  const sideEffects =
    coverage === undefined && required.length === 0
      ? undefined
      : { fields: coverage?.fields ?? {}, steps: () => [...required, ...(coverage?.steps() ?? [])] };
  const { record } = period;
  const changed = await changeRecord(store, courseEvaluationPeriod, record, {
    change,
    now,
    ...(sideEffects && { sideEffects }),
  }).catch(async (error) => {
    if (coverage?.hold !== undefined) await release(store, coverage.hold);
    throw error;
  });
  // Only the record was written, not its companion items.
  return coverage === undefined ? withCoverageOf(changed, record) : (await readPeriod(store, record.id, until)).record;
};

const updateWhole = (store: Store, id: string, update: Update): Promise<StoredRecord> =>
  retryStale(
    async () => tryUpdate(store, await readPeriod(store, id, update.until), update),
    'the period keeps changing',
  );

/** Covers other courses and changes nothing else; does nothing when it covers just these. */
export const coverCourses = (store: Store, id: string, courses: readonly string[], now: Date): Promise<StoredRecord> =>
  updateWhole(store, id, { change: noChange, courses, now });

/**
 * Changes a period. With other courses or another term, evaluations are created, and others are destroyed with their
 * responses. The plan is written first, as for a new period. Throws 404, 409, 422.
 */
export const updatePeriod = (
  store: Store,
  id: string,
  given: Change,
  times: Pick<Update, 'now' | 'until' | 'mayCount'>,
): Promise<StoredRecord> => updateWhole(store, id, { ...splitCourses(withCanonicalTargets(given)), ...times });
