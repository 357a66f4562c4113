import { newRecord } from '../../../model/write/apply-change.ts';
import { countRecordSteps } from '../../../model/write/count-steps.ts';
import { foundByAlone } from '../../../model/write/list-fields.ts';
import { courseEvaluationComment } from '../../../resources/course-evaluations/course-evaluation-comment.ts';
import { asPartOf, isOfMidterm } from '../../../resources/course-evaluations/midterm.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { keyedId } from '../../../runtime/ids.ts';
import { requireTime } from '../../../runtime/time-limit.ts';
import type { Answer, StoredBallot } from '../../../store/ballots.ts';
import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Store } from '../../../store/store.ts';
import { absentResult, putComment, putCommentIds, resultShard } from '../results/items.ts';
import { type FoldOf, overtaken, stillClosed } from '../tally/items.ts';
import type { Asked } from './ballot-count.ts';

/** A text that a student wrote, separate from the student's other answers. */
export interface Written {
  readonly id: string;
  readonly question: string;
  readonly subject: Asked['subject'];
  readonly instructor: string | null;
  readonly text: string;
}

const textIn = ({ text, comment }: Answer): string | undefined => text ?? comment;

/**
 * Returns the texts of some ballots. Their ids follow from ballot and question with the fold's key, so that an
 * interrupted fold writes the same comments again, and without the key the ids reveal nothing. In the order of their
 * ids, comments are in random order.
 */
export const writtenOn = (
  ballots: readonly StoredBallot[],
  questions: readonly Asked[],
  key: Uint8Array,
): Written[] => {
  const subjects = new Map(questions.map(({ id, subject }) => [id, subject]));
  return ballots
    .flatMap(({ id, answers }) =>
      answers.flatMap((answer): Written[] => {
        const [text, subject] = [textIn(answer), subjects.get(answer.question)];
        if (text === undefined || text.trim() === '' || subject === undefined) return [];
        const { question, instructor = null } = answer;
        return [{ id: keyedId(key, id, question, instructor ?? ''), question, subject, instructor, text }];
      }),
    )
    .sort((one, other) => (one.id < other.id ? -1 : 1));
};

export const hasText = ({ answers }: StoredBallot): boolean => answers.some((answer) => textIn(answer) !== undefined);

const toOne = (type: string, id: string | null) => (id === null ? null : { type, id });

const recordOf = (written: Written, { evaluation, period, day, hidden }: CommentsOf): StoredRecord => {
  const record = newRecord(
    courseEvaluationComment,
    {
      attributes: {
        text: written.text,
        subject: written.subject,
        // Comments for the instructor alone are not reviewed.
        decision: isOfMidterm(period) ? 'private' : 'undecided',
        ...(hidden.has(written) && { reviewers_only: true }),
      },
      toOne: {
        evaluation: toOne('course_evaluation', evaluation),
        period: toOne(period.type, period.id),
        question: toOne('course_evaluation_question', written.question),
        instructor: toOne('course_evaluation_section_instructor', written.instructor),
      },
      toMany: {},
      data: { attributes: {}, relationships: {} },
    },
    day,
    { id: written.id, hidden: asPartOf(period) },
  );
  return isOfMidterm(period) ? { ...record, ...foundByAlone(courseEvaluationComment, record, 'evaluation') } : record;
};

/** The evaluation whose comments are written. */
export interface CommentsOf extends FoldOf {
  readonly period: StoredRecord;
  /** The creation time of the comments: the start of a day. */
  readonly day: Date;
  /** The comments that only reviewers may see. */
  readonly hidden: ReadonlySet<Written>;
  readonly until?: Date | undefined;
}

// With the counters, the fence and the check, a transaction has fewer than 100 items, and less than 4 MB if all are long.
const batchSize = 70;

const idsPerPart = 5_000;

const withoutWritten = async (store: Store, records: readonly StoredRecord[]): Promise<StoredRecord[]> => {
  const found = new Set((await store.getMany(records.map(keyOf.record))).map(({ id }) => id));
  return records.filter(({ id }) => !found.has(id));
};

const writeBatch = async (store: Store, of: CommentsOf, records: readonly StoredRecord[]): Promise<void> => {
  const shard = resultShard(of.evaluation);
  const steps = records.flatMap((record) => [
    putComment(record),
    ...countRecordSteps(courseEvaluationComment, record, 1, { shard }),
  ]);
  try {
    await retryBusy(() => store.write([stillClosed(of), absentResult(of.evaluation, () => overtaken), ...steps]));
  } catch (error) {
    if (!(error instanceof WriteRefused) || error.reasons.includes(overtaken)) throw error;
    // An interrupted fold has written some of the comments, and a reviewer may have decided on them meanwhile.
    const missing = await withoutWritten(store, records);
    if (missing.length === records.length) throw error;
    if (missing.length > 0) await writeBatch(store, of, missing);
  }
};

const writeIds = async (store: Store, of: CommentsOf, ids: readonly string[]): Promise<void> => {
  for (const [part, some] of chunk(ids, idsPerPart).entries()) {
    // An interrupted fold has written the same ids.
    const put = putCommentIds(of.evaluation, part, some);
    await store.write([stillClosed(of), absentResult(of.evaluation, () => overtaken), put]).catch((error) => {
      if (!(error instanceof WriteRefused) || error.reasons.includes(overtaken)) throw error;
    });
  }
};

/**
 * Writes the comments that do not exist yet, after their ids. Throws `WriteRefused` when overtaken, and `outOfTime`.
 */
export const writeComments = async (store: Store, of: CommentsOf, written: readonly Written[]): Promise<void> => {
  if (written.length === 0) return;
  await writeIds(
    store,
    of,
    written.map(({ id }) => id),
  );
  for (const batch of chunk(written, batchSize)) {
    requireTime(of.until);
    await writeBatch(
      store,
      of,
      batch.map((each) => recordOf(each, of)),
    );
  }
};
