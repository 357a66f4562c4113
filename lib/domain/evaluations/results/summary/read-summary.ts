import { refuse } from '../../../../errors/error-kind.ts';
import { notFound } from '../../../../errors/reading.ts';
import { linkedIds } from '../../../../model/definition/record-fields.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { Participation, PeriodSummary } from '../../../../resources/course-evaluations/answers/results.ts';
import { isOfMidterm } from '../../../../resources/course-evaluations/midterm.ts';
import { withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { generationOf, isClosed, statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { dayOf } from '../../../../runtime/instant.ts';
import type { Item } from '../../../../store/queries.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { linkageChanges } from '../../../../store/record-version.ts';
import type { Store } from '../../../../store/store.ts';
import { countReplies } from '../../replies/count-replies.ts';
import { keepSummary, summaryKey } from '../items.ts';
import { judgeResult } from '../reading/judge-result.ts';
import { periodType } from '../reading/result-period.ts';
import { chairs } from '../reading/result-standing.ts';
import { type ResultViewer, resultViewer } from '../reading/result-viewer.ts';
import { type Answered, participationOf } from './participation-groups.ts';
import { readAnswered, readResultsOf } from './read-answered.ts';

const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/**
 * Returns the results of a period as a viewer may know them. For all but the office, unreleased results show nothing.
 */
const asKnown = (
  results: readonly StoredRecord[],
  period: StoredRecord,
  { isOffice, now }: { readonly isOffice: boolean; readonly now: Date },
): readonly StoredRecord[] =>
  results.map((result) => {
    const isOut = isOffice || statusOfPeriod(withOwnSettings(period, result), now) === 'released';
    return isOut ? result : { ...result, status: 'withheld', withheld_because: 'not_released', flags: [] };
  });

/** Counts the results by status and by flag. */
const countsOf = (results: readonly StoredRecord[]) => ({
  statuses: tally(results.map(({ status, withheld_because: because }) => String(because ?? status))),
  flags: tally(results.flatMap(({ flags }) => (Array.isArray(flags) ? flags.map(String) : []))),
});

/**
 * Returns a value that identifies the content of a stored summary. It changes when the period is reopened or gets more
 * evaluations.
 */
const countedOf = (period: StoredRecord, results: readonly StoredRecord[]) => ({
  generation: generationOf(period),
  linkage_changes: linkageChanges(period),
  evaluations: results.length,
});

const stillHolds = (item: Item, counted: ReturnType<typeof countedOf>): boolean =>
  Object.entries(counted).every(([name, value]) => item[name] === value);

const keep = async (
  store: Store,
  period: StoredRecord,
  { participation, ...counted }: ReturnType<typeof countedOf> & { readonly participation: Participation },
): Promise<void> => {
  await store.write([keepSummary(period, { ...counted, text: JSON.stringify(participation) })]);
};

/** The results of a period, and which of them are not released to the viewer. */
interface Counting {
  readonly results: readonly StoredRecord[];
  readonly held: ReadonlySet<string>;
  readonly isOffice: boolean;
}

const count = async (
  { store, now }: TokenHolder,
  period: StoredRecord,
  { results, held, isOffice }: Counting,
): Promise<Participation | null> => {
  const isOver = statusOfPeriod(period, now) !== 'open';
  // Today is left out while the period is open, because two requests must not show who has answered between them.
  const before = isOver ? '~' : dayOf(now.toISOString());
  const answered = await readAnswered(store, { period, results, before });
  const folded = new Set(results.map(({ id }) => id));
  const isFolded = answered.every(({ evaluation }) => folded.has(evaluation));
  // Withheld results are known only when all are folded: a number that is shown earlier would reveal them as the difference.
  if (!isFolded && !isOffice) return null;
  // Results that are released later show their numbers then, so that they are left out now. Withheld results never show a
  // number and always count: otherwise the sums before and after a release would reveal one.
  const shown = answered.filter(({ evaluation, isWithheld }) => isWithheld || !held.has(evaluation));
  const participation = participationOf(shown);
  if (isOver && isFolded && held.size === 0)
    await keep(store, period, { ...countedOf(period, results), participation });
  // No days while some results are held back: once one is released, the difference would show its days.
  return held.size === 0 ? participation : { ...participation, days: [] };
};

/** Returns the participation that a result shows. It has both numbers, and no days. */
const shownOf = (result: StoredRecord, departments: ReadonlySet<string>): Answered => ({
  evaluation: result.id,
  enrolled: Number(result.enrolled),
  enrolledBefore: Number(result.enrolled),
  completed: Number(result.completed),
  departments: linkedIds(result, 'departments').filter((id) => departments.has(id)),
  days: new Map(),
  threshold: 0,
  isWithheld: false,
});

/**
 * The summary of a period for a chair: the number of results of the own departments, and sums over the results that are also
 * shown one by one, so that no difference of two sums reveals anything.
 */
const summariseForChair = async (
  { store, now }: TokenHolder,
  period: StoredRecord,
  viewer: ResultViewer & { readonly kind: 'person' },
): Promise<PeriodSummary> => {
  const head = headOf(period, now);
  const { departments } = viewer.standing;
  if (departments.size === 0 || !isClosed(period, now)) return { ...head, ...nothing };
  const own = (await readResultsOf(store, period.id)).filter((result) => chairs(viewer.standing, result));
  const known = own.map((result) => {
    const verdict = judgeResult(viewer, { result, period, now });
    if ('sees' in verdict && verdict.sees === 'all of it') return result;
    // The part that the person sees as an instructor does not count for the chair.
    const because = 'withheld' in verdict ? verdict.withheld : 'role';
    return { ...result, status: 'withheld', withheld_because: because, flags: [] };
  });
  const shown = known.filter(({ status }) => status === 'available');
  const participation = participationOf(shown.map((each) => shownOf(each, departments)));
  // The replies to shown results are counted. Other replies would show how many results are withheld only from this
  // role.
  const replies = await countReplies(store, { period, results: shown }, now);
  const ofOwn = replies.departments.filter(({ department }) => departments.has(department));
  return { ...head, ...countsOf(known), replies: { ...replies, departments: ofOwn }, participation };
};

const headOf = (period: StoredRecord, now: Date): Pick<PeriodSummary, 'period_name' | 'status'> => ({
  period_name: String(period.name),
  status: statusOfPeriod(period, now),
});

const nothing = { statuses: null, flags: null, replies: null, participation: null };

/**
 * Reads the sums of a period: response rates, and the number of results by status and by flag. The evaluation office
 * sees them from the opening on, other integrations after the release, and chairs for the results of their departments
 * that they may see. Throws 404. The counts of a folded period are kept: 3 round trips, and one for each MB of results;
 * before the fold, two more, and requests by the megabyte.
 */
export const readSummary = async (holder: TokenHolder, id: string): Promise<PeriodSummary> => {
  const { store, now } = holder;
  const [period, viewer] = await Promise.all([store.readInline({ type: periodType, id }), resultViewer(holder)]);
  if (period === undefined || isOfMidterm(period)) throw refuse(notFound, periodType, id);
  if (viewer.kind === 'person') return summariseForChair(holder, period, viewer);
  const head = headOf(period, now);
  const { status } = head;
  const maySee = viewer.kind === 'office' || (viewer.kind === 'reader' && status === 'released');
  const hasBegun = status !== 'draft' && status !== 'scheduled';
  if (!maySee || !hasBegun) return { ...head, ...nothing };
  const [results, kept] = await Promise.all([readResultsOf(store, id), store.get(summaryKey(period))]);
  const isOffice = viewer.kind === 'office';
  const known = asKnown(results, period, { isOffice, now });
  const held = new Set(known.filter((result, index) => result !== results[index]).map(({ id: each }) => each));
  const participation =
    held.size === 0 && kept !== undefined && stillHolds(kept, countedOf(period, results))
      ? // `keep` wrote it, and nobody else.
        (JSON.parse(String(kept.text)) as Participation)
      : await count(holder, period, { results, held, isOffice });
  if (status === 'open') return { ...head, ...nothing, participation };
  const replies = await countReplies(store, { period, results }, now);
  return { ...head, ...countsOf(known), replies, participation };
};
