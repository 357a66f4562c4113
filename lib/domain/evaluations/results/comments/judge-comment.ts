import { statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { isVisibleTo } from '../reading/result-period.ts';
import { chairs, type ResultStanding, teaches } from '../reading/result-standing.ts';

/** A comment with the data that decides which readers see it. */
export interface JudgedComment {
  readonly comment: StoredRecord;
  /** The period with the evaluation's own settings. */
  readonly period: StoredRecord;
  readonly now: Date;
}

/** Further data that decides for a person. */
export interface PersonAndResult {
  readonly standing: ResultStanding;
  readonly result: StoredRecord;
  /** Whether the comment is about the person as an instructor; undefined for a comment about the course. */
  readonly isAboutPerson: boolean | undefined;
}

/** Whether students must not read what a comment says: a reviewer has removed it, or kept it for those concerned. */
export const isHidden = ({ decision }: Readonly<Record<string, unknown>>): boolean =>
  decision === 'removed' || decision === 'private';

/** Whether anybody but reviewers reads a comment: its results are released, and a reviewer has decided on it. */
const isOut = ({ comment, period, now }: JudgedComment): boolean =>
  statusOfPeriod(period, now) === 'released' && comment.decision !== 'undecided' && comment.reviewers_only !== true;

/** Whether an integration without the scope of reviewers sees a comment. */
export const isForReaders = (judged: JudgedComment): boolean => isOut(judged) && judged.comment.decision !== 'private';

/** Whether a person sees a comment: chairs see public ones, instructors those about the course or themselves. */
export const isForPerson = (judged: JudgedComment, { standing, result, isAboutPerson }: PersonAndResult): boolean => {
  if (!isOut(judged)) return false;
  const isPrivate = judged.comment.decision === 'private';
  const isOwn = isVisibleTo(judged.period, 'instructor') && teaches(standing, result) && isAboutPerson !== false;
  return isOwn || (!isPrivate && isVisibleTo(judged.period, 'department_admin') && chairs(standing, result));
};
