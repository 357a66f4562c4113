import { refuse } from '../../../../errors/error-kind.ts';
import { notFound } from '../../../../errors/reading.ts';
import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { Participation, PeriodSummary } from '../../../../resources/course-evaluations/answers/results.ts';
import { withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { generationOf, statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { dayOf } from '../../../../runtime/instant.ts';
import type { Item } from '../../../../store/queries.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { linkageChanges } from '../../../../store/record-version.ts';
import type { Store } from '../../../../store/store.ts';
import { countReplies } from '../../replies/count-replies.ts';
import { keepSummary, summaryKey } from '../items.ts';
import { periodType } from '../reading/result-period.ts';
import { resultViewer } from '../reading/result-viewer.ts';
import { participationOf } from './participation-groups.ts';
import { readAnswered, readResultsOf } from './read-answered.ts';

const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** The results of a period as a viewer may know of them: for all but the office, those that are not released show nothing. */
const asKnown = (
  results: readonly StoredRecord[],
  period: StoredRecord,
  { isOffice, now }: { readonly isOffice: boolean; readonly now: Date },
): readonly StoredRecord[] =>
  results.map((result) => {
    const isOut = isOffice || statusOfPeriod(withOwnSettings(period, result), now) === 'released';
    return isOut ? result : { ...result, status: 'withheld', withheld_because: 'not_released', flags: [] };
  });

/** How many results there are of each status, and how many show each flag. */
const countsOf = (results: readonly StoredRecord[]) => ({
  statuses: tally(results.map(({ status, withheld_because: because }) => String(because ?? status))),
  flags: tally(results.flatMap(({ flags }) => (Array.isArray(flags) ? flags.map(String) : []))),
});

/** Identifies what a stored summary counts: it changes when the period is reopened or gets other evaluations. */
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

/** The results of a period, and those of them that are not out for who asks. */
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
  // Today is left out while the period is open: two requests must not show who has answered in between.
  const before = isOver ? '~' : dayOf(now.toISOString());
  const answered = await readAnswered(store, { period, results, before });
  const folded = new Set(results.map(({ id }) => id));
  const isFolded = answered.every(({ evaluation }) => folded.has(evaluation));
  // Withheld results are known only when all are folded: a number that is shown earlier would reveal them as the difference.
  if (!isFolded && !isOffice) return null;
  // Results that come out later show their numbers then. What is withheld never does, and counts whenever it comes out: a
  // release that is set or taken back would else reveal its number by the sums before and after.
  const shown = answered.filter(({ evaluation, isWithheld }) => isWithheld || !held.has(evaluation));
  const participation = participationOf(shown);
  if (isOver && isFolded && held.size === 0)
    await keep(store, period, { ...countedOf(period, results), participation });
  // No day is shown for a single evaluation: it would be the difference once the evaluation is released.
  return held.size === 0 ? participation : { ...participation, days: [] };
};

/**
 * Sums up a period: response rates, and how many results there are of each status and with each flag. The evaluation office
 * sees it from when the period opens, other integrations once it is released. Throws 404. What has been counted of a period
 * that is folded is kept: 3 round trips, and one for each MB of results; before, two more, and requests by the megabyte.
 */
export const readSummary = async (holder: TokenHolder, id: string): Promise<PeriodSummary> => {
  const { store, now } = holder;
  const [period, viewer] = await Promise.all([store.readInline({ type: periodType, id }), resultViewer(holder)]);
  if (period === undefined) throw refuse(notFound, periodType, id);
  const status = statusOfPeriod(period, now);
  const maySee = viewer.kind === 'office' || (viewer.kind === 'reader' && status === 'released');
  const hasBegun = status !== 'draft' && status !== 'scheduled';
  if (!maySee || !hasBegun) return { status, statuses: null, flags: null, replies: null, participation: null };
  const [results, kept] = await Promise.all([readResultsOf(store, id), store.get(summaryKey(period))]);
  const isOffice = viewer.kind === 'office';
  const known = asKnown(results, period, { isOffice, now });
  const held = new Set(known.filter((result, index) => result !== results[index]).map(({ id: each }) => each));
  const participation =
    held.size === 0 && kept !== undefined && stillHolds(kept, countedOf(period, results))
      ? // `keep` wrote it, and nobody else.
        (JSON.parse(String(kept.text)) as Participation)
      : await count(holder, period, { results, held, isOffice });
  if (status === 'open') return { status, statuses: null, flags: null, replies: null, participation };
  return { status, ...countsOf(known), replies: await countReplies(store, { period, results }, now), participation };
};
