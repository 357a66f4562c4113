import { linkageOf } from '../../../../model/definition/record-fields.ts';
import type { TokenHolder, Visibility } from '../../../../model/definition/visibility.ts';
import { isOfMidterm } from '../../../../resources/course-evaluations/midterm.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { judgeResult, type Part } from './judge-result.ts';
import { ratesSeveral } from './own-units.ts';
import { resultIdsBy } from './result-ids.ts';
import { periodsOf } from './result-period.ts';
import type { ResultStanding } from './result-standing.ts';
import { type ResultViewer, resultViewer } from './result-viewer.ts';

// Most results that are read one by one. A viewer of more results finds a full page by walking through the list.
const few = 400;

const isAboutSeveral = (result: StoredRecord): boolean =>
  result[ratesSeveral] === true || Object.keys(linkageOf(result, 'instructors')).length > 1;

/** A result as an instructor sees it in a list: its flags could be those of the other instructors. */
export const asSeen = (result: StoredRecord, part: Part): StoredRecord => {
  if (part === 'all of it' || !isAboutSeveral(result)) return result;
  const { flags: _flags, ...others } = result;
  // All members that a record must have are left.
  return others as StoredRecord;
};

/** Keeps those of several results that a viewer sees in a list: results withheld from this viewer are left out. */
const keepResults =
  (store: Store, viewer: ResultViewer, now: Date) =>
  async (results: readonly StoredRecord[]): Promise<StoredRecord[]> => {
    const periods = await periodsOf(store, results);
    return results.flatMap((result) => {
      const period = periods.get(String(result.period));
      if (period === undefined) return [];
      const verdict = judgeResult(viewer, { result, period, now });
      return 'sees' in verdict ? [asSeen(result, verdict.sees)] : [];
    });
  };

/** The results of a person's own sections and departments, both from one index; undefined when they are many. */
export const resultsAmong = async (store: Store, standing: ResultStanding): Promise<string[] | undefined> => {
  const ids = await resultIdsBy(store, ['instructors', [...standing.instructors, ...standing.departments]], few);
  return ids && [...ids];
};

/**
 * The results that a caller may see. The evaluation office sees all but those of midterms; other integrations see the
 * released ones (one round trip more, for the periods); a person sees the released ones of own sections and departments.
 */
export const resultVisibility = async (holder: TokenHolder): Promise<Visibility> => {
  const viewer = await resultViewer(holder);
  const { store, now } = holder;
  const keep = keepResults(store, viewer, now);
  if (viewer.kind === 'office')
    return {
      keepsMost: true,
      keepsAll: true,
      keep: async (results) => (results.some(isOfMidterm) ? keep(results) : results),
    };
  if (viewer.kind === 'reader') return { keepsMost: true, keep };
  const among = await resultsAmong(store, viewer.standing);
  return among === undefined ? { keep } : { among, keep };
};
