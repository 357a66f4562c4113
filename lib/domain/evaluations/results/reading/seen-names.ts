import type { TokenHolder } from '../../../../model/definition/visibility.ts';
import type { WordsOf } from '../../../../model/read/found-by-words.ts';
import type { SeenNames } from '../../../../resources/course-evaluations/result-names.ts';
import { wordsIn } from '../../../../runtime/words.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { judgeResult } from './judge-result.ts';
import { instructorsOf, NamesOfResults } from './names-of-results.ts';
import { periodsOf } from './result-period.ts';
import { type ResultViewer, resultViewer } from './result-viewer.ts';

/**
 * Finds out which instructors of a result a viewer sees by name. An instructor who teaches with others does not see their
 * names.
 */
export const namedTo = async (
  { store, now }: TokenHolder,
  viewer: ResultViewer,
  results: readonly StoredRecord[],
): Promise<(result: StoredRecord) => readonly string[]> => {
  if (viewer.kind !== 'person') return instructorsOf;
  const periods = await periodsOf(store, results);
  return (result) => {
    const period = periods.get(String(result.period));
    const verdict = period && judgeResult(viewer, { result, period, now });
    if (verdict === undefined || !('sees' in verdict)) return [];
    const all = instructorsOf(result);
    return verdict.sees === 'all of it' ? all : all.filter((id) => viewer.standing.instructors.has(id));
  };
};

/**
 * Opens a reader for the names of results, limited to the names that the caller sees. All pages share the names that
 * were read.
 */
export const openSeenNames = async (
  holder: TokenHolder,
): Promise<(results: readonly StoredRecord[]) => Promise<(result: StoredRecord) => SeenNames>> => {
  const viewer = await resultViewer(holder);
  const names = new NamesOfResults(holder.store);
  return async (results) => {
    const [named] = await Promise.all([namedTo(holder, viewer, results), names.learn(results, [])]);
    return (result) => {
      const { period_name, term_name, departments, ...others } = names.of(result);
      const instructors = named(result).flatMap((id) => names.person(id) ?? []);
      return { period: period_name, term: term_name, ...others, instructors: instructors.sort() };
    };
  };
};

/**
 * Opens the words with which a caller's search finds results: the names of the course and the section, and the instructors
 * that the caller sees.
 */
export const openResultWords = async (holder: TokenHolder): Promise<WordsOf> => {
  const namesOf = await openSeenNames(holder);
  return async (results) => {
    const of = await namesOf(results);
    const words = new Map(
      results.map((result) => [result.id, [String(result.name), ...of(result).instructors].flatMap(wordsIn)]),
    );
    return ({ id }) => words.get(id) ?? [];
  };
};

/** Adds to results the names of the records that they are about. */
export const withSeenNames = async (
  holder: TokenHolder,
  results: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => {
  const of = await (await openSeenNames(holder))(results);
  return results.map((result) => ({ ...result, names: of(result) }));
};
