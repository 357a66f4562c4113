import { scopesAtLarge } from '../../../../access/token-record.ts';
import type { TokenHolder, Visibility } from '../../../../model/definition/visibility.ts';
import type { WordsOf } from '../../../../model/read/found-by-words.ts';
import { readBare } from '../../../../model/read/read-linked.ts';
import { isOfMidterm } from '../../../../resources/course-evaluations/midterm.ts';
import { withOwnSettings } from '../../../../resources/course-evaluations/own-settings.ts';
import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { wordsIn } from '../../../../runtime/words.ts';
import { recordsById, type StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { instructorsBehind } from '../reading/own-units.ts';
import { ownPeriods, periodsOf } from '../reading/result-period.ts';
import type { ResultStanding } from '../reading/result-standing.ts';
import { standingOf } from '../reading/result-viewer.ts';
import { isForPerson, isForReaders } from './judge-comment.ts';

/** A comment without some members. */
const without = (comment: StoredRecord, ...names: readonly string[]): StoredRecord =>
  // The removed members are none that every resource has.
  Object.fromEntries(Object.entries(comment).filter(([name]) => !names.includes(name))) as StoredRecord;

/** Returns a comment as all but reviewers see it. For a removed comment, only the fact of its removal is visible. */
const asRead = (comment: StoredRecord): StoredRecord =>
  comment.decision === 'removed' ? without(comment, 'text', 'original_text') : without(comment, 'original_text');

type Keep = Visibility['keep'];

/** Reviewers see everything, and the original text of an edited comment until the results are released. */
const keepForReviewers =
  (store: Store, now: Date): Keep =>
  async (comments) => {
    const edited = comments.filter(({ original_text }) => original_text !== undefined);
    const periodOf = await ownPeriods(store, edited);
    return comments.map((comment) => {
      const period = periodOf(comment);
      const isReleased = period === undefined || statusOfPeriod(period, now) === 'released';
      return isReleased ? without(comment, 'original_text') : comment;
    });
  };

const keepForReaders =
  (store: Store, now: Date): Keep =>
  async (comments) => {
    const periodOf = await ownPeriods(store, comments);
    return comments.flatMap((comment) => {
      const period = periodOf(comment);
      return period !== undefined && isForReaders({ comment, period, now }) ? [asRead(comment)] : [];
    });
  };

const idsIn = (comments: readonly StoredRecord[], field: 'evaluation' | 'instructor'): string[] =>
  comments.flatMap(({ [field]: id }) => (typeof id === 'string' ? [id] : []));

const keepForPerson =
  (store: Store, now: Date, standing: ResultStanding): Keep =>
  async (comments) => {
    const [periods, results, sectionInstructors] = await Promise.all([
      periodsOf(store, comments),
      readBare(store, 'course_evaluation_result', idsIn(comments, 'evaluation')).then(recordsById),
      readBare(store, 'course_evaluation_section_instructor', idsIn(comments, 'instructor')),
    ]);
    const taught = instructorsBehind(sectionInstructors, [...results.values()]);
    return comments.flatMap((comment) => {
      const [period, result] = [periods.get(String(comment.period)), results.get(String(comment.evaluation))];
      if (period === undefined || result === undefined) return [];
      const { instructor } = comment;
      const own = withOwnSettings(period, result);
      const about = typeof instructor === 'string' ? taught.get(instructor) : undefined;
      const isAboutPerson = typeof instructor === 'string' ? standing.instructors.has(String(about)) : undefined;
      return isForPerson({ comment, period: own, now }, { standing, result, isAboutPerson }) ? [asRead(comment)] : [];
    });
  };

/** Keeps comments on midterms only for the persons who started the midterms, and others as `keep` does. */
const apartFromMidterms =
  (keep: Keep, keepOwn: Keep): Keep =>
  async (comments) => {
    const ofMidterms = comments.filter(isOfMidterm);
    if (ofMidterms.length === 0) return keep(comments);
    const others = comments.filter((comment) => !isOfMidterm(comment));
    const kept = recordsById([...(await keep(others)), ...(await keepOwn(ofMidterms))]);
    return comments.flatMap(({ id }) => kept.get(id) ?? []);
  };

/**
 * Returns the comments that a caller may read: all for an integration that reviews them, otherwise the approved ones of
 * released results. A page costs one more round trip, for the periods, the results and the instructors.
 */
export const commentVisibility = async (holder: TokenHolder): Promise<Visibility> => {
  const { store, now } = holder;
  const caller = await holder.caller();
  const atLarge = scopesAtLarge(caller);
  const keepOwn = keepForPerson(store, now, await standingOf(store, caller.principal));
  // Comments on midterms are found only by their evaluation.
  if (atLarge.includes('comments:review')) {
    const keep = apartFromMidterms(keepForReviewers(store, now), keepOwn);
    return { keepsMost: true, keepsAll: true, hidesBy: 'evaluation', keep };
  }
  const isReader = caller.principal.kind === 'integration' || atLarge.includes('comments:read');
  return { keep: isReader ? apartFromMidterms(keepForReaders(store, now), keepOwn) : keepOwn };
};

/**
 * Returns the words of comments as the caller sees them, so that the words of a removed text find nothing for callers
 * who do not see it.
 */
export const openCommentWords = async (): Promise<WordsOf> => async (comments) => {
  const words = new Map(comments.map(({ id, text }) => [id, typeof text === 'string' ? wordsIn(text) : []]));
  return ({ id }) => words.get(id) ?? [];
};
